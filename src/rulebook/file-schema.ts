import * as z from "zod";
import { MOST } from "./bounds.js";
import { type designParts, limitSchemas } from "./design-schema.js";
import { NUMBER_FIELDS, REMOVABLE_KINDS } from "./fields.js";
import type { playParts } from "./play-schema.js";
import { nameSchemas, patchOf, recordSchemas } from "./record-schema.js";
import { forEach, partsOf, values } from "./values.js";

type Parts = ReturnType<typeof designParts> & ReturnType<typeof playParts>;

/** The schema of a ruleset file: it extends another and says only what it changes. */
export function fileSchema(parts: Parts) {
  const { text } = values();
  return z.strictObject({
    ruleset: nameSchemas().id.describe(
      "The ruleset's own id, which reports show. It may not be the id of a built-in ruleset.",
    ),
    version: z.union([text, z.number()]).meta({
      description: "The version, which reports show.",
      expected: 'a version, such as "1.0"',
    }),
    extends: text
      .optional()
      .describe("A built-in ruleset's id or the path of another ruleset file; house if left out."),
    remove: removeSchema().optional(),
    ...partsOf(parts),
    ...listParts(parts),
  });
}

function removeSchema() {
  const names = z.array(values().text).max(MOST.removed);
  return z.union([names, z.strictObject(forEach(REMOVABLE_KINDS, names.optional()))]).meta({
    description:
      "What this file takes away from the ruleset that it extends: a list of ids, or a list of ids for each kind. A class name is its own id.",
    expected: "a list of ids, or a map of such lists by kind",
  });
}

/** The lists whose records are merged by id, and the limits. */
function listParts({ arcs }: Pick<Parts, "arcs">) {
  const records = recordSchemas();
  const known =
    "A known id changes only the fields written here and keeps its place. A new id is added at the end.";
  return {
    modifiers: z
      .array(patchOf(records.modifier))
      .max(MOST.modifiers)
      .optional()
      .describe(`The price modifiers, in the order in which they are applied. ${known}`),
    boxKinds: z
      .array(patchOf(records.boxKind))
      .max(MOST.boxKinds)
      .optional()
      .describe(`Kinds of hull boxes that a design may dedicate. ${known}`),
    specials: z
      .array(patchOf(records.special))
      .max(MOST.specials)
      .optional()
      .describe(`The types of special weapon. ${known}`),
    limits: z
      .strictObject(forEach(NUMBER_FIELDS, limitSchemas().written.optional()))
      .optional()
      .describe("What the fields of a design may be."),
    arcs: z
      .strictObject({
        house: z
          .array(patchOf(records.houseArc))
          .max(MOST.arcs)
          .optional()
          .describe(`Arcs of one letter. ${known}`),
        sfb: z
          .array(patchOf(records.sfbArc))
          .max(MOST.arcs)
          .optional()
          .describe(`Arcs of Star Fleet Battles. ${known}`),
        default: arcs.shape.default.optional(),
      })
      .optional()
      .describe("Firing arcs."),
  };
}
