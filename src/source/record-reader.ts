import * as z from "zod";

/** What a field makes of a value, or FAULT where Zod would complain. */
const FAULT = Symbol("fault");
/** As Zod's own safeParse has it, but for writing no functions. */
const CONTEXT = { async: false, jitless: true } as const;
/** Values that are remembered for each field, and the longest text among them. */
const KEPT_VALUES = 500;
const KEPT_LENGTH = 40;

class FieldReader {
  readonly #known = new Map<unknown, unknown>();

  constructor(
    readonly key: string,
    readonly schema: z.core.$ZodType,
  ) {}

  /** Reads a value, or its absence: undefined. */
  read(value: unknown): unknown {
    const isSmall = !Object.is(value, -0) && isShort(value); // to a map -0 is 0
    const known = isSmall ? this.#known.get(value) : undefined;
    if (known !== undefined) return known;
    const result = this.schema._zod.run({ value, issues: [] }, CONTEXT) as z.core.ParsePayload;
    if (result.issues.length > 0) return FAULT;
    if (isSmall && this.#known.size < KEPT_VALUES && isShort(result.value)) {
      this.#known.set(value, result.value);
    }
    return result.value;
  }
}

function isShort(value: unknown): boolean {
  return typeof value === "string" ? value.length <= KEPT_LENGTH : typeof value !== "object";
}

/**
 * Reads records by the fields of a strict object schema, each by Zod, and remembers what Zod said of numbers and short
 * texts: in a long list the same come again and again. Comes to what the schema as a whole comes to.
 */
export class RecordReader<T> {
  readonly #fields: readonly FieldReader[];

  private constructor(schema: z.ZodObject) {
    this.#fields = Object.entries(schema.shape).map(([key, field]) => new FieldReader(key, field));
  }

  /** A reader for a schema, or null for one that is more than its fields. */
  static of<T>(schema: z.ZodType<T>): RecordReader<T> | null {
    if (!(schema instanceof z.ZodObject)) return null;
    const { catchall, checks } = schema.def;
    const strict = catchall instanceof z.ZodNever && (checks ?? []).length === 0;
    return strict ? new RecordReader<T>(schema) : null;
  }

  /** The record as the schema makes it; null where anything is wrong with it. */
  read(data: unknown): T | null {
    if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
    const written = data as Readonly<Record<string, unknown>>;
    const record: Record<string, unknown> = {};
    let unread = Object.keys(written).length;
    for (const field of this.#fields) {
      const { key } = field;
      const isWritten = Object.hasOwn(written, key);
      if (isWritten) unread--;
      const value = field.read(isWritten ? written[key] : undefined);
      if (value === FAULT) return null;
      if (isWritten || value !== undefined) record[key] = value;
    }
    return unread === 0 ? (record as T) : null;
  }
}
