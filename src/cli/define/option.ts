/** An option of a command, and the value that the command receives: undefined in `T` where it may be left out. */
export interface OptionDefinition<T> {
  /** As help shows it: `-f, --format <format>`. The word in brackets says what the value is, and completion goes by it. */
  readonly flags: string;
  readonly about: string;
  /** All that the value may be. */
  readonly choices?: readonly string[];
  /** Whether `=FILE` may follow a choice. */
  readonly toFile?: boolean;
  /** Makes a value of what was typed; throws an InvalidArgumentError. `earlier` is the value of the same option before. */
  read?(text: string, earlier: T | undefined): T;
  /** The value where the option is left out. */
  readonly preset?: T;
  /** The value where the option stands without one. */
  readonly bare?: T;
  readonly required?: boolean;
  /** A second way to write the option, which makes its value false. */
  readonly no?: { readonly flags: string; readonly about: string };
}

/** The options of a command by the names under which it receives their values. */
export type OptionTable = Readonly<Record<string, OptionDefinition<unknown>>>;

type ValueOf<D> = D extends OptionDefinition<infer T> ? T : never;
type MayLack<O extends OptionTable> = {
  [K in keyof O]: undefined extends ValueOf<O[K]> ? K : never;
}[keyof O];

/** The values of a command's options. */
export type OptionsOf<O extends OptionTable> = {
  readonly [K in Exclude<keyof O, MayLack<O>>]: ValueOf<O[K]>;
} & { readonly [K in MayLack<O>]?: Exclude<ValueOf<O[K]>, undefined> };

/** An option that is there or not. */
export function flag(flags: string, about: string): OptionDefinition<boolean> {
  return { flags, about, preset: false };
}

/** An option such as `--no-inline-config`: its value is true unless the option is there. */
export function noFlag(flags: string, about: string): OptionDefinition<boolean> {
  return { flags, about, preset: true };
}

/** An option whose value is the text that was typed. */
export function text(flags: string, about: string): OptionDefinition<string | undefined> {
  return { flags, about };
}

/** An option whose value is made of the text that was typed. */
export function value<T>(
  flags: string,
  about: string,
  read: (text: string) => T,
): OptionDefinition<T | undefined> {
  return { flags, about, read };
}

/** An option that may be given several times. */
export function many<T>(
  flags: string,
  about: string,
  read: (text: string) => T,
): OptionDefinition<readonly T[] | undefined> {
  return { flags, about, read: (text, earlier = []) => [...earlier, read(text)] };
}

/** An option whose value is one of a few words. */
export function choice<T extends string>(
  flags: string,
  about: string,
  choices: readonly T[],
): OptionDefinition<T | undefined> {
  return { flags, about, choices };
}

/** The option, with a value where it is left out. */
export function preset<T>(
  option: OptionDefinition<T | undefined>,
  value: T,
): OptionDefinition<Exclude<T, undefined>> {
  return { ...option, preset: value } as OptionDefinition<Exclude<T, undefined>>;
}

/** The option, which the command cannot do without. */
export function required<T>(
  option: OptionDefinition<T | undefined>,
): OptionDefinition<Exclude<T, undefined>> {
  return { ...option, required: true } as OptionDefinition<Exclude<T, undefined>>;
}
