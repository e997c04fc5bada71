import { isConfig } from "../design/classify.js";
import { Loader } from "../design/load.js";
import type { LoadedFile } from "../design/loaded.js";
import type { Overrides } from "../design/overrides.js";
import type { Finding } from "../finding.js";
import type { Ruleset } from "../rulebook/schema.js";
import { type Files, NO_FILES } from "../source/files.js";
import type { Source } from "../source/text.js";
import { checkDocuments } from "./check.js";
import type { CheckedDocuments, CheckedFile } from "./checked.js";
import { Dependencies } from "./dependencies.js";
import { mergeDiagnostics, settle, sortedOnce } from "./diagnose.js";
import type { LintOptions } from "./options.js";
import type { Diagnostic } from "./rule.js";
import { type MissingShip, type ShipChoice, shipOf } from "./ship-of.js";
import { type Suppressed, Suppressor } from "./suppress.js";
import { conclude } from "./unused.js";

/** A file to check. */
export interface LintInput extends ShipChoice {
  /** How reports call it, and where its references start; with forward slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Whether it was met in a folder, not named itself: then a file that holds no designs is passed over. */
  readonly met?: boolean;
  /** How this file is judged, where that differs from the run's `lint`. */
  readonly lint?: LintOptions;
  /** The ruleset where a fleet of this file names none, instead of the run's. */
  readonly defaultRuleset?: Ruleset | null;
  /** The ruleset of every fleet of this file, whatever it says; only the run's comes before it. */
  readonly enforcedRuleset?: Ruleset | null;
}

/** What holds for all files of a run. */
export interface LintSettings {
  /** How `design:` and `ruleset:` paths are read; none by default. */
  readonly files?: Files;
  /** The ruleset for everything, whatever fleets say. */
  readonly ruleset?: Ruleset;
  /** The ruleset where a fleet names none; house by default. */
  readonly defaultRuleset?: Ruleset;
  /** What-if values that every ship is read with. */
  readonly overrides?: Overrides;
  readonly lint?: LintOptions;
  /** Files that are not asked about, but may buy designs that are: comments that these need are of use. */
  readonly buyers?: readonly LintInput[];
  /** What was found in configurations: it is reported with the rest. */
  readonly others?: OtherFindings;
  readonly observer?: LintObserver | undefined;
}

/** Findings of files that are no designs, with their texts. */
export interface OtherFindings {
  readonly findings: readonly Finding[];
  /** Of these, those in rulesets. */
  readonly rulesetFindings: readonly Finding[];
  readonly sources: ReadonlyMap<string, Source>;
}

/** Is told how far a run has got. */
export interface LintObserver {
  /** Work on so many files begins. */
  begin(files: number): void;
  /** The next file is begun. */
  file(path: string): void;
  /** A ship is read. */
  read(): void;
  /** A ship is checked and priced. */
  checked(): void;
}

/** What a run found. */
export interface LintRun<I extends LintInput = LintInput> {
  readonly files: readonly CheckedFile[];
  /** What each of the files was read from, in the same order. */
  readonly inputs: readonly I[];
  /** Files met that hold no designs. */
  readonly passedOver: readonly Pick<LoadedFile, "path" | "foreign">[];
  /** Every finding of the run: sorted by path, line, column and rule, each once, at the worst severity in any file. */
  readonly diagnostics: readonly Diagnostic[];
  /** What comments suppress. */
  readonly suppressed: readonly Suppressed[];
  /** The texts of all files that were read, by path. */
  readonly sources: ReadonlyMap<string, Source>;
  /** Ships asked for by name that are not there. */
  readonly missing: readonly MissingShip[];
  /** The paths of rulesets with errors: what is judged by them is not judged. */
  readonly brokenRulesets: readonly string[];
}

/**
 * The one way from files to findings and prices: loads each file with what it names, checks it, prices it, and settles
 * what was found. The command line, the library and the tests all go through it. Never throws on any bytes.
 */
export function lintFiles<I extends LintInput>(
  inputs: readonly I[],
  settings: LintSettings = {},
): LintRun<I> {
  const { observer, lint = {} } = settings;
  const dependencies = new Dependencies(settings.files ?? NO_FILES);
  const loader = new Loader({
    ...settings,
    files: dependencies.files,
    onShip: () => observer?.read(),
  });
  const { sources } = loader;
  const done: { readonly input: I; readonly checked: CheckedDocuments }[] = [];
  const passedOver: Pick<LoadedFile, "path" | "foreign">[] = [];
  const missing: MissingShip[] = [];
  observer?.begin(inputs.length);
  for (const input of inputs) {
    const { path, met = false } = input;
    observer?.file(path);
    if (met && isConfig(path)) {
      passedOver.push({ path, foreign: "config" });
      continue;
    }
    const loaded = loader.load(path, input.bytes, {
      fallback: input.defaultRuleset ?? null,
      enforced: input.enforcedRuleset ?? null,
    });
    const { foreign } = loaded.file;
    const asked = shipOf(loaded, input);
    if (met && foreign) passedOver.push({ path, foreign });
    else if ("near" in asked) missing.push(asked);
    else {
      const checked = checkDocuments(asked, input.lint ?? lint, () => observer?.checked());
      done.push({ input, checked });
    }
  }
  const concluded = conclude(
    done.map(({ input, checked }) => ({ checked, options: input.lint ?? lint })),
    { sources, otherRules: settings.ruleset !== undefined, buyers: boughtBy(loader, settings) },
  );
  const files = concluded.map((file): CheckedFile => {
    const { documents, loose, comments, rulesets, file: loaded } = file;
    const found = [loose, ...documents.map((each) => each.findings), comments, rulesets].flat();
    return { ...file, findings: sortedOnce(found), dependencies: dependencies.of(loaded.path) };
  });
  const others = settleOthers(settings, sources);
  return {
    files,
    inputs: done.map(({ input }) => input),
    passedOver,
    diagnostics: mergeDiagnostics([...files.map((file) => file.findings), others.findings]),
    suppressed: mergeDiagnostics([
      ...files.map((file) => sortedOnce(file.suppressed)),
      sortedOnce(others.suppressed),
    ]),
    sources: others.sources,
    missing,
    brokenRulesets: brokenOf([...files.flatMap((file) => file.rulesets), ...others.rulesets]),
  };
}

/** The files that may buy designs, checked for the comments that they need. */
function boughtBy(loader: Loader, { buyers = [], lint = {} }: LintSettings): CheckedDocuments[] {
  return buyers.map(({ path, bytes, defaultRuleset = null, enforcedRuleset = null, lint: own = lint }) => {
    const loaded = loader.load(path, bytes, { fallback: defaultRuleset, enforced: enforcedRuleset });
    return checkDocuments(loaded, own);
  });
}

/** Findings of files that are no designs, as comments in them leave them standing. */
function settleOthers({ others, lint = {} }: LintSettings, read: ReadonlyMap<string, Source>) {
  if (!others) return { findings: [], rulesets: [], suppressed: [], sources: read };
  const sources = new Map([...others.sources, ...read]);
  const suppressor = new Suppressor(sources, lint);
  const judge = (findings: readonly Finding[]) => suppressor.sift(settle(findings, sources, lint));
  const rulesets = judge(others.rulesetFindings);
  const findings = sortedOnce([...judge(others.findings), ...rulesets]);
  return { findings, rulesets, suppressed: suppressor.suppressed, sources };
}

function brokenOf(rulesets: readonly Diagnostic[]): string[] {
  return [...new Set(rulesets.filter(({ severity }) => severity === "error").map(({ path }) => path))];
}
