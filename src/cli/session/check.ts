import path from "node:path";
import { CONFIG_NAME } from "../../design/classify.js";
import { type Loaded, Loader } from "../../design/load.js";
import type { LoadedDocument, LoadedFile } from "../../design/loaded.js";
import type { Finding } from "../../finding.js";
import type { Config } from "../../lint/config.js";
import { diagnose, mergeDiagnostics } from "../../lint/diagnose.js";
import { type CheckedFile, checkFile } from "../../lint/lint.js";
import type { LintOptions } from "../../lint/options.js";
import { ruleById } from "../../lint/rules.js";
import { Suppressor } from "../../lint/suppress.js";
import { conclude } from "../../lint/unused.js";
import type { Ruleset } from "../../rulebook/schema.js";
import { suggest } from "../../source/suggest.js";
import type { Input } from "../files/inputs.js";
import { diskFiles, filesWith } from "../files/project.js";
import type { Io } from "../io.js";
import { lintOptions, type Settings } from "../settings/settings.js";
import type { Session, SessionOptions } from "./session.js";

/** What a check is made of. */
export interface Run {
  readonly inputs: NonNullable<SessionOptions["inputs"]>;
  readonly settings: Settings;
  readonly io: Io;
  readonly chosen: { readonly ruleset?: Ruleset };
  readonly options: SessionOptions;
}

/** Loads and checks the files of a run, with these contents in place of those of the files of these paths. */
export function check(run: Run, contents: ReadonlyMap<string, Uint8Array>): Session {
  const { settings, io, options } = run;
  const { lint = {}, overrides } = options;
  const inputs = run.inputs.files.map((each) => {
    const bytes = contents.get(each.path);
    return bytes ? { ...each, bytes } : each;
  });
  const changed = inputs.flatMap(({ path, file, bytes }): [string, Uint8Array][] =>
    file !== null && contents.has(path) ? [[file, bytes]] : [],
  );
  const loading = {
    files: filesWith(options.files ?? diskFiles(io), new Map(changed), io.cwd),
    ...(overrides ? { overrides } : {}),
  };
  const { progress } = io;
  const loader = new Loader({ ...loading, ...run.chosen, onShip: () => progress?.read() });
  const problems = [...run.inputs.problems];
  const configs = new Map<string, string>();
  const passedOver: Pick<LoadedFile, "path" | "foreign">[] = [];
  const checks = new Map<CheckedFile, Checked>();
  const rulesetFindings: Finding[] = [];
  progress?.begin(inputs.length);
  for (const input of inputs) {
    progress?.file(input.path);
    if (input.met && path.basename(input.path) === CONFIG_NAME) {
      passedOver.push({ path: input.path, foreign: "config" });
      continue;
    }
    const governing = settings.configs.governing(path.dirname(path.resolve(io.cwd, input.path)));
    if (governing) configs.set(input.path, governing.path);
    if (governing && !governing.config) continue;
    const loaded = loader.load(input.path, input.bytes, governing?.ruleset ?? undefined);
    for (const each of loaded.file.rulesetFindings) rulesetFindings.push(each);
    if (input.met && loaded.file.foreign) passedOver.push(loaded.file);
    else {
      const narrow = narrowed(loaded, input);
      if (typeof narrow === "string") problems.push(narrow);
      else {
        const own = lintOptions(governing?.config ?? null, lint);
        checks.set(
          checkFile(narrow, own, () => progress?.checked()),
          { input, options: own, config: governing?.config ?? null },
        );
      }
    }
  }
  const faults = settings.faults();
  const sources = new Map([...faults.sources, ...loader.sources]);
  const files = [...checks.keys()];
  const concluded = conclude(files);
  const runs = [...checks.values()].map(({ options: own, config }, i) => ({
    config,
    diagnostics: diagnose(concluded[i]!.findings, sources, own),
    suppressed: diagnose(concluded[i]!.suppressed, sources, own),
  }));
  const inRulesets = [...rulesetFindings, ...faults.rulesetFindings];
  const others = new Suppressor(sources, lint.inlineConfig);
  const standing = others.sift([...inRulesets, ...faults.findings]);
  for (const problem of faults.problems) problems.push(problem);
  const broken = inRulesets.filter((each) => ruleById(each.ruleId).severity === "error");
  for (const file of new Set(broken.map((each) => each.path)))
    problems.push(`${file}: the ruleset has errors`);
  const loaders = new Map<Ruleset, Loader>();
  return {
    files,
    sources,
    diagnostics: mergeDiagnostics([
      ...runs.map((each) => each.diagnostics),
      diagnose(standing, sources, lint),
    ]),
    suppressed: mergeDiagnostics([
      ...runs.map((each) => each.suppressed),
      diagnose(others.suppressed, sources, lint),
    ]),
    passedOver,
    leftOut: run.inputs.leftOut ?? [],
    passedThrough: run.inputs.passedThrough ?? null,
    configs,
    problems,
    notes: [...(run.inputs.notes ?? []), ...settings.notes()],
    runs,
    inputOf: new Map([...checks].map(([file, { input }]) => [file, input])),
    under(file, other) {
      const { input, options: own } = checks.get(file)!;
      const otherwise = loaders.get(other) ?? new Loader({ ...loading, ruleset: other });
      loaders.set(other, otherwise);
      const narrow = narrowed(otherwise.load(input.path, input.bytes), input);
      if (typeof narrow === "string") throw new Error(narrow);
      return checkFile(narrow, own);
    },
    again: (others) => check(run, others),
  };
}

interface Checked {
  readonly input: Input;
  readonly options: LintOptions;
  readonly config: Config | null;
}

/** The one ship of a file that FILE#NAME asks for, without its fleet's minefields and budget; or what is wrong. */
function narrowed(loaded: Loaded, { shipName, mayLack = false }: Input): Loaded | string {
  const { file } = loaded;
  if (shipName === null || file.documents.length === 0) return loaded;
  const names = file.documents.flatMap((document) => document.ships.map((ship) => ship.name ?? ""));
  if (!names.includes(shipName)) {
    if (mayLack) return { ...loaded, file: { ...file, documents: [], findings: [] } };
    const [near] = suggest(shipName, names);
    return `${file.path}: no ship is called ${shipName}${near ? `; did you mean ${near}?` : ""}`;
  }
  const documents = file.documents.flatMap((document): LoadedDocument[] => {
    const ships = document.ships.filter((ship) => ship.name === shipName);
    const header = { ...document.header, minefields: [], budget: null };
    const kind = "ship" as const;
    return ships.length === 0 ? [] : [{ ...document, kind, header, headerRead: true, ships, findings: [] }];
  });
  return { ...loaded, file: { ...file, documents, asWritten: false, findings: [] } };
}
