import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { element, type Markup, text } from "../../text/xml.js";
import type { Scene, ScenePage } from "../scene.js";
import { pageSvg } from "./svg.js";

export interface HtmlOptions {
  /** `@font-face` rules whose fonts are data: the file asks for nothing outside it. */
  readonly fontFaces?: string;
}

/** A whole HTML file: one page for each sheet of paper, without script, and with nothing from outside. */
export function sheetHtml({ title, pages }: Scene, { fontFaces = "" }: HtmlOptions = {}): string {
  const style = `${fontFaces}${css(pages)}`;
  const policy = `default-src 'none'; style-src 'sha256-${digest(style)}'; font-src data:; base-uri 'none'; form-action 'none'`;
  const head = [
    element("meta", { charset: "utf-8" }),
    element("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
    element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    element("meta", { name: "generator", content: "shipcost" }),
    element("title", {}, text(title)),
    element("style", {}, { markup: style }),
  ];
  const body = [
    element("h1", {}, text(title)),
    ...pages.map((page, i) => element("div", { class: "page" }, pageSvg(page, `page${i + 1}`))),
  ];
  const lines = (parts: readonly Markup[]) => parts.map(({ markup }) => `${markup}\n`).join("");
  return `<!doctype html>
<html lang="en">
<head>
${lines(head)}</head>
<body>
<main>
${lines(body)}</main>
</body>
</html>
`;
}

/** On paper one page a sheet, to its very size; on screen sheets of paper on a desk, as wide as there is room. */
function css([first]: readonly ScenePage[]): string {
  const { width = 0, height = 0 } = first ?? {};
  return `
@page { size: ${width}pt ${height}pt; margin: 0 }
html { color-scheme: light; background: #fff; color: #000 }
body { margin: 0 }
h1 { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
svg { display: block; width: 100%; height: auto }
@media screen {
  html { background: #d6d6d6 }
  main { max-width: 60rem; margin: 0 auto; padding: 1rem }
  .page { margin: 0 0 1rem; background: #fff; box-shadow: 0 1px 6px #0006 }
}
@media print {
  h1 { display: none }
  .page { width: ${width}pt; height: ${height}pt; overflow: hidden; break-after: page; break-inside: avoid }
  .page:last-child { break-after: auto }
}
`;
}

/** What a browser compares a style with before it follows it. */
function digest(style: string): string {
  return btoa(String.fromCharCode(...sha256(utf8ToBytes(style))));
}
