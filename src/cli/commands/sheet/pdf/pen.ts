import { textWidth } from "../../../../report/sheet/layout/measure.js";
import type { Ink, Mark, Stroke, TextMark } from "../../../../report/sheet/scene.js";
import { INKS } from "../../../../report/sheet/writers/svg.js";
import { type Face, type FaceFinder, faceFinder, runsOf } from "./runs.js";

/** The faces that texts are drawn with, the first that has a letter first. */
export interface PdfFaces {
  readonly regular: Faces;
  readonly bold: Faces;
}

export type Faces = readonly [Face, ...Face[]];

type Shape = Exclude<Mark, TextMark>;

/** Draws single marks on the page that a PDF document is at. */
export class PdfPen {
  readonly #document: PDFKit.PDFDocument;
  readonly #setting: { readonly regular: Setting; readonly bold: Setting };
  readonly #known = new Set<string>();

  constructor(document: PDFKit.PDFDocument, faces: PdfFaces) {
    this.#document = document;
    this.#setting = { regular: settingOf(faces.regular), bold: settingOf(faces.bold) };
  }

  /** A shape is for the eye only; of a cell only its outline is drawn. */
  shape(mark: Shape): void {
    if (!mark.fill && !mark.stroke) return;
    this.#document.markContent("Artifact", { type: "Layout" });
    this.#document.save();
    outline(this.#document, mark);
    paint(this.#document, mark.fill, mark.stroke);
    this.#document.restore();
    this.#document.endMarkedContent();
  }

  /** A line of text, drawn narrower where the letters of other fonts take more room than was left for them. */
  text({ x, y, text, size, bold = false, anchor, ink = "black" }: TextMark): void {
    const runs = drawnRuns(text, this.#setting[bold ? "bold" : "regular"], size);
    const drawn = runs.reduce((sum, { width }) => sum + width, 0);
    const scale = drawn === 0 ? 1 : Math.min(1, textWidth(text, size, bold) / drawn);
    const aside = anchor === "middle" ? drawn / 2 : anchor === "end" ? drawn : 0;
    let at = x - aside * scale;
    this.#document.fillColor(INKS[ink]);
    for (const run of runs) {
      this.#run(run, { x: at, y, size, scale });
      at += run.width * scale;
    }
  }

  /** Where no face has the letters their place is held by boxes, which are copied as the letters all the same. */
  #run({ text, face, boxes }: DrawnRun, { x, y, size, scale }: Place): void {
    const { name, font } = face;
    if (!this.#known.has(name)) this.#document.registerFont(name, font as never);
    this.#known.add(name);
    const options = { ...PLAIN, horizontalScaling: scale * 100 };
    if (boxes) this.#document.markContent("Span", { actual: text } as object);
    this.#document
      .font(name)
      .fontSize(size)
      .text(text, x, y, options as unknown as TextOptions);
    if (boxes) this.#document.endMarkedContent();
  }
}

/** On one line from where it is told to; that features are named has a phrase shaped as a whole. */
const PLAIN = { lineBreak: false, baseline: "alphabetic", features: {} };

type TextOptions = PDFKit.Mixins.TextOptions;

interface DrawnRun {
  readonly text: string;
  readonly face: Face;
  readonly boxes: boolean;
  readonly width: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How much narrower than it is. */
  readonly scale: number;
}

/** How a weight is set. */
interface Setting {
  readonly find: FaceFinder;
  /** Has the box for letters that are in no face. */
  readonly first: Face;
}

function settingOf(faces: Faces): Setting {
  return { find: faceFinder(faces), first: faces[0] };
}

function drawnRuns(text: string, { find, first }: Setting, size: number): DrawnRun[] {
  return runsOf(text, find).map((run) => {
    const face = run.face ?? first;
    const { advanceWidth } = face.font.layout(run.text);
    return { text: run.text, face, boxes: !run.face, width: (advanceWidth / face.font.unitsPerEm) * size };
  });
}

function outline(document: PDFKit.PDFDocument, mark: Shape): void {
  switch (mark.kind) {
    case "path":
      document.path(mark.d);
      return;
    case "circle":
      document.circle(mark.x, mark.y, mark.radius);
      return;
    case "rect":
      if (mark.radius) document.roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius);
      else document.rect(mark.x, mark.y, mark.width, mark.height);
      return;
    case "cell":
      document.rect(mark.x, mark.y, mark.width, mark.height);
  }
}

function paint(document: PDFKit.PDFDocument, fill: Ink | undefined, stroke: Stroke | undefined): void {
  if (stroke) {
    document.lineWidth(stroke.width).strokeColor(INKS[stroke.ink]);
    if (stroke.dash) document.dash(stroke.dash as never, {});
  }
  if (fill && stroke) document.fillAndStroke(INKS[fill], INKS[stroke.ink]);
  else if (fill) document.fill(INKS[fill]);
  else document.stroke();
}
