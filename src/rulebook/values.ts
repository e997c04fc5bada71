import * as z from "zod";
import { once } from "../source/once.js";
import { MOST } from "./bounds.js";

const UNSIGNED = String.raw`\d{1,${MOST.digits}}(\.\d{1,${MOST.digits}}|\/[1-9]\d{0,${MOST.digits - 1}})?`;

/**
 * What a part of a ruleset is to its identity. An `exact` number is the same however it is written, the order of a `set`
 * is nobody's business, and a `label` is only read by people: it belongs to no rule.
 */
export const nature = z.registry<{ is: "exact" | "set" | "label" }>();

/** The schemas of single values that a ruleset is made of. */
export const values = once(() => {
  const short = z.number().refine((value) => !String(value).includes("e"));

  /** An exact number: a short decimal, or quoted text such as "100/3". */
  const decimal = z
    .union([short, z.string().regex(new RegExp(`^-?${UNSIGNED}$`))])
    .meta({
      expected: `a decimal number, or a quoted fraction such as "100/3", of at most ${MOST.digits} digits in each part`,
    })
    .register(nature, { is: "exact" });

  const nonNegative = z
    .union([short.min(0), z.string().regex(new RegExp(`^${UNSIGNED}$`))])
    .meta({ expected: "a decimal number of at least 0" })
    .register(nature, { is: "exact" });

  const whole = z.int().min(0);
  const positive = z.int().min(1);
  const text = z.string().min(1).max(10_000);
  /** Text that people read, and that no rule depends on. */
  const label = z.string().min(1).max(10_000).register(nature, { is: "label" });
  /** The nearest is half up. */
  const rounding = z.enum(["nearest", "up", "down"]);
  const die = z.int().min(1).max(6);
  const dieModifier = z.int().min(-6).max(6);
  /** What is gone through one by one. */
  const few = positive.max(MOST.turns);

  return { decimal, nonNegative, whole, positive, few, text, label, rounding, die, dieModifier };
});

/** The same schema for each of several keys. */
export function forEach<K extends string, S extends z.ZodType>(keys: readonly K[], schema: S): Record<K, S> {
  return Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>;
}

/** A list whose order says nothing. */
export function setOf<S extends z.ZodType>(item: S, most: number) {
  return z.array(item).max(most).register(nature, { is: "set" });
}

/** A part of a ruleset as a file may write it: any of its keys, map by map; lists and plain values whole. */
export type PartOf<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: PartOf<T[K]> | undefined }
    : T;

type WrittenPart<T> = z.ZodOptional<z.ZodType<PartOf<T>>>;

/** The schema of a part of a ruleset as a file may write it. */
export function partOf<T>(schema: z.ZodType<T>): WrittenPart<T> {
  if (!(schema instanceof z.ZodObject)) return schema.optional() as unknown as WrittenPart<T>;
  const fields = Object.entries(schema.shape).map(([key, field]) => [key, partOf(field)]);
  const part = z.strictObject(Object.fromEntries(fields)).meta({ ...schema.meta() });
  return part.optional() as unknown as WrittenPart<T>;
}

/** The same for each of several parts. */
export function partsOf<S extends Record<string, z.ZodType>>(parts: S) {
  const fields = Object.entries(parts).map(([key, part]) => [key, partOf(part)]);
  return Object.fromEntries(fields) as { [K in keyof S]: WrittenPart<z.infer<S[K]>> };
}
