export interface Example {
  /** The block it stands in, counted from the top. */
  readonly block: number;
  readonly language: "sh" | "ts";
  readonly code: string;
  readonly exit: number;
  readonly output: { readonly text: string; readonly start: number } | null;
}
export function examplesIn(markdown: string): Example[];
export function runExample(example: Example): Promise<{ exit: number; output: string }>;
export function withRealOutputs(markdown: string): Promise<string>;
