import type { Mark } from "../scene.js";
import { type Area, type Paper, printable } from "./paper.js";
import { cellText, line } from "./table.js";
import { fitted, textWidth } from "./text.js";

/** What stands at the head and foot of a page. */
export interface PageWords {
  readonly title: string;
  readonly subtitle: string;
  /** At the right of the head. */
  readonly aside: string;
  readonly foot: string;
  /** `1 of 3`. */
  readonly page: string;
  /** Begins the ids of the title and the aside, where a program may want them. */
  readonly id?: string;
}

export interface PageFrame {
  /** What is left between head and foot. */
  readonly area: Area;
  marks(words: PageWords): readonly Mark[];
}

const HEAD = 27;
const FOOT = 14;
const TITLE = 15;
const SMALL = 7;

/** The head and foot that every page of a kind has. */
export function pageFrame(paper: Paper): PageFrame {
  const { x, y, width, height } = printable(paper);
  const area = { x, y: y + HEAD, width, height: height - HEAD - FOOT };
  return {
    area,
    marks(words) {
      const aside = fitted(cellText(words.aside), width * 0.4, SMALL, { least: 5.5 });
      const asideWidth = textWidth(aside.text, aside.size);
      const about = cellText(words.subtitle);
      const aboutWidth = Math.min(textWidth(about, SMALL), width * 0.3);
      const titleRoom = width - asideWidth - aboutWidth - 20;
      const title = fitted(cellText(words.title), titleRoom, TITLE, { bold: true, least: 9 });
      const after = textWidth(title.text, title.size, true) + 8;
      const subtitle = fitted(about, width - after - asideWidth - 10, SMALL, {
        least: 5.5,
      });
      const foot = y + height - FOOT;
      const page = fitted(cellText(words.page), 80, SMALL);
      const told = fitted(cellText(words.foot), width - 90, SMALL, { least: 5.5 });
      const titleId = words.id === undefined ? {} : { id: `${words.id}-name` };
      return [
        {
          kind: "cell",
          x,
          y,
          width,
          height: HEAD,
          marks: [
            { kind: "text", x, y: y + TITLE, ...title, bold: true, ...titleId },
            { kind: "text", x: x + after, y: y + TITLE, ...subtitle },
            { kind: "text", x: x + width, y: y + TITLE, ...aside, anchor: "end" },
            line(x, x + width, y + 20, "black", 1.2),
          ],
        },
        {
          kind: "cell",
          x,
          y: foot,
          width,
          height: FOOT,
          marks: [
            line(x, x + width, foot + 3, "grey"),
            { kind: "text", x, y: foot + 11, ...told, ink: "grey" },
            { kind: "text", x: x + width, y: foot + 11, ...page, anchor: "end", ink: "grey" },
          ],
        },
      ];
    },
  };
}
