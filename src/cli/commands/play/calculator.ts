import type { Layout } from "../../../report/text/text.js";
import { type AnyCommand, type CommandDefinition, command } from "../../define/command.js";
import type { OptionsOf, OptionTable } from "../../define/option.js";
import { EXIT, type Io } from "../../io.js";
import { checkPicture, drawPicture } from "../../terminal/picture.js";
import { layoutFor } from "../../terminal/terminal.js";
import type { PlayOptions } from "./options.js";

/** What a calculator answers, to be printed as the options ask. */
export interface Answer {
  json(): string;
  text(layout: Layout): string;
  /** A picture of it, where there is one. */
  svg?(): string;
  /** Whether the question is answered with a no: exit 1. */
  readonly refused?: boolean;
}

/** What works an answer out. */
export type Calculation<O extends OptionTable> = (
  io: Io,
  options: OptionsOf<O>,
  args: string[],
) => Answer | Promise<Answer>;

/** A play calculator as it is defined. */
interface CalculatorDefinition<O extends OptionTable> extends Omit<CommandDefinition<O>, "run"> {
  run(): Promise<Calculation<O>>;
}

/** A command that prints what a calculation answers: as text, JSON or, with `--svg`, a picture. */
export function calculator<O extends OptionTable>(definition: CalculatorDefinition<O>): AnyCommand {
  return command<O>({
    ...definition,
    run: async () => {
      const calculate = await definition.run();
      return async (io, args, options) => {
        const asked = options as unknown as PlayOptions & { readonly svg?: string };
        checkPicture(asked);
        return print(await calculate(io, options, args), io, asked);
      };
    },
  });
}

function print(answer: Answer, io: Io, { svg, format, color }: PlayOptions & { readonly svg?: string }) {
  if (svg !== undefined && answer.svg) drawPicture(io, svg, answer.svg());
  if (svg !== "-") io.out(format === "json" ? answer.json() : answer.text(layoutFor(io, color)));
  return answer.refused ? EXIT.findings : EXIT.ok;
}
