import type { Layout } from "../text/text.js";
import type { LintFormat } from "./format-names.js";
import type { LintReport } from "./report.js";

/** What a renderer is told besides the report. */
export interface LintContext {
  readonly layout: Layout;
  /** The version of this tool. */
  readonly version: string;
  /** How a repository calls a file: relative to its root where it is inside, with forward slashes. */
  pathOf(path: string): string;
}

export type LintRenderer = (report: LintReport, context: LintContext) => string;

interface Format {
  /** Whether it is a document: one that has something to say, and parses, also where nothing was checked. */
  readonly document: boolean;
  /** Renderers come with their libraries, and are loaded when they are asked for. */
  load(): Promise<LintRenderer>;
}

const FORMATS: Readonly<Record<LintFormat, Format>> = {
  pretty: {
    document: false,
    load: async () => {
      const { lintPretty } = await import("./pretty.js");
      return (report, { layout }) => lintPretty(report, layout);
    },
  },
  concise: { document: false, load: async () => (await import("./report.js")).lintConcise },
  json: { document: true, load: async () => (await import("./report.js")).lintJson },
  sarif: { document: true, load: async () => (await import("./sarif.js")).lintSarif },
  github: { document: false, load: async () => (await import("./github.js")).lintGithub },
  gitlab: { document: true, load: async () => (await import("./gitlab.js")).lintGitlab },
  junit: { document: true, load: async () => (await import("./junit.js")).lintJunit },
  checkstyle: { document: true, load: async () => (await import("./checkstyle.js")).lintCheckstyle },
  markdown: { document: true, load: async () => (await import("./markdown.js")).lintMarkdown },
};

/** A report in a format. Where nothing was checked, only a document has something to say. */
export async function renderLint(
  format: LintFormat,
  report: LintReport,
  context: LintContext,
): Promise<string> {
  const { document, load } = FORMATS[format];
  const nothing = report.summary.files === 0 && report.problems.length > 0;
  return nothing && !document && report.diagnostics.length === 0 ? "" : (await load())(report, context);
}
