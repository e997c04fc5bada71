import path from "node:path";
import { systemReason } from "../files/project.js";
import { writeFileAtomically } from "../files/write-file.js";
import { type Io, UsageError } from "../io.js";

/** The option of a calculator that draws. */
export interface PictureOptions {
  readonly svg?: string;
  readonly format: string;
}

/** Refuses a `--svg` that would surprise. */
export function checkPicture({ svg, format }: PictureOptions): void {
  if (svg !== undefined && svg !== "-" && !/\.svg$/i.test(svg))
    throw new UsageError(`--svg ${svg}: expected a name that ends in .svg, or - for standard output`);
  if (svg === "-" && format === "json")
    throw new UsageError("--svg - and --format json: standard output takes one or the other");
}

/** Writes a picture whole or not at all; `-` is standard output. */
export function drawPicture(io: Io, file: string, picture: string): void {
  if (file === "-") {
    io.out(picture);
    return;
  }
  try {
    writeFileAtomically(path.resolve(io.cwd, file), picture);
  } catch (error) {
    throw new UsageError(`${file}: ${systemReason(error)}`);
  }
  io.err(`wrote ${file}\n`);
}
