/** Where the project is at home: a placeholder until it has a home, as `homepage` in package.json. */
const HOMEPAGE = "https://github.com/OWNER/shipcost";

/** The page and heading of docs/lint-rules.md that tell of a rule. */
export function rulePage(id: string): string {
  return `${HOMEPAGE}/blob/main/docs/lint-rules.md#${id.replaceAll("/", "")}`;
}
