import * as z from "zod";
import {
  FACINGS,
  IMPULSES,
  LARGEST_MAP,
  SINGULARITIES,
  TERRAIN,
  TIES,
  UNIT_KINDS,
} from "../rulebook/star-fleet.js";
import { once } from "../source/once.js";
import { HEX_NUMBER } from "./hex-number.js";

/** More units than this on one map are a mistake. */
const MOST = 1000;

const hex = once(() =>
  z
    .string()
    .regex(HEX_NUMBER)
    .meta({ expected: 'a hex of four digits as text, column and row from 01 to 99, such as "0101"' }),
);
const name = once(() => z.string().min(1).max(1000));

function flag(value: boolean, description: string) {
  return z.boolean().default(value).describe(description);
}

function listOf<S extends z.ZodType>(item: S, noun: string) {
  return z
    .array(item)
    .max(MOST)
    .default([])
    .meta({ expected: `a list of at most ${MOST} ${noun}` });
}

function msgSchema() {
  return z.strictObject({
    from: hex().describe("The hex of the firing ship.").optional(),
    at: hex().describe("The chosen hex."),
    arc: z
      .union([name(), z.int().min(0)])
      .meta({ expected: "an arc as text, such as FA" })
      .describe("The MSG's arc: house arcs or one of Star Fleet Battles.")
      .optional(),
    facing: z.enum(FACINGS).describe("Where the firing ship faces; A is up, then clockwise.").optional(),
    turn: z.int().min(1).default(1).describe("The turn of firing."),
    impulse: z.int().min(1).max(IMPULSES).default(1).describe("The impulse of firing."),
    ewShift: z.int().min(0).default(0).describe("The net electronic warfare shift, added to the die."),
    em: flag(false, "Whether the ship is in erratic maneuvers."),
    afc: flag(true, "Whether it has active fire control."),
    lockOn: flag(true, "Whether it has a lock-on to the hex."),
    armed: flag(true, "Whether the MSG is armed."),
    cloaked: flag(false, "Whether the ship is cloaked."),
    wildWeasel: flag(false, "Whether a wild weasel covers it."),
  });
}

function unitSchema() {
  return z.strictObject({
    name: name(),
    hex: hex().describe("Where it is when the singularity forms."),
    kind: z.enum(UNIT_KINDS),
    heading: z.enum(FACINGS).describe("Where it moves; needed with a speed.").optional(),
    speed: z.int().min(0).max(IMPULSES).default(0).describe("Hexes a turn; 0 drifts."),
    target: name().describe("The unit that a seeking weapon seeks.").optional(),
    stabilized: flag(false, "Whether a base has positional stabilizers."),
    atmosphere: flag(false, "Whether it is in an atmosphere."),
    clearLine: flag(false, "Whether from there it has a clear line to the singularity."),
    tie: z.enum(TIES).describe("Which of two hexes equally near its owner chooses.").optional(),
  });
}

/** The schema of a scenario of the MSG: what is where when it is fired and when it forms. Made when first asked for. */
export const scenarioSchema = once(() => {
  const columnsOrRows = z.int().min(1).max(LARGEST_MAP);
  const singularity = z.strictObject({
    hex: hex(),
    kind: z.enum(SINGULARITIES).describe("An MSG's, fired or formed, or a black hole."),
  });
  const terrain = z.strictObject({ hex: hex(), kind: z.enum(TERRAIN) });
  return z
    .strictObject({
      scenario: name().optional().describe("The scenario's name."),
      map: z
        .strictObject({ columns: columnsOrRows, rows: columnsOrRows })
        .default({ columns: LARGEST_MAP, rows: LARGEST_MAP })
        .describe("The size of the map; a unit that moves off it is gone."),
      msg: msgSchema()
        .meta({ expected: 'a map of the MSG that is fired, such as { at: "1022" }' })
        .describe("The MSG that is fired."),
      singularities: listOf(singularity, "singularities").describe("Other singularities at firing."),
      terrain: listOf(terrain, "hexes").describe("Bodies and clouds at firing."),
      units: listOf(unitSchema(), "units").describe(
        "Whatever may be pulled, where it is when the singularity forms.",
      ),
    })
    .meta({ title: "A scenario of the Momentary Singularity Generator" });
});

export type WrittenScenario = z.infer<ReturnType<typeof scenarioSchema>>;
export type ScenarioUnit = WrittenScenario["units"][number];

/** A scenario that was read: its arc in canonical ids. Hexes are numbers of four digits, column then row. */
export interface Scenario extends Omit<WrittenScenario, "msg"> {
  readonly msg: Omit<WrittenScenario["msg"], "arc"> & { readonly arcs: readonly string[] };
}
