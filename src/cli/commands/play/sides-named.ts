import type { Side } from "../../../play/initiative.js";
import { CREWS } from "../../../rulebook/fields.js";
import { suggest } from "../../../source/suggest.js";
import { UsageError } from "../../io.js";

/** Sides given as `Reds:elite:3,Blues:green:2/3/1`, or each as the file of its fleet, which `ofFleet` reads. */
export async function sidesNamed(text: string, ofFleet: (file: string) => Promise<Side>): Promise<Side[]> {
  const sides: Side[] = [];
  for (const part of text.split(",").map((each) => each.trim())) {
    sides.push(/\.ya?ml$/i.test(part) ? await ofFleet(part) : sideNamed(part));
  }
  return sides;
}

function sideNamed(part: string): Side {
  const [name = "", crew = "", units = "", ...more] = part.split(":").map((each) => each.trim());
  if (name === "" || more.length > 0)
    throw new UsageError(`--sides ${part}: expected NAME:CREW:UNITS, such as Reds:elite:3`);
  return { name, crew: crewNamed(crew, part), units: unitsNamed(units, part) };
}

function crewNamed(crew: string, part: string): Side["crew"] {
  const known = crew === "" ? "regular" : CREWS.find((each) => each === crew);
  if (known) return known;
  const [near] = suggest(crew, CREWS);
  throw new UsageError(
    `--sides ${part}: expected a flagship's crew, ${CREWS.join(", ")}${near ? `; did you mean ${near}?` : ""}`,
  );
}

/** A number of ships, or units of each of the three subphases. */
function unitsNamed(units: string, part: string): Side["units"] {
  if (units === "") return [0, 0, 0];
  if (/^\d{1,9}$/.test(units)) return [0, Number(units), 0];
  const [, first, ships, second] = /^(\d{1,9})\/(\d{1,9})\/(\d{1,9})$/.exec(units) ?? [];
  if (second === undefined)
    throw new UsageError(
      `--sides ${part}: expected a number of ships, or of units in each subphase such as 2/3/1`,
    );
  return [Number(first), Number(ships), Number(second)];
}
