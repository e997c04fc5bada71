import type { Ship } from "../../../design/ship.js";
import type { CheckedShip } from "../../../lint/checked.js";
import type { Diagnostic } from "../../../lint/rule.js";
import { lintPretty } from "../../../report/lint/pretty.js";
import { lintConcise, lintReport } from "../../../report/lint/report.js";
import { findingJson, type Sources } from "../../../report/text/finding-json.js";
import { jsonDocument } from "../../../report/text/json.js";
import { PLAIN } from "../../../report/text/text.js";
import { house } from "../../../rulebook/house.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { FindingsFailure, type Io, UsageError } from "../../io.js";
import { withSuppressed } from "../../session/outcome.js";
import { openSession, rulesetNamed } from "../../session/session.js";
import type { PlayOptions, ShipOptions } from "./options.js";

/** A ship read from its design, with the ruleset it plays under. */
export interface PlayShip {
  readonly ship: Ship;
  /** What messages call it. */
  readonly name: string;
  /** The movement system that its fleet says; null where it says none. */
  readonly movement: string | null;
  readonly checked: CheckedShip;
  readonly ruleset: Ruleset;
}

/** The one ship that `--ship FILE[#NAME]` names. A design with errors throws its findings: exit 1. */
export async function shipAsked(io: Io, options: ShipOptions & PlayOptions): Promise<PlayShip | null> {
  return options.ship === undefined ? null : designAsked(io, "--ship", options.ship, options);
}

/** The one ship that an option names as FILE[#NAME]. A design with errors throws its findings: exit 1. */
export async function designAsked(
  io: Io,
  option: string,
  spec: string,
  options: ShipOptions & PlayOptions,
): Promise<PlayShip> {
  const { results, problems } = await openSession([spec], io, options);
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  const ships = results.files.flatMap(({ documents }) =>
    documents.flatMap(({ document, ships }) => ships.map((checked) => ({ document, checked }))),
  );
  const [only, second] = ships;
  if (second) {
    const names = ships.map(({ checked }) => checked.loaded.name ?? "(no name)").join(", ");
    throw new UsageError(`${option} ${spec}: expected one ship; name it as FILE#NAME, one of ${names}`);
  }
  const { ship } = only?.checked.loaded ?? {};
  if (!only?.checked.legal || !ship) {
    const { diagnostics, sources } = withSuppressed(results);
    const errors = diagnostics.filter((each) => each.severity === "error");
    throw findingsFailure(io, options, errors, sources);
  }
  const { ruleset, header, lines } = only.document;
  const movement = "movement" in lines ? header.movement : null;
  return { ship, name: ship.name, movement, checked: only.checked, ruleset };
}

/** Refuses a number that is more than the design has. */
export function atMost(
  option: string,
  given: number | undefined,
  has: number | undefined,
  asked: PlayShip | null,
): void {
  if (given === undefined || has === undefined || given <= has) return;
  throw new UsageError(`${option} ${given}: ${asked?.name} has only ${has}`);
}

/** On standard error, which may go into a log. */
const PLAIN_LAYOUT = { width: 80, palette: PLAIN, quiet: true };

/** What keeps a calculator from its answer, to be thrown: findings for stderr. In JSON they are the document, too. */
export function findingsFailure(
  io: Io,
  { format, pretty = false }: Pick<PlayOptions, "format"> & { readonly pretty?: boolean },
  diagnostics: readonly Diagnostic[],
  sources: Sources,
): FindingsFailure {
  const report = lintReport([], diagnostics, sources);
  if (format === "json")
    io.out(jsonDocument({ findings: diagnostics.map((each) => findingJson(each, sources)) }));
  return new FindingsFailure(
    pretty && format !== "json" ? lintPretty(report, PLAIN_LAYOUT) : lintConcise(report),
  );
}

/** The ruleset of a run: the one asked for, else the ship's own, else the built-in one. */
export function playRuleset(io: Io, { ruleset }: PlayOptions, ship: PlayShip | null = null): Ruleset {
  if (ship) return ship.ruleset;
  return ruleset === undefined ? house : rulesetNamed(ruleset, io);
}
