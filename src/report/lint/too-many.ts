import type { TooManyWarnings } from "../../lint/verdicts.js";
import { plural } from "../../source/words.js";

/** `3 warnings, more than --max-warnings 2` */
export function tooManyWords({ warnings, limit, saidAt }: TooManyWarnings): string {
  const said = saidAt ? `maxWarnings ${limit} (${saidAt.path}:${saidAt.line})` : `--max-warnings ${limit}`;
  return `${plural(warnings, "warning")}, more than ${said}`;
}
