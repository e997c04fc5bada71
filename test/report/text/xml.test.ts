import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { svgDocument } from "../../../src/report/svg/picture.js";
import { element, text } from "../../../src/report/text/xml.js";

const picture = { width: 40, height: 20.5, title: "Lance <&> Co", description: 'says "aye"' };

describe("an SVG document", () => {
  test("says what it shows, in a title and a description", () => {
    expect(svgDocument(picture, [element("rect", { x: 1, y: 0.12345, rx: undefined })])).toBe(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20.5" viewBox="0 0 40 20.5" role="img">',
        "<title>Lance &lt;&amp;&gt; Co</title>",
        "<desc>says &quot;aye&quot;</desc>",
        '<rect x="1" y="0.123"/>',
        "</svg>",
        "",
      ].join("\n"),
    );
  });

  test("takes lists of children of any length", () => {
    const dots = Array.from({ length: 200_000 }, () => element("circle", { r: 1 }));
    expect(svgDocument(picture, [dots]).match(/<circle/g)).toHaveLength(200_000);
    expect(element("g", {}, dots, text("x")).markup.endsWith("x</g>")).toBe(true);
  });

  test("writes numbers plainly", () => {
    const values = [0, -0, -0.0001, 0.1 + 0.2, 100, 1e-9, 12.5, -3];
    expect(values.map((x) => element("a", { x }).markup)).toEqual(
      ["0", "0", "0", "0.3", "100", "0", "12.5", "-3"].map((x) => `<a x="${x}"/>`),
    );
  });

  test("shows any text literally: no markup, and no character that XML forbids", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const markup = element("text", { name }, text(name)).markup;
        expect(markup).toMatch(/^<text name="[^<>"]*">[^<>]*<\/text>$/);
        expect(markup.replace(/&(amp|lt|gt|quot|apos);/g, "")).not.toContain("&");
        expect(markup).toSatisfy((all: string) => all.isWellFormed());
        expect(markup).not.toMatch(/[\p{Cc}\uFFFE\uFFFF]/u);
      }),
    );
  });
});
