import { settingsJson, settingsText } from "../../../report/settings/report.js";
import { EXIT, type Io, UsageError } from "../../io.js";
import { type GivenSettings, resolveSettings } from "../../settings/resolved.js";
import { layoutFor } from "../../terminal/terminal.js";
import type { LintCommandOptions } from "./define.js";

/** `shipcost lint --print-config` */
export async function printConfig(
  io: Io,
  [file, ...more]: string[],
  given: GivenSettings,
  options: LintCommandOptions & { readonly asJson: boolean },
): Promise<number> {
  if (file === undefined || more.length > 0) throw new UsageError("--print-config: expected one FILE");
  const { maxWarnings } = options;
  const all = { ...given, ...(maxWarnings === undefined ? {} : { maxWarnings }) };
  const settings = await resolveSettings(file, io, all, options);
  io.out(options.asJson ? settingsJson(settings) : settingsText(settings, layoutFor(io, options.color)));
  return EXIT.ok;
}
