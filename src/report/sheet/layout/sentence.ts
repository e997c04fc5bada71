import { shown, textWidth, wrapped } from "./measure.js";
import type { Piece } from "./piece.js";
import { line, type Style } from "./words.js";

/** A part of a sentence. One with an id is a value that programs look for: it has a mark of its own. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly id?: string;
}

interface Placed {
  readonly text: string;
  readonly bold: boolean;
  readonly id: string | undefined;
  readonly x: number;
  readonly line: number;
}

/** A sentence of several parts, wrapped at blanks. It is ours: of the texts of users take a paragraph. */
export function sentence(runs: readonly Run[], width: number, style: Style): Piece {
  const { size } = style;
  const placed: Placed[] = [];
  let x = 0;
  let at = 0;
  for (const { text, id, bold = style.bold ?? false } of runs) {
    const told = shown(text);
    for (const word of id ? [told] : words(told, width - x, width, { size, bold })) {
      const breaks = x > 0 && x + textWidth(word.trimEnd(), size, bold) > width;
      if (breaks) {
        x = 0;
        at++;
      }
      const piece = x === 0 ? word.trimStart() : word;
      const last = placed.at(-1);
      if (last && !last.id && !id && last.line === at && last.bold === bold)
        placed[placed.length - 1] = { ...last, text: last.text + piece };
      else placed.push({ text: piece, bold, id, x, line: at });
      x += textWidth(piece, size, bold);
    }
  }
  // A blank that begins or ends a mark is not drawn everywhere: it becomes room.
  const pieces = placed.map(({ text, bold, id, x, line: at }) => {
    const blank = text.slice(0, text.length - text.trimStart().length);
    const left = x + textWidth(blank, size, bold);
    return { left, at, piece: line(text.trim(), width - left, { ...style, bold }, { id, least: 1 }) };
  });
  const height = line("", 0, style).height;
  return {
    width,
    height: placed.length === 0 ? 0 : height * (at + 1),
    draw: (x, y) => pieces.flatMap((each) => each.piece.draw(x + each.left, y + each.at * height)),
  };
}

/** A text whole where it fits into the room; else its words, each with the blanks around it, long ones in parts. */
function words(text: string, room: number, width: number, { size, bold = false }: Style): string[] {
  if (textWidth(text, size, bold) <= room) return [text];
  return (text.match(/\s*\S+\s*/gu) ?? []).flatMap((each) =>
    textWidth(each.trim(), size, bold) <= width ? [each] : wrapped(each, width, size, { bold, lines: 1000 }),
  );
}
