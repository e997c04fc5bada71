import type { YamlNode } from "../tree.js";
import type { TreeBuilder } from "../tree-builder.js";
import { doubt } from "./doubt.js";
import { FlowReader } from "./flow.js";
import type { ItemSource } from "./items.js";

/** What a list in brackets may hold that has a meaning: brackets, quotes, commas and comments. */
const MARK = /["'[\]{},]|[ \n]#/g;
/** What stands before a quote that begins a text. */
const BEFORE_QUOTE = " \n,[{:";

/** The items of a list in brackets: where each begins is found, and not what it is. */
export class FlowItems implements ItemSource {
  readonly start: number;
  readonly end: number;
  readonly #starts: readonly number[];

  /** The list begins where the reader is; then that is at its end. `key` is what it stands under. */
  constructor(
    readonly builder: TreeBuilder,
    readonly key: string,
    readonly flow: FlowReader,
  ) {
    this.start = flow.at;
    const starts: number[] = [];
    if (flow.enter("]")) {
      do {
        starts.push(flow.at);
        flow.at = endOfItem(flow.text, flow.at, flow.limit);
      } while (flow.another("]"));
    }
    this.#starts = starts;
    this.end = flow.leave();
  }

  get length(): number {
    return this.#starts.length;
  }

  read(index: number): YamlNode {
    const { text, limit, indent } = this.flow;
    const at = this.#starts[index] ?? doubt();
    const flow = new FlowReader(text, this.builder, at, limit, indent);
    const node = flow.value(this.key);
    const isNext = flow.another("]") ? flow.at === this.#starts[index + 1] : flow.at === this.end - 1;
    return isNext ? node : doubt();
  }
}

/** Where an item ends: before a comma or bracket that is none of its own. */
function endOfItem(text: string, from: number, limit: number): number {
  let depth = 0;
  MARK.lastIndex = from;
  for (let mark = MARK.exec(text); mark && mark.index < limit; mark = MARK.exec(text)) {
    const { index } = mark;
    const char = mark[0];
    if (char === "[" || char === "{") depth++;
    else if (depth === 0 && (char === "," || char === "]")) return index;
    else if (char === "]" || char === "}") depth--;
    else if (char === '"' || char === "'") {
      if (index > from && !BEFORE_QUOTE.includes(text[index - 1] ?? "")) continue;
      MARK.lastIndex = endOfText(text, index, char);
    } else if (char !== ",") MARK.lastIndex = Math.max(index + 1, text.indexOf("\n", index + 1));
  }
  return doubt();
}

function endOfText(text: string, at: number, quote: string): number {
  for (let from = at + 1; ; ) {
    const end = text.indexOf(quote, from);
    if (end < 0) doubt();
    if (quote === "'" || !isEscaped(text, end, from)) return end + 1;
    from = end + 1;
  }
}

function isEscaped(text: string, at: number, from: number): boolean {
  let back = at;
  while (back > from && text[back - 1] === "\\") back--;
  return (at - back) % 2 === 1;
}
