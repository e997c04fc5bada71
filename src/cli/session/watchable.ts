import type { Action } from "../define/command.js";
import { flag } from "../define/option.js";
import type { Io } from "../io.js";

export const watch = flag("--watch", "run again whenever a file that counts changes, until Ctrl-C");

/** The action, with `--watch`: again whenever a file that it looked at changes. */
export function watchable<V extends { readonly watch: boolean }>(action: Action<V>): Action<V> {
  return async (io, args, options, program) => {
    const run = async (each: Io) => action(each, args, options, program);
    if (!options.watch) return run(io);
    const { watch: watchFiles } = await import("./watch.js");
    return watchFiles(io, args.length > 0 ? args : ["."], run);
  };
}
