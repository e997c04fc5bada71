import type { Ship } from "../../../design/ship.js";
import type { CheckedShip } from "../../../lint/checked.js";
import type { Diagnostic } from "../../../lint/rule.js";
import { lintConcise, lintReport } from "../../../report/lint/report.js";
import { findingJson, type Sources } from "../../../report/text/finding-json.js";
import { jsonDocument } from "../../../report/text/json.js";
import { house } from "../../../rulebook/house.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { FindingsFailure, type Io, UsageError } from "../../io.js";
import { withSuppressed } from "../../session/outcome.js";
import { openSession, rulesetNamed } from "../../session/session.js";
import type { PlayOptions, ShipOptions } from "./options.js";

/** A ship read from its design, with the ruleset it plays under. */
export interface PlayShip {
  readonly ship: Ship;
  readonly checked: CheckedShip;
  readonly ruleset: Ruleset;
}

/** The one ship that `--ship FILE[#NAME]` names. A design with errors throws its findings: exit 1. */
export async function shipAsked(io: Io, options: ShipOptions & PlayOptions): Promise<PlayShip | null> {
  const { ship: spec } = options;
  if (spec === undefined) return null;
  const { results, problems } = await openSession([spec], io, options);
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  const ships = results.files.flatMap(({ documents }) =>
    documents.flatMap(({ document, ships }) => ships.map((checked) => ({ document, checked }))),
  );
  const [only, second] = ships;
  if (second) {
    const names = ships.map(({ checked }) => checked.loaded.name ?? "(no name)").join(", ");
    throw new UsageError(`--ship ${spec}: expected one ship; name it as FILE#NAME, one of ${names}`);
  }
  const { ship } = only?.checked.loaded ?? {};
  if (!only?.checked.legal || !ship) {
    const { diagnostics, sources } = withSuppressed(results);
    const errors = diagnostics.filter((each) => each.severity === "error");
    throw findingsFailure(io, options, errors, sources);
  }
  return { ship, checked: only.checked, ruleset: only.document.ruleset };
}

/** What keeps a calculator from its answer, to be thrown: findings for stderr. In JSON they are the document, too. */
export function findingsFailure(
  io: Io,
  { format }: Pick<PlayOptions, "format">,
  diagnostics: readonly Diagnostic[],
  sources: Sources,
): FindingsFailure {
  if (format === "json")
    io.out(jsonDocument({ findings: diagnostics.map((each) => findingJson(each, sources)) }));
  return new FindingsFailure(lintConcise(lintReport([], diagnostics, sources)));
}

/** The ruleset of a run: the one asked for, else the ship's own, else the built-in one. */
export function playRuleset(io: Io, { ruleset }: PlayOptions, ship: PlayShip | null = null): Ruleset {
  if (ship) return ship.ruleset;
  return ruleset === undefined ? house : rulesetNamed(ruleset, io);
}
