/** A text as one word of bash or zsh. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** A text as one word of fish. */
export function quoteForFish(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}
