import { clip } from "../../report/text/text.js";
import { visible } from "../../report/text/visible.js";
import { plural } from "../../source/words.js";

/** What a progress display stands on. */
export interface ProgressTerminal {
  /** Milliseconds from any beginning. */
  now(): number;
  /** Whether people see what is written. */
  isTerminal(): boolean;
  columns(): number;
  write(text: string): void;
}

/** Work that takes no longer than this is not spoken of; milliseconds. */
const PATIENCE_MS = 2000;
const BETWEEN_MS = 100;
/** Ships between looks at the clock. */
const STRIDE = 64;
const BACK_AND_CLEAR = "\r\u001B[K";

/** Says on one line of a terminal how far long work has got, and takes the line away again. */
export class Progress {
  #next = Number.POSITIVE_INFINITY;
  #files = { done: 0, all: 0, path: "" };
  #read = 0;
  #checked = 0;
  #shown = false;

  constructor(readonly terminal: ProgressTerminal) {}

  /** Work on so many files begins. */
  begin(files: number): void {
    this.#next = this.terminal.now() + PATIENCE_MS;
    this.#files = { done: 0, all: files, path: "" };
    this.#read = 0;
    this.#checked = 0;
  }

  /** The next file is begun. */
  file(path: string): void {
    this.#files = { done: this.#files.done + 1, all: this.#files.all, path };
    this.#look();
  }

  /** A ship is read. */
  read(): void {
    if (++this.#read % STRIDE === 0) this.#look();
  }

  /** A ship is checked and priced. */
  checked(): void {
    if (++this.#checked % STRIDE === 0) this.#look();
  }

  /** Takes the line away. */
  clear(): void {
    if (this.#shown) this.terminal.write(BACK_AND_CLEAR);
    this.#shown = false;
  }

  #look(): void {
    const { terminal } = this;
    const time = terminal.now();
    if (time < this.#next) return;
    const isSeen = terminal.isTerminal();
    this.#next = isSeen ? time + BETWEEN_MS : Number.POSITIVE_INFINITY;
    if (!isSeen) return;
    terminal.write(BACK_AND_CLEAR + this.#line());
    this.#shown = true;
  }

  #line(): string {
    const { done, all, path } = this.#files;
    const which = all > 1 ? `file ${done} of ${all}, ` : "";
    const line = `shipcost: ${which}${plural(this.#read, "ship")} read, ${this.#checked} checked: ${visible(path)}`;
    return clip(line, this.terminal.columns() - 1);
  }
}
