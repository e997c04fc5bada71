import { isShowable, UNSAFE } from "./visible.js";

/** A list in a document whose items are made one by one while it is written: long ones take little room. */
export class Each<T> {
  constructor(
    readonly items: Iterable<T>,
    readonly make: (item: T) => object,
  ) {}
}

/** The text of a JSON document of ours. */
export function jsonDocument(content: object): string {
  return jsonText({ version: 1, ...content });
}

/** The same in pieces, for documents that may be long: lists are an Each, and so is what holds them. */
export function jsonDocumentPieces(content: object): Iterable<string> {
  return pieces({ version: 1, ...content }, "", "\n");
}

/** The text of any JSON. Characters that are not for showing are escaped, on any terminal the same. */
export function jsonText(content: object): string {
  return `${shown(JSON.stringify(content, null, 2))}\n`;
}

const INDENT = "  ";

function* pieces(value: unknown, pad: string, end = ""): Generator<string> {
  const inner = pad + INDENT;
  if (value instanceof Each) {
    let open = "[\n";
    for (const item of value.items) {
      yield open + inner;
      yield* pieces(value.make(item), inner);
      open = ",\n";
    }
    yield `${open === ",\n" ? `\n${pad}]` : "[]"}${end}`;
  } else if (holdsEach(value)) {
    let open = "{\n";
    for (const [key, part] of Object.entries(value)) {
      yield `${open}${inner}${JSON.stringify(key)}: `;
      yield* pieces(part, inner);
      open = ",\n";
    }
    yield `\n${pad}}${end}`;
  } else yield shown(JSON.stringify(value, null, 2).replaceAll("\n", `\n${pad}`)) + end;
}

function holdsEach(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === "object" && value !== null && Object.values(value).some((part) => part instanceof Each)
  );
}

function shown(text: string): string {
  if (isShowable(text)) return text;
  // A bare line break is the layout's: those in texts are escaped already.
  return text.replace(UNSAFE, (char) => (char === "\n" ? char : escaped(char)));
}

/** Escapes each UTF-16 unit. */
function escaped(char: string): string {
  return char.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
