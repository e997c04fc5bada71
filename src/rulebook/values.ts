import * as z from "zod";
import { once } from "../source/once.js";

const DECIMAL_TEXT = /^-?\d{1,30}(\.\d{1,30}|\/[1-9]\d{0,29})?$/;

/** The schemas of single values that a ruleset is made of. */
export const values = once(() => {
  /** An exact number: a short decimal, or quoted text such as "100/3". */
  const decimal = z
    .union([
      z
        .number()
        .refine((value) => !String(value).includes("e"), "a number written with fewer than 16 digits"),
      z.string().regex(DECIMAL_TEXT),
    ])
    .meta({ expected: 'a decimal number, or a quoted fraction such as "100/3"' });

  const nonNegative = z
    .union([
      z
        .number()
        .min(0)
        .refine((value) => !String(value).includes("e")),
      z.string().regex(/^\d{1,30}(\.\d{1,30}|\/[1-9]\d{0,29})?$/),
    ])
    .meta({ expected: "a decimal number of at least 0" });

  const whole = z.int().min(0);
  const positive = z.int().min(1);
  const text = z.string().min(1).max(10_000);
  /** The nearest is half up. */
  const rounding = z.enum(["nearest", "up", "down"]);

  return { decimal, nonNegative, whole, positive, text, rounding };
});

/** A part of a ruleset as a file may write it: any of its keys, or none. */
export function anyOf<S extends z.ZodRawShape>(part: z.ZodObject<S, z.core.$strict>) {
  return part
    .partial()
    .meta({ ...part.meta() })
    .optional();
}
