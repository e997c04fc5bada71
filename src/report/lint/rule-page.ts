/** The address of the project: a placeholder, as `homepage` in package.json, until there is one. */
const HOMEPAGE = "https://example.org/shipcost";

/** The page and heading of docs/lint-rules.md that tell of a rule. */
export function rulePage(id: string): string {
  return `${HOMEPAGE}/docs/lint-rules.md#${id.replaceAll("/", "")}`;
}
