import type { Finding, Fix, Span } from "../finding.js";

type Edit = Fix["edits"][number];

/** A fix that a rule offers. */
type Offer = Pick<Finding, "ruleId"> & { readonly fix: Fix };

/** The text with these edits made, which must not overlap; what stands outside them stays as it is. */
export function splice(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { span, text: own } of inOrder(edits)) {
    parts.push(text.slice(at, span.start), own);
    at = span.end;
  }
  parts.push(text.slice(at));
  return parts.join("");
}

/**
 * Of the fixes offered for one text those that can be made at the same time, each whole or not at all. Of two that
 * overlap the one that begins first is taken. Two of a rule that would write different things at the very same places
 * (a design that two fleets price by different rules) contradict each other: neither is.
 */
export function together<T extends Offer>(offers: readonly T[]): T[] {
  const made = offers
    .flatMap((offer) => {
      const edits = inOrder(offer.fix.edits);
      const start = edits[0]?.span.start;
      return start === undefined
        ? []
        : [{ offer, edits, start, place: `${offer.ruleId} ${placesOf(edits)}` }];
    })
    .sort((a, b) => a.start - b.start);
  const texts = new Map<string, Set<string>>();
  for (const { edits, place } of made) texts.set(place, (texts.get(place) ?? new Set()).add(textsOf(edits)));
  const taken: Span[] = [];
  return made
    .filter(({ edits, place }) => texts.get(place)?.size === 1 && take(taken, edits))
    .map(({ offer }) => offer);
}

function inOrder(edits: readonly Edit[]): Edit[] {
  return [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

function placesOf(edits: readonly Edit[]): string {
  return edits.map(({ span }) => `${span.start}-${span.end}`).join();
}

function textsOf(edits: readonly Edit[]): string {
  return JSON.stringify(edits.map(({ text }) => text));
}

/** Adds the spans to those taken, which are in order and apart, unless one of them is not free. */
function take(taken: Span[], edits: readonly Edit[]): boolean {
  const spans = edits.map(({ span }) => span);
  const apart = spans.every((span, i) => {
    const before = spans[i - 1];
    return !before || !overlap(before, span);
  });
  if (!apart || !spans.every((span) => isFree(taken, span))) return false;
  for (const span of spans) {
    let at = firstReaching(taken, span.start);
    while ((taken[at]?.start ?? Number.POSITIVE_INFINITY) < span.start) at++;
    taken.splice(at, 0, span);
  }
  return true;
}

function isFree(taken: readonly Span[], span: Span): boolean {
  for (let i = firstReaching(taken, span.start); ; i++) {
    const other = taken[i];
    if (!other || other.start > span.end) return true;
    if (overlap(other, span)) return false;
  }
}

/** What only touches does not overlap, but for two that begin at one place with nothing between: their order is open. */
function overlap(a: Span, b: Span): boolean {
  return (
    (a.start < b.end && b.start < a.end) || (a.start === b.start && (a.end === a.start || b.end === b.start))
  );
}

/** The index of the first span that reaches to an offset or beyond it. */
function firstReaching(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
