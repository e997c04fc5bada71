const SPACE = 0x20;
const CR = 0x0d;
const LF = 0x0a;
const HASH = 0x23;
const DASH = 0x2d;

/** Goes through the lines of a part of a text that hold more than blanks and a comment. */
export class Lines {
  /** The column at which the line begins; -1 where none is left. */
  indent = -1;
  /** Where its text begins; at the end, the end. */
  begin = 0;
  /** Where its text ends, the line break left out. */
  lineEnd = 0;
  /** Where the next line begins. */
  next: number;
  /** Whether a comment has a line of its own before this line. */
  commented = false;

  /** Reads from an offset on, which begins a line, up to another. */
  constructor(
    readonly text: string,
    from: number,
    readonly limit: number,
  ) {
    this.next = from;
    this.advance();
  }

  /** Goes to the next line that has more than blanks and a comment. */
  advance(from = this.next): void {
    const { text, limit } = this;
    this.commented = false;
    for (let line = from; line < limit; ) {
      let at = line;
      while (text.charCodeAt(at) === SPACE) at++;
      const next = this.#nextLine(at);
      const char = at < limit ? text.charCodeAt(at) : LF;
      if (char === HASH) this.commented = true;
      else if (char !== LF && char !== CR) {
        this.begin = at;
        this.indent = at - line;
        this.lineEnd = endOfLine(text, next);
        this.next = next;
        return;
      }
      line = next;
    }
    this.begin = limit;
    this.indent = -1;
    this.lineEnd = limit;
    this.next = limit;
  }

  #nextLine(at: number): number {
    const feed = this.text.indexOf("\n", at);
    return feed < 0 || feed >= this.limit ? this.limit : feed + 1;
  }

  /** Goes to the line at which an offset stands, as if it had been the last. */
  endAt(at: number): void {
    this.next = this.#nextLine(at);
    this.lineEnd = endOfLine(this.text, this.next);
  }

  /** Whether the line is an item of a list. */
  isItem(): boolean {
    const { text, begin } = this;
    if (text.charCodeAt(begin) !== DASH || this.indent < 0) return false;
    return begin + 1 === this.lineEnd || text.charCodeAt(begin + 1) === SPACE;
  }

  /** Whether nothing but blanks stands in the line from an offset on. */
  isBlank(from: number): boolean {
    return this.#afterBlanks(from) >= this.lineEnd;
  }

  #afterBlanks(from: number): number {
    let at = from;
    while (this.text.charCodeAt(at) === SPACE) at++;
    return at;
  }

  /** Whether nothing but blanks and a comment stands in the line from an offset on; a comment needs a blank before it. */
  isBare(from: number): boolean {
    const { text } = this;
    const at = this.#afterBlanks(from);
    return at >= this.lineEnd || (text.charCodeAt(at) === HASH && text.charCodeAt(at - 1) === SPACE);
  }
}

/** The end of what stands in a line that ends before another begins, its break left out. */
function endOfLine(text: string, next: number): number {
  let end = next;
  if (text.charCodeAt(end - 1) === LF) end--;
  if (text.charCodeAt(end - 1) === CR) end--;
  return end;
}
