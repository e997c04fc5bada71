/** The formats of `lint`, the first being the default. */
export const LINT_FORMATS = [
  "pretty",
  "concise",
  "json",
  "sarif",
  "github",
  "gitlab",
  "junit",
  "checkstyle",
  "markdown",
] as const;
export type LintFormat = (typeof LINT_FORMATS)[number];
