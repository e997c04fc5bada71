/** Texts of numbers with blanks after them, so that right-aligned they stand point under point. */
export function alignPoints(numbers: readonly string[]): string[] {
  const fraction = (text: string) => (text.includes(".") ? text.length - text.indexOf(".") : 0);
  const most = Math.max(0, ...numbers.map(fraction));
  return numbers.map((text) => text + " ".repeat(most - fraction(text)));
}
