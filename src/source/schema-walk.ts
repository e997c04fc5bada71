import type * as z from "zod";
import type { Path } from "./tree.js";
import { enumerated } from "./words.js";

type Schema = z.core.$ZodType;
type Def = { type: string; [part: string]: unknown };

function defOf(schema: Schema): Def {
  return schema._zod.def as unknown as Def;
}

/** The schema inside `optional`, `default` and their like. */
export function unwrap(schema: Schema): Schema {
  const def = defOf(schema);
  if ("innerType" in def) return unwrap(def.innerType as Schema);
  if (def.type === "pipe") return unwrap(def.in as Schema);
  return schema;
}

/** The schema of the value at a path, as it was declared, or undefined where the path leaves it. Unions answer with the branch that goes on. */
export function schemaAt(schema: Schema, path: Path): Schema | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const def = defOf(unwrap(schema));
  switch (def.type) {
    case "object": {
      const shape = def.shape as Record<string, Schema>;
      const next = Object.hasOwn(shape, key) ? shape[String(key)] : undefined;
      return next && schemaAt(next, rest);
    }
    case "record":
      return schemaAt(def.valueType as Schema, rest);
    case "array":
      return schemaAt(def.element as Schema, rest);
    case "union":
      for (const option of def.options as Schema[]) {
        const found = schemaAt(option, path);
        if (found) return found;
      }
      return undefined;
    default:
      return undefined;
  }
}

/** The keys an object (or any branch of a union of objects) may have; empty for anything else. */
export function keysOf(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const here = unwrap(schema);
  const def = defOf(here);
  if (def.type === "object") return Object.keys(def.shape as object);
  if (def.type === "union") return (def.options as Schema[]).flatMap((option) => keysOf(option));
  if (def.type === "record") return keysOfRecord(def);
  return [];
}

function keysOfRecord(def: Def): string[] {
  const values = (def.keyType as Schema)._zod.values;
  return values ? [...values].map(String) : [];
}

/** What a value should be, in words: `a whole number from 3 to 6`. */
export function expectation(schema: Schema | undefined): string {
  if (!schema) return "something else";
  const here = unwrap(schema);
  const def = defOf(here);
  switch (def.type) {
    case "number":
      return numberInWords(here);
    case "string":
      return "text";
    case "boolean":
      return "true or false";
    case "array":
      return "a list";
    case "object":
    case "record":
      return "a map";
    case "enum":
    case "literal":
      return `one of ${enumerated([...(here._zod.values ?? [])].map(String))}`;
    case "union":
      return [...new Set((def.options as Schema[]).map(expectation))].join(", or ");
    default:
      return "something else";
  }
}

function numberInWords(schema: Schema): string {
  const { minValue, maxValue, isInt } = schema as z.ZodNumber;
  const noun = isInt ? "a whole number" : "a number";
  const min = minValue !== null && minValue > Number.MIN_SAFE_INTEGER ? minValue : null;
  const max = maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER ? maxValue : null;
  if (min !== null && max !== null) return `${noun} from ${min} to ${max}`;
  if (min !== null) return `${noun} of at least ${min}`;
  return max === null ? noun : `${noun} of at most ${max}`;
}

/** Whether a value should be a whole number, a number, or true or false; null for anything else. */
export function valueKind(schema: Schema): "whole" | "number" | "truth" | null {
  const here = unwrap(schema);
  const def = defOf(here);
  if (def.type === "number") return (here as z.ZodNumber).isInt ? "whole" : "number";
  if (def.type === "boolean") return "truth";
  if (def.type !== "union") return null;
  for (const option of def.options as Schema[]) {
    const kind = valueKind(option);
    if (kind) return kind;
  }
  return null;
}
