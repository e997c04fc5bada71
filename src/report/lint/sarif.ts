import type { ArtifactLocation, Fix, Invocation, Log, ReportingDescriptor, Result } from "sarif";
import type { Severity } from "../../finding.js";
import { fingerprints } from "../../lint/fingerprints.js";
import type { Diagnostic, Rule } from "../../lint/rule.js";
import { RULES, ruleById } from "../../lint/rules.js";
import { ruleMarkdown, ruleText } from "../explain/rule-help.js";
import { findingJson } from "../text/finding-json.js";
import { jsonText } from "../text/json.js";
import { visible } from "../text/visible.js";
import type { LintContext } from "./formats.js";
import type { LintReport } from "./report.js";
import { rulePage } from "./rule-page.js";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json";
const LEVELS = { error: "error", warning: "warning", info: "note" } as const satisfies Record<
  Severity,
  string
>;
const ROOT = "%SRCROOT%";

/** The report in the Static Analysis Results Interchange Format 2.1.0, for code scanning and viewers. */
export function lintSarif(report: LintReport, { version, pathOf }: LintContext): string {
  const prints = fingerprints(report.diagnostics, pathOf);
  const log: Log = {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: { name: "shipcost", version, semanticVersion: version, rules: RULES.map(descriptor) },
        },
        columnKind: "unicodeCodePoints",
        // Where the root is differs between machines: readers know their own.
        originalUriBaseIds: {
          [ROOT]: { description: { text: "The root of the project that was checked." } },
        },
        invocations: [invocation(report.problems)],
        results: report.diagnostics.map((each) => result(each, report, pathOf, prints.get(each) ?? "")),
      },
    ],
  };
  return jsonText(log);
}

function descriptor(rule: Rule): ReportingDescriptor {
  const { id, title, why, severity } = rule;
  return {
    id,
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: { text: ruleText(rule), markdown: ruleMarkdown(rule) },
    helpUri: rulePage(id),
    defaultConfiguration: { level: LEVELS[severity] },
    properties: { tags: [id.slice(0, id.indexOf("/"))] },
  };
}

function invocation(problems: readonly string[]): Invocation {
  return {
    executionSuccessful: problems.length === 0,
    toolExecutionNotifications: problems.map((text) => ({ level: "error", message: { text: plain(text) } })),
  };
}

function result(
  each: Diagnostic,
  { sources }: LintReport,
  pathOf: LintContext["pathOf"],
  fingerprint: string,
): Result {
  const { ruleId, severity, message, help, ship, line, column, endLine, endColumn } = each;
  const artifactLocation = locate(pathOf(each.path));
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  const edits = findingJson(each, sources).fix?.edits;
  const fix: Fix | undefined = edits && {
    description: { text: plain(help ?? ruleById(ruleId).title) },
    artifactChanges: [
      {
        artifactLocation,
        replacements: edits.map(({ text, line: startLine, column: startColumn, endLine, endColumn }) => ({
          deletedRegion: { startLine, startColumn, endLine, endColumn },
          insertedContent: { text },
        })),
      },
    ],
  };
  return {
    ruleId,
    ruleIndex: RULES.findIndex((rule) => rule.id === ruleId),
    level: LEVELS[severity],
    message: { text: plain(help === null ? message : `${message}\n${help}`) },
    locations: [
      {
        physicalLocation: { artifactLocation, region },
        ...(ship === null ? {} : { logicalLocations: [{ name: ship, kind: "object" }] }),
      },
    ],
    partialFingerprints: { "shipcostFinding/v2": fingerprint },
    ...(fix ? { fixes: [fix] } : {}),
  };
}

/** A relative path under the root of the project, an absolute one as it is. */
function locate(path: string): ArtifactLocation {
  const uri = path.toWellFormed().split("/").map(encodeURIComponent).join("/");
  if (uri.startsWith("/")) return { uri: `file://${uri}` };
  const drive = /^([A-Za-z])%3A\//.exec(uri);
  return drive ? { uri: `file:///${drive[1]}:${uri.slice(4)}` } : { uri, uriBaseId: ROOT };
}

/** A text that holds no link: in messages `[text](target)` would be one. */
function plain(text: string): string {
  const shown = text.split("\n").map(visible).join("\n");
  return shown.includes("](") ? shown.replace(/[[\]\\]/g, "\\$&") : shown;
}
