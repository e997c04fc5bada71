import type { Mark } from "../scene.js";
import { cellText } from "./cell-text.js";
import { type Area, type Paper, printable } from "./paper.js";
import { beside, cell, ends, rule, space, stack } from "./piece.js";
import { ASCENT, word } from "./words.js";

/** What stands at the head and foot of a page. */
export interface PageWords {
  readonly title: string;
  readonly subtitle: string;
  /** At the right of the head. */
  readonly aside: string;
  readonly foot: string;
  /** `1 of 3`. */
  readonly page: string;
  /** Begins the id of the title, where a program may want it. */
  readonly id?: string;
}

export interface PageFrame {
  /** What is left between head and foot. */
  readonly area: Area;
  marks(words: PageWords): readonly Mark[];
}

const HEAD = 27;
const FOOT = 14;
const TITLE = { size: 15, bold: true } as const;
const SMALL = { size: 7 } as const;
const FAINT = { ...SMALL, ink: "grey" } as const;
const LEAST = 5.5;
/** Parts of the width that the words beside the title take at most. */
const ASIDE = 0.4;
const SUBTITLE = 0.3;

/** The head and foot that every page of a kind has. */
export function pageFrame(paper: Paper): PageFrame {
  const { x, y, width, height } = printable(paper);
  const area = { x, y: y + HEAD, width, height: height - HEAD - FOOT };
  return {
    area,
    marks: (words) => [
      ...cell(head(words, width), { height: HEAD }).draw(x, y),
      ...cell(foot(words, width), { height: FOOT }).draw(x, y + height - FOOT),
    ],
  };
}

function head({ id, ...words }: PageWords, width: number) {
  const lowered = space(0, (TITLE.size - SMALL.size) * ASCENT);
  const aside = word(cellText(words.aside), SMALL, { most: width * ASIDE, least: LEAST });
  const wanted = word(cellText(words.subtitle), SMALL, { most: width * SUBTITLE });
  const title = word(cellText(words.title), TITLE, {
    most: width - aside.width - wanted.width - 20,
    least: 9,
    id: id === undefined ? undefined : `${id}-name`,
  });
  const left = width - title.width - aside.width - 18;
  const subtitle = word(cellText(words.subtitle), SMALL, { most: left, least: LEAST });
  const names = beside([title, stack([lowered, subtitle])], 8);
  return stack([ends(names, stack([lowered, aside]), width), space(0, 2), rule(width, 1.2)], width);
}

function foot(words: PageWords, width: number) {
  const told = word(cellText(words.foot), FAINT, { most: width - 90, least: LEAST });
  const page = word(cellText(words.page), FAINT, { most: 80 });
  return stack([space(0, 3), rule(width, 0.4, "grey"), space(0, 1), ends(told, page, width)], width);
}
