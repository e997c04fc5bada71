import { InvalidArgumentError } from "commander";
import { suggest } from "../../source/suggest.js";
import type { Output } from "../terminal/outputs.js";
import { many, text } from "./option.js";

/** `--format FORMAT[=FILE]`, which may be given several times, and `--output-file`. */
export function outputOptions<F extends string>(choices: readonly F[], preset: string) {
  return {
    format: {
      ...many(
        "-f, --format <format>",
        `how to print (default: ${preset}); FORMAT=FILE prints to a file (repeatable)`,
        (text): Output<F> => parse(text, choices),
      ),
      choices,
      toFile: true,
    },
    outputFile: text("-o, --output-file <file>", "print to this file, instead of standard output"),
  };
}

function parse<F extends string>(text: string, choices: readonly F[]): Output<F> {
  const [, name = "", file] = /^([^=]*)(?:=(.*))?$/s.exec(text) ?? [];
  const format = choices.find((each) => each === name);
  if (format === undefined) {
    const [near] = suggest(name, choices);
    throw new InvalidArgumentError(
      near ? `Did you mean ${near}?` : `Expected one of ${choices.join(", ")}, or one of them with =FILE.`,
    );
  }
  if (file === "") throw new InvalidArgumentError("Expected the name of a file after the =.");
  return { format, file: file === undefined || file === "-" ? null : file };
}
