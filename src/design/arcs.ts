import type { Ruleset } from "../rulebook/schema.js";
import { meaningsOf } from "../rulebook/synonyms.js";
import { cut } from "../source/words.js";

/** The arcs of a ruleset, ready for looking up: `house` reads house arcs alone, `sfb` those of Star Fleet Battles too. */
export class ArcReader {
  readonly #house: readonly string[];
  readonly #names: ReadonlyMap<string, string>;
  readonly #sfb: ReadonlySet<string>;

  constructor(arcs: Ruleset["arcs"]) {
    this.#house = arcs.house.map(({ id }) => id);
    this.#names = new Map(arcs.house.map(({ id, name }) => [name.toLowerCase(), id]));
    this.#sfb = new Set(arcs.sfb.map(({ id }) => id));
  }

  /** The arcs that a text names, in canonical order; null where it names none, or one of them twice. */
  read(kind: "house" | "sfb", written: string): readonly string[] | null {
    const plain = written.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase());
    if (kind === "sfb" && this.#sfb.has(plain)) return [plain];
    const letters = plain.split(/[\s,/]*/).filter((letter) => letter !== "");
    if (new Set(letters).size < letters.length) return null;
    if (letters.length === 0 || !letters.every((letter) => this.#house.includes(letter))) return null;
    const inOrder = this.#house.filter((letter) => letters.includes(letter));
    return kind === "sfb" ? this.#unlikeSfb(inOrder) : inOrder;
  }

  /** The arc that a word is the name of, or a player's own word for: F for `front`. */
  named(word: string): string | undefined {
    const meant = [word.toLowerCase(), ...meaningsOf(word)].find((name) => this.#names.has(name));
    return meant === undefined ? undefined : this.#names.get(meant);
  }

  /** What may be written, in words. */
  expected(kind: "house" | "sfb"): string {
    const sfb = kind === "sfb" ? `, or one of ${cut([...this.#sfb]).join(" ")}` : "";
    return `${this.#house.join(", ")} or several of them${sfb}`;
  }

  /** House arcs in an order that spells no SFB arc when they are written together: A and F, as FA is one. */
  #unlikeSfb(arcs: readonly string[]): readonly string[] | null {
    if (arcs.length === 1) return arcs;
    return [arcs, [...arcs].reverse()].find((order) => !this.#sfb.has(order.join(""))) ?? null;
  }
}

/** Where an arc begins and ends, in degrees clockwise from the facing; null where the ruleset does not tell. */
export function arcDegrees(id: string, { sfb, house }: Ruleset["arcs"]): readonly [number, number] | null {
  const known = sfb.some((each) => each.id === id) ? id : house.find((each) => each.id === id)?.sfb;
  const { from, to } = sfb.find((each) => each.id === known) ?? {};
  return from === undefined || to === undefined ? null : [from, to];
}
