import { Lexer } from "yaml";
import type { Span } from "../finding.js";
import type { Source } from "./text.js";

/** A comment of a YAML text: from its `#` to the end of the line. */
export interface Comment {
  readonly span: Span;
  readonly text: string;
  /** Whether nothing else stands on its line. */
  readonly alone: boolean;
  /** Where the next thing stands that is neither comment nor blank nor document mark; null at the end of the file. */
  readonly next: number | null;
}

/** The lexer's own marks stand for no text; after the last of them comes a plain or block text, whatever it begins with. */
const MARKS: readonly string[] = ["\u0002", "\u0018", "\u001F"];
const TEXT_FOLLOWS = "\u001F";
/** Blanks, document marks and directives: nothing that a finding could be about. */
const NO_CONTENT = /^(?:\s*|---|\.\.\.|%.*)$/;

/** The comments of a text, in their order, by YAML's own lexer: a `#` inside a text value is none. */
export function commentsOf({ text }: Source): Comment[] {
  const comments: { -readonly [K in keyof Comment]: Comment[K] }[] = [];
  let waiting = 0;
  let at = 0;
  let inText = false;
  for (const token of new Lexer().lex(text)) {
    if (!inText && MARKS.includes(token)) {
      inText = token === TEXT_FOLLOWS;
      continue;
    }
    if (!inText && token.startsWith("#")) {
      const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
      const span = { start: at, end: at + token.length };
      comments.push({ span, text: token, alone: before.trim() === "", next: null });
    } else if (inText ? token.trim() !== "" : !NO_CONTENT.test(token)) {
      const next = at + token.search(/\S/);
      // biome-ignore lint/style/noNonNullAssertion: waiting is below the length
      for (; waiting < comments.length; waiting++) comments[waiting]!.next = next;
    }
    at += token.length;
    inText = false;
  }
  return comments;
}
