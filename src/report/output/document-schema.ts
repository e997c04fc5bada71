import * as z from "zod";
import { DRAFT, type JsonSchema } from "../../source/json-schema.js";

/** The JSON Schema (draft-07) of a document that is printed. */
export function documentSchema(title: string, schema: z.ZodObject): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema: part }) => {
      if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
      if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
    },
  });
  return { $schema: DRAFT, title, ...converted } as JsonSchema;
}
