import type { Files } from "../../../source/files.js";
import type { Input, Inputs } from "../../files/inputs.js";

/** One side of a comparison. */
export interface DiffSide {
  /** How reports call it. */
  readonly label: string;
  /** What its files refer to. */
  readonly files: Files;
}

/** A file on both sides; null where a side has none. */
export interface InputPair {
  readonly old: Input | null;
  readonly new: Input | null;
}

/** What is to be compared, and sentences on what cannot be. */
export interface DiffSides {
  readonly old: DiffSide;
  readonly new: DiffSide;
  readonly pairs: readonly InputPair[];
  readonly problems: readonly string[];
  /** Files named that are ignored. */
  readonly leftOut: Inputs["leftOut"];
}
