import { createContext, Script } from "node:vm";
import { once } from "../../../../source/once.js";

/** Calls what stands beside it, where Node can stop it. */
const caller = once(() => ({ script: new Script("work()"), beside: createContext({ work: undefined }) }));

/**
 * Calls a function that may take so many milliseconds, at most: a font made to never be read through is given up. Throws
 * an error of the system's where it takes longer, and otherwise whatever the function throws.
 */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  const { script, beside } = caller();
  const outer = beside.work;
  beside.work = work;
  try {
    return script.runInContext(beside, { timeout: milliseconds }) as T;
  } finally {
    beside.work = outer;
  }
}
