import * as z from "zod";

/** A JSON Schema, or a part of one, as plain data. */
export type JsonSchema = { [keyword: string]: unknown };

export const DRAFT = "http://json-schema.org/draft-07/schema#";
const FREE_KEYS = { "^x-": {} };

/** The JSON Schema (draft-07) of what a file may write, without `$schema`. */
export function convertSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema: part }) => adapt(part as JsonSchema),
  });
  return converted as JsonSchema;
}

/** What Zod writes, made into what editors want: free keys, named keys for records, no keyword of our own. */
function adapt(part: JsonSchema): void {
  const { expected } = part;
  delete part.expected;
  if (typeof expected === "string")
    part.description ??= `${expected.charAt(0).toUpperCase()}${expected.slice(1)}.`;
  if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
  if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
  const names = (part.propertyNames as JsonSchema | undefined)?.enum as string[] | undefined;
  if (names) {
    const value = part.additionalProperties;
    part.properties = Object.fromEntries(names.map((name) => [name, value]));
    part.additionalProperties = false;
    delete part.propertyNames;
  }
  if (part.type === "object") part.patternProperties = FREE_KEYS;
}
