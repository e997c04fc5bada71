import { ImpossibleInput } from "../../play/error.js";
import { EXIT, FindingsFailure, type Io, UsageError } from "../io.js";
import { visibleLines } from "../program.js";

/** Says on standard error why a command could not be done, and answers its exit code. Anything but that is thrown on. */
export function failure(error: unknown, io: Pick<Io, "err">): number {
  if (error instanceof FindingsFailure) {
    io.err(error.message);
    return EXIT.findings;
  }
  if (!(error instanceof UsageError || error instanceof ImpossibleInput)) throw error;
  io.err(`shipcost: ${visibleLines(error.message)}\n`);
  return EXIT.failure;
}
