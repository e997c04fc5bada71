import type { Source } from "../source/text.js";

/** Lines of a file, 1-based, both included. */
export interface Lines {
  readonly from: number;
  readonly to: number;
}

/** Blanks, dashes of list items, and the rest of a line. */
const LINE = /^( *)((?:- +)*)(.*)/s;
const IS_KEY = /^(?:"(?:\\.|[^"\\])*"|'(?:''|[^'])*'|[^\s#"'{[][^#]*?) *:(?: |$)/;
const HOLDS_NOTHING = /^\s*(?:#.*)?$/s;
const DOCUMENT_MARK = /^(?:---|\.\.\.)(?:\s|$)/;
/** Quoted texts, whose braces are none, and braces. */
const BRACES = /"(?:\\.|[^"\\])*"|'(?:''|[^'])*'|[{}]/gs;
/** How much of a line is looked at: a key is at its beginning. */
const MOST = 1000;

/** A line: how wide its blanks and its dashes of list items are, what comes then, and whether it parts documents. */
interface Parts {
  readonly blanks: number;
  readonly dashes: number;
  readonly rest: string;
  readonly isMark: boolean;
}

/** Tells how far values and ships reach, by the columns in which lines begin; each line is looked at once. */
export class Extents {
  readonly #source: Source;
  readonly #last: number;
  readonly #known = new Map<string, Lines | null>();

  constructor(source: Source) {
    this.#source = source;
    this.#last = source.position(source.text.length).line;
  }

  /** The lines of the value that begins on a line, or whose key does. */
  value(line: number): Lines {
    return this.#keep(`value ${line}`, () => this.#value(line)) ?? { from: line, to: line };
  }

  /** The lines of the ship that begins on a line: an item of a list, or a whole document. Null where none does. */
  ship(line: number): Lines | null {
    return this.#keep(`ship ${line}`, () => this.#ship(line));
  }

  #keep(key: string, look: () => Lines | null): Lines | null {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const lines = look();
    this.#known.set(key, lines);
    return lines;
  }

  #value(line: number): Lines {
    const { blanks, dashes, rest } = this.#parts(line);
    const key = IS_KEY.exec(rest);
    const column = blanks + (key ? dashes : 0);
    // The list of a key may begin in the key's own column.
    const mayBeList = key !== null && HOLDS_NOTHING.test(rest.slice(key[0].length));
    return this.#while(
      line,
      (each) => each.blanks > column || (mayBeList && each.blanks === column && each.dashes > 0),
    );
  }

  #ship(line: number): Lines | null {
    const { blanks, dashes, rest } = this.#parts(line);
    if (dashes > 0) return this.#while(line, (each) => each.blanks > blanks);
    if (this.#beginsDocument(line)) return this.#while(line, ({ isMark }) => !isMark);
    return rest.startsWith("{") ? this.#braces(line) : null;
  }

  /** A line and those after it for which something holds, without those at their end that hold nothing. */
  #while(line: number, belongs: (parts: Parts) => boolean): Lines {
    let to = line;
    for (let next = line + 1; next <= this.#last; next++) {
      const text = this.#text(next);
      if (HOLDS_NOTHING.test(text)) continue;
      if (!belongs(this.#parts(next))) break;
      to = next;
    }
    return { from: line, to };
  }

  #beginsDocument(line: number): boolean {
    for (let before = line - 1; before > 0; before--) {
      const text = this.#text(before);
      if (DOCUMENT_MARK.test(text)) return true;
      if (!HOLDS_NOTHING.test(text)) return false;
    }
    return true;
  }

  #braces(line: number): Lines {
    const { start } = this.#source.line(line);
    let open = 0;
    for (const { 0: each, index } of this.#source.text.slice(start).matchAll(BRACES)) {
      if (each === "{") open++;
      if (each === "}" && --open === 0) return { from: line, to: this.#source.position(start + index).line };
    }
    return { from: line, to: line };
  }

  #text(line: number): string {
    const { start, end } = this.#source.line(line);
    return this.#source.text.slice(start, Math.min(end, start + MOST));
  }

  #parts(line: number): Parts {
    const text = this.#text(line);
    const [, blanks = "", dashes = "", rest = ""] = LINE.exec(text) ?? [];
    return { blanks: blanks.length, dashes: dashes.length, rest, isMark: DOCUMENT_MARK.test(text) };
  }
}
