import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import PDFDocument from "pdfkit";
import type { CellMark, Mark, Scene, ScenePage, TextMark } from "../../../../report/sheet/scene.js";
import { text } from "../../../../report/text/xml.js";
import { type PdfFaces, PdfPen } from "./pen.js";

/**
 * A whole PDF file: a page for each page of the scene, its texts as text in embedded subsets of the faces, bookmarks
 * for pages and for what is in them, and a structure that a screen reader follows. The same scene and faces make the
 * same bytes.
 */
export async function sheetPdf(scene: Scene, faces: PdfFaces): Promise<Uint8Array> {
  const document = newDocument(scene);
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    document.on("end", resolve);
    document.on("error", reject);
  });
  const root = document.struct("Document");
  document.addStructure(root);
  const pen = new PdfPen(document, faces);
  for (const page of scene.pages) drawPage(document, pen, root, page);
  root.end();
  document.end();
  await done;
  return joined(chunks);
}

type Document = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;
type Outline = PDFKit.PDFOutline;

/** The library's own words on a document would tell the time, and take a title for markup. */
class SheetDocument extends PDFDocument {
  _addInfo(): void {
    const title = `<rdf:Alt><rdf:li xml:lang="x-default">${text(`${this.info.Title}`).markup}</rdf:li></rdf:Alt>`;
    (this as unknown as { appendXML(xml: string): void }).appendXML(
      `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></rdf:Description>`,
    );
  }
}

function newDocument(scene: Scene): Document {
  // The file's id is made from this: of what is drawn, so that the clock is left out of it.
  const stamp = { getTime: () => bytesToHex(sha256(utf8ToBytes(JSON.stringify(scene)))) };
  const options = {
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en",
    displayTitle: true,
    // None of the fonts that every reader has: all are embedded.
    font: null,
    info: { Title: scene.title, Creator: "shipcost", CreationDate: stamp },
  };
  const document = new SheetDocument(options as unknown as PDFKit.PDFDocumentOptions);
  delete document.info.CreationDate;
  return document;
}

function drawPage(document: Document, pen: PdfPen, root: Structure, page: ScenePage): void {
  const { width, height, title, marks } = page;
  document.addPage({ size: [width, height], margin: 0 });
  const structure = document.struct("Sect", { title });
  root.add(structure);
  const bookmark = document.outline.addItem(title, { expanded: true });
  draw({ document, pen, parent: structure, bookmark }, marks);
  structure.end();
}

/** Where marks are drawn: as parts of a structure, the outermost ones with a bookmark each. */
interface Place {
  readonly document: Document;
  readonly pen: PdfPen;
  readonly parent: Structure;
  readonly bookmark?: Outline;
}

/** Draws marks in their order. Texts that follow each other are one paragraph; the other marks are for the eye only. */
function draw(place: Place, marks: readonly Mark[]): void {
  const { document, pen, parent } = place;
  let texts: TextMark[] = [];
  const paragraph = () => {
    if (texts.length === 0) return;
    const told = texts;
    texts = [];
    const structure = document.struct("P", {}, () => {
      for (const mark of told) pen.text(mark);
    });
    parent.add(structure);
    structure.end();
  };
  for (const mark of marks) {
    if (mark.kind === "text") texts.push(mark);
    else {
      paragraph();
      if (mark.kind === "cell") drawCell(place, mark);
      else pen.shape(mark);
    }
  }
  paragraph();
}

/** A cell with a title is a section of its own, and the outermost ones have bookmarks. */
function drawCell({ document, pen, parent, bookmark }: Place, mark: CellMark): void {
  pen.shape(mark);
  if (mark.title === undefined) {
    draw({ document, pen, parent, ...(bookmark ? { bookmark } : {}) }, mark.marks);
    return;
  }
  const section = document.struct("Sect", { title: mark.title });
  parent.add(section);
  bookmark?.addItem(mark.title, { top: mark.y, left: document.page.width } as object);
  draw({ document, pen, parent: section }, mark.marks);
  section.end();
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
