/** Runs in the browser, and so uses nothing from outside: see measure.d.ts. */
export function measurePages() {
  const HAIR = 0.1;
  const within = (a, b) =>
    a.left >= b.left - HAIR &&
    a.right <= b.right + HAIR &&
    a.top >= b.top - HAIR &&
    a.bottom <= b.bottom + HAIR;
  const boxOf = (element) => {
    const { x, y, width, height } = element.getBBox();
    return { left: x, right: x + width, top: y, bottom: y + height };
  };
  // From the tops of capitals to the feet of letters, and no wider than the letters advance: the browser's own box is
  // rounded up, and has room for accents on capitals as well.
  const inkOf = (text) => {
    const [size, x, y] = ["font-size", "x", "y"].map((name) => Number(text.getAttribute(name)));
    const width = text.getComputedTextLength();
    const anchor = text.getAttribute("text-anchor");
    const left = x - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
    return { left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.22 };
  };
  const cellOf = (element) => element.parentElement?.closest("g.cell");
  const boundsOf = (cell, page) => (cell ? boxOf(cell.querySelector(":scope > rect[data-cell]")) : page);

  return Array.from(document.querySelectorAll(".page svg"), (svg) => {
    const page = boxOf(svg.querySelector("rect.paper"));
    const outside = [];
    for (const cell of svg.querySelectorAll("g.cell")) {
      const own = boundsOf(cell, page);
      if (!within(own, boundsOf(cellOf(cell), page)))
        outside.push(`cell ${cell.querySelector("rect")?.getAttribute("data-cell")} ${JSON.stringify(own)}`);
    }
    const texts = Array.from(svg.querySelectorAll("text"), (element) => ({
      element,
      text: element.textContent ?? "",
      box: inkOf(element),
    })).filter(({ text }) => text.trim() !== "");
    for (const { element, text, box } of texts)
      if (!within(box, boundsOf(cellOf(element), page))) outside.push(`text ${text} ${JSON.stringify(box)}`);

    const sorted = [...texts].sort((a, b) => a.box.top - b.box.top);
    const overlapping = [];
    sorted.forEach((a, i) => {
      for (const b of sorted.slice(i + 1)) {
        if (b.box.top >= a.box.bottom - 0.5) break;
        if (a.box.left < b.box.right - HAIR && b.box.left < a.box.right - HAIR)
          overlapping.push(`${a.text} | ${b.text}`);
      }
    });
    const measured = texts.map(({ element, text }) => ({
      text,
      size: Number(element.getAttribute("font-size")),
      bold: element.getAttribute("font-weight") === "700",
      width: element.getComputedTextLength(),
    }));
    return { outside, overlapping, texts: measured };
  });
}
