import type { Side } from "../../../play/initiative.js";
import { type Io, UsageError } from "../../io.js";
import { withSuppressed } from "../../session/outcome.js";
import { openSession } from "../../session/session.js";
import type { PlayOptions, ShipOptions } from "./options.js";
import { findingsFailure } from "./play-inputs.js";

/** The side that a fleet's file makes: its name, its flagship's crew and its ships. Bases do not move. */
export async function sideOfFleet(
  io: Io,
  file: string,
  options: Omit<ShipOptions, "ship"> & PlayOptions,
): Promise<Side> {
  const { results, problems } = await openSession([file], io, options);
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  const [fleet, second] = results.files.flatMap(({ documents }) => documents);
  if (second) throw new UsageError(`--sides ${file}: expected one fleet in the file`);
  const ships = fleet?.ships ?? [];
  if (!fleet || ships.some(({ legal }) => !legal)) {
    const { diagnostics, sources } = withSuppressed(results);
    throw findingsFailure(
      io,
      options,
      diagnostics.filter(({ severity }) => severity === "error"),
      sources,
    );
  }
  const moving = ships.flatMap(({ loaded }) => (loaded.ship?.kind === "ship" ? [loaded.ship] : []));
  const flagship = ships.find(({ loaded }) => loaded.ship?.flagship)?.loaded.ship;
  return {
    name: fleet.document.header.name ?? file,
    crew: flagship?.crew ?? "regular",
    units: [0, moving.reduce((sum, { count }) => sum + count, 0), 0],
  };
}
