export function table(header: readonly string[], rows: readonly (readonly unknown[])[]): string;
export function anchor(heading: string): string;
export function contents(markdown: string): string;
