import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod";
import { designSchemas } from "../../src/design/schema.js";
import { house } from "../../src/rulebook/house.js";
import { RecordReader } from "../../src/source/record-reader.js";

const { ship, entry } = designSchemas(house);
const VALUES = [
  0,
  -0,
  1,
  3,
  6,
  7,
  1e15,
  2 ** 53,
  -1,
  1.5,
  Number.NaN,
  "",
  "x",
  "elite",
  "base",
  "full",
  true,
  false,
];
const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.constantFrom(null, [], {}, ["1xPlasma"], [3], "x".repeat(1001)) },
);

for (const [name, schema] of Object.entries({ ship, entry })) {
  const keys = [...Object.keys(schema.shape), "shild", "toString", "__proto__"];
  const good = { name: "A", design: "a.yaml", hull: 4 };

  it(`reads a ${name} field by field as Zod reads it whole, again and again`, () => {
    const reader = RecordReader.of(schema as z.ZodType)!;
    let read = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 6 }), (changes) => {
        const data: Record<string, unknown> = Object.create(null);
        for (const [key, each] of Object.entries(good)) if (key in schema.shape) data[key] = each;
        for (const [key, each] of changes) data[key] = each;
        const result = schema.safeParse(data);
        const record = reader.read(data);
        if (record) read++;
        expect(record).toStrictEqual(result.success ? result.data : null);
      }),
      { numRuns: 3000 },
    );
    expect(read).toBeGreaterThan(100);
  });
}

it("leaves to Zod what is more than its fields", () => {
  expect(RecordReader.of(z.object({ a: z.int() }))).toBeNull();
  expect(RecordReader.of(z.strictObject({ a: z.int() }).refine(() => false))).toBeNull();
  expect(RecordReader.of(z.array(z.int()))).toBeNull();
  expect(RecordReader.of(z.strictObject({ a: z.int() }))?.read([])).toBeNull();
});
