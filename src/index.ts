/**
 * shipcost as a library: designs in, prices and findings out. Nothing here needs Node; files that designs name are
 * read through `Files`.
 */

import { type ComparedFile, type Comparison, compareFiles } from "./compare/compare.js";
import type { CheckedFile } from "./lint/checked.js";
import { fixAll } from "./lint/fix.js";
import type { LintOptions } from "./lint/options.js";
import type { Diagnostic, Rule } from "./lint/rule.js";
import { ruleById } from "./lint/rules.js";
import { type LintRun, type LintSettings, lintFiles } from "./lint/run.js";
import type { Source } from "./source/text.js";

export type { Cause } from "./compare/attribution.js";
export { type Compared, type ComparedFile, type Comparison, compareFiles } from "./compare/compare.js";
export type { DocumentChange } from "./compare/document.js";
export type { FieldChange } from "./compare/fields.js";
export type { ShipChange } from "./compare/ship.js";
export { countBoxes, type HullBoxes } from "./design/boxes.js";
export { jsonSchema } from "./design/json-schema.js";
export { type LoadedScenario, loadScenario, type ScenarioUse } from "./design/load-scenario.js";
export type { LoadedDocument, LoadedFile, LoadedShip } from "./design/loaded.js";
export { type MsgVerdict, msgAllowance, msgCount, msgVerdict } from "./design/msg.js";
export { formatSpecial, formatSpecials, NotationReader, type ParsedNotation } from "./design/notation.js";
export { type Scenario, type ScenarioUnit, scenarioSchema } from "./design/scenario-schema.js";
export { designSchemas } from "./design/schema.js";
export type { FleetHeader, Minefield, Ship, Special } from "./design/ship.js";
export type { Finding, Fix, Severity, Span } from "./finding.js";
export {
  type BaselineEntry,
  type BaselineResult,
  type BaselineRun,
  compareWithBaseline,
  makeBaseline,
  readBaseline,
} from "./lint/baseline.js";
export type { CheckedDocument, CheckedFile, CheckedShip } from "./lint/checked.js";
export { type Config, type ReadConfig, readConfig } from "./lint/config.js";
export { configJsonSchema } from "./lint/config-schema.js";
export { sameLater, sameNow } from "./lint/identity.js";
export { type MadeShip, makeShip, type PartialShip, type ShipFault } from "./lint/make-ship.js";
export type { LintOptions } from "./lint/options.js";
export type { Diagnostic, Rule } from "./lint/rule.js";
export { RULES } from "./lint/rules.js";
export {
  type LintInput,
  type LintObserver,
  type LintRun,
  type LintSettings,
  lintFiles,
} from "./lint/run.js";
export type { Suppressed, Suppression } from "./lint/suppress.js";
export { countSeverities, type Verdict, verdicts } from "./lint/verdicts.js";
export { type CardSpecial, type DataCard, dataCard } from "./play/data-card.js";
export type { CardCrew } from "./play/data-card-crew.js";
export { type Dice, givenDice, pickFrom, seededDice } from "./play/dice.js";
export { type EngineDamage, engineDamage, engineRating } from "./play/engines.js";
export { ImpossibleInput } from "./play/error.js";
export { bearing, type Cube, distance, hexNumber, neighbour, readHex, toward } from "./play/hex.js";
export {
  type Initiative,
  type InitiativeRoll,
  type Move,
  movementOrder,
  rollInitiative,
  type Side,
} from "./play/initiative.js";
export { type KnockOut, type KnockOutChance, knockOut, knockOutChances } from "./play/knockout.js";
export {
  type MineAttack,
  type MineChances,
  type MineContact,
  type MineRoll,
  mineAttack,
  mineChances,
  mineStrength,
  rollMines,
} from "./play/mines.js";
export { isInArc } from "./play/msg/firing-arc.js";
export { type MsgHit, type MsgRoll, msgHit, msgRoll } from "./play/msg/hit.js";
export { type Moment, movesOn } from "./play/msg/moment.js";
export { type Drift, drift, type PullMove } from "./play/msg/pull.js";
export { judgeTarget, type Restriction, type TargetVerdict } from "./play/msg/target.js";
export { type MsgTimeline, msgTimeline } from "./play/msg/timeline.js";
export { type PullResult, pullScenario, type TrackStep, type UnitTrack } from "./play/msg/tracks.js";
export { type Bracket, type Ranges, weaponRanges } from "./play/ranges.js";
export { type FirePlan, planSecondaries, secondariesPerTarget, type TargetFire } from "./play/secondaries.js";
export {
  planSweep,
  type Sweeper,
  type SweepLockOn,
  type SweepPlan,
  type SweptField,
  sweepLockOn,
} from "./play/sweep.js";
export { type PatternResult, rollSweep, type SweepOutlook, sweepOutlook } from "./play/sweep-fire.js";
export {
  type Burn,
  burnAllowance,
  type Mover,
  type Point,
  type VectorState,
  type VectorTrack,
  type VectorTurn,
  vectorTrack,
} from "./play/vector.js";
export { type LedgerRow, type Price, priceShip } from "./pricing/price.js";
export { explain, explainList } from "./report/explain/explain.js";
export { type VectorAnswer, vectorSvg } from "./report/play/vector/picture.js";
export { fontFaces } from "./report/sheet/font/faces.js";
export type { PaperName, PerPage } from "./report/sheet/layout/paper.js";
export type { Mark, Scene, ScenePage } from "./report/sheet/scene.js";
export { type SheetOptions, sheetScene, shipDisplay } from "./report/sheet/sheet.js";
export { type HtmlOptions, sheetHtml } from "./report/sheet/writers/html.js";
export { type SvgOptions, sheetSvg } from "./report/sheet/writers/svg.js";
export type { FractionText, Points } from "./rulebook/exact.js";
export { extendRuleset } from "./rulebook/extend.js";
export { BUILT_IN, house } from "./rulebook/house.js";
export { identify, type RulesetIdentity } from "./rulebook/identity.js";
export { loadRuleset } from "./rulebook/load.js";
export type { Ruleset } from "./rulebook/schema.js";
export { type Files, memoryFiles, type ReadResult } from "./source/files.js";

const BYTE_ORDER_MARK = "\uFEFF";

/** A file loaded, checked and priced. */
export interface Fleet extends CheckedFile {
  /** What was found: sorted by path, line, column and rule, each once. */
  readonly diagnostics: readonly Diagnostic[];
  /** The texts of all files that were read, by path. */
  readonly sources: ReadonlyMap<string, Source>;
}

export interface LoadOptions
  extends Pick<LintSettings, "files" | "ruleset" | "defaultRuleset" | "overrides">,
    LintOptions {
  /** How reports call the file, and where its references start; `fleet.yaml` if left out. */
  readonly path?: string;
}

/** Loads, checks and prices a text of designs: a ship, a list, a fleet, or several documents. Never throws on any text. */
export function loadFleet(text: string | Uint8Array, options: LoadOptions = {}): Fleet {
  const { files, diagnostics, sources } = runOn(text, options);
  const [file] = files;
  if (!file) throw new Error("a file that is named is always checked");
  return { ...file, diagnostics, sources };
}

function runOn(text: string | Uint8Array, { path = "fleet.yaml", ...options }: LoadOptions): LintRun {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  return lintFiles([{ path, bytes }], { ...options, lint: options });
}

/** The findings of a text of designs, worded and sorted by place. */
export function lint(text: string | Uint8Array, options: LoadOptions = {}): readonly Diagnostic[] {
  return loadFleet(text, options).diagnostics;
}

/** What changed between two texts of designs, and why the prices moved. Each side may have files of its own. */
export function compareFleets(
  old: string | Uint8Array,
  now: string | Uint8Array,
  options: { readonly old?: LoadOptions; readonly new?: LoadOptions } = {},
): Comparison {
  const [before, after] = [loadFleet(old, options.old), loadFleet(now, options.new)];
  const side = (fleet: Fleet, text: string | Uint8Array, options: LoadOptions = {}): ComparedFile => ({
    checked: fleet,
    text: fleet.sources.get(fleet.file.path)?.text ?? "",
    under: (ruleset) => loadFleet(text, { ...options, ruleset }),
  });
  return compareFiles({
    files: [{ old: side(before, old, options.old), new: side(after, now, options.new) }],
    findings: { old: before.diagnostics, new: after.diagnostics },
  });
}

/** A text with fixes made. */
export interface FixedText {
  readonly text: string;
  /** How many fixes were made. */
  readonly count: number;
  /** What is found in the text now. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Makes every fix that the findings of a text offer; findings that are switched off are left. What stands outside the
 * places that are mended stays as it is, to the byte. A text with a `yaml/*` error is not touched.
 */
export function fix(text: string, options: LoadOptions = {}): FixedText {
  return fixed(text, options, () => true);
}

/** Brings the notation into canonical form and changes nothing else: what `shipcost fmt` does. */
export function format(text: string, options: LoadOptions = {}): FixedText {
  return fixed(text, options, (rule) => rule.fix?.fmt === true);
}

function fixed(text: string, options: LoadOptions, may: (rule: Rule) => boolean): FixedText {
  const path = options.path ?? "fleet.yaml";
  const { texts, checked, count } = fixAll(runOn(text, options), {
    wanted: (each) => each.path === path && may(ruleById(each.ruleId)),
    recheck: (changed) => runOn(changed.get(path) ?? text, options),
  });
  const mended = texts.get(path);
  const mark = mended !== undefined && text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
  return { text: mended === undefined ? text : mark + mended, count, diagnostics: checked.diagnostics };
}
