import type { Scenario, ScenarioUnit } from "../../design/scenario-schema.js";
import type { Ruleset } from "../../rulebook/schema.js";
import type { Facing } from "../../rulebook/star-fleet.js";
import { type Cube, chosen, columnRow, distance, hexNumber, neighbour, readHex, toward } from "../hex.js";
import { type Moment, movesOn } from "./moment.js";
import { formationPull, isPulled } from "./pull.js";
import type { TrackStep, UnitTrack } from "./tracks.js";
import { whyUnpulled } from "./unpulled.js";

/** A unit while a singularity is played out. */
export class UnitOnMap {
  readonly unit: ScenarioUnit;
  readonly #centre: Cube;
  readonly #map: Scenario["map"];
  readonly #msg: Ruleset["msg"];
  readonly #start: UnitTrack["start"];
  readonly #why: UnitTrack["why"];
  readonly #track: TrackStep[] = [];
  #hex: Cube;
  #wasPulled = false;
  #heldFrom: number | null = null;
  #leftMap: number | null = null;
  #struck = false;
  #pulled: string | null = null;
  #moved: string | null = null;
  #ties: string[] = [];

  constructor(unit: ScenarioUnit, centre: Cube, map: Scenario["map"], { msg }: Ruleset) {
    this.unit = unit;
    this.#centre = centre;
    this.#map = map;
    this.#msg = msg;
    this.#hex = readHex(unit.hex);
    this.#why = whyUnpulled(unit);
    this.#start = { hex: unit.hex, range: this.#range };
  }

  get #range(): number {
    return distance(this.#hex, this.#centre);
  }

  get #isGone(): boolean {
    return this.#struck || this.#leftMap !== null;
  }

  get #isHeld(): boolean {
    return this.#why === null && this.#range === 0;
  }

  /** Whether it is on the map in the singularity's hex. */
  get isAtCentre(): boolean {
    return !this.#isGone && this.#range === 0;
  }

  begin(): void {
    this.#pulled = null;
    this.#moved = null;
    this.#ties = [];
  }

  /** The moment of forming. Units in an atmosphere are spared it. */
  form(): void {
    if (this.#why !== null || this.unit.atmosphere) return;
    const hexes = formationPull(this.#range, this.#msg);
    for (let i = 0; i < hexes; i++) this.#draw();
  }

  /** One impulse: `count` since formation, `impulse` of the turn. */
  act(count: number, impulse: number, ownMove: boolean): void {
    if (this.#isGone) return;
    const pull = () => {
      if (this.#why === null && isPulled(this.#range, count, impulse, this.#msg)) this.#draw();
    };
    const move = () => {
      const { heading, speed } = this.unit;
      if (ownMove && heading && !this.#isHeld && movesOn(speed, impulse)) this.#move(heading, count);
    };
    for (const part of this.#msg.pullBeforeMovement ? [pull, move] : [move, pull]) if (!this.#isGone) part();
  }

  /** Writes down what the impulse did to it. */
  end(impulse: number, moment: Moment, strikes: string | null): void {
    if (this.#isHeld && !this.#isGone) this.#heldFrom ??= impulse;
    if (this.#pulled !== null || this.#moved !== null || strikes !== null) {
      // biome-ignore lint/style/noNonNullAssertion: a unit never moves to a hex off the map, and maps have numbers for all
      const place = { hex: hexNumber(this.#hex)!, range: this.#range };
      const [pulled, moved, ties] = [this.#pulled, this.#moved, this.#ties];
      this.#track.push({ impulse, moment, ...place, pulled, moved, ties, strikes });
    }
    if (strikes !== null) this.#struck = true;
  }

  result(): UnitTrack {
    const why = this.#why ?? (this.#wasPulled || this.#heldFrom !== null ? null : "out-of-reach");
    const { unit } = this;
    return {
      unit,
      why,
      start: this.#start,
      track: this.#track,
      heldFrom: this.#heldFrom,
      leftMap: this.#leftMap,
    };
  }

  /** A hex toward the singularity. Between two on the map and equally near, its owner's choice or the ruleset's decides. */
  #draw(): void {
    const directions = toward(this.#hex, this.#centre).filter((each) =>
      this.#isOnMap(neighbour(this.#hex, each)),
    );
    // biome-ignore lint/style/noNonNullAssertion: it is not at the centre, and one of the ways there stays on the map
    const direction = chosen(directions, this.unit.tie ?? this.#msg.ties)!;
    for (const other of directions) {
      const hex = hexNumber(neighbour(this.#hex, other));
      if (other !== direction && hex !== null) this.#ties.push(hex);
    }
    this.#hex = neighbour(this.#hex, direction);
    this.#pulled = hexNumber(this.#hex);
    this.#wasPulled = true;
  }

  #move(heading: Facing, count: number): void {
    const hex = neighbour(this.#hex, heading);
    if (!this.#isOnMap(hex)) this.#leftMap = count;
    else {
      this.#hex = hex;
      this.#moved = hexNumber(hex);
    }
  }

  #isOnMap(hex: Cube): boolean {
    const { column, row } = columnRow(hex);
    return column >= 1 && row >= 1 && column <= this.#map.columns && row <= this.#map.rows;
  }
}
