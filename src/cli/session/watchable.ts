import type { Io } from "../io.js";
import type { Action } from "../program.js";

/** The action, with `--watch`: again whenever a file that it looked at changes. */
export function watchable<O extends object>(
  action: (io: Io, args: string[], options: O, version: string) => number | Promise<number>,
): Action {
  return async (io, args, options: O & { readonly watch?: boolean }, version) => {
    const run = async (each: Io) => action(each, args, options, version);
    if (!options.watch) return run(io);
    const { watch } = await import("./watch.js");
    return watch(io, args.length > 0 ? args : ["."], run);
  };
}
