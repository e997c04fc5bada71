import type { Rule } from "./rule.js";
import { baseAgile } from "./rules/base-agile.js";
import { baseEngines } from "./rules/base-engines.js";
import { baseForwardSpecials } from "./rules/base-forward-specials.js";
import { enginesNone } from "./rules/engines-none.js";
import { enginesOddPoint } from "./rules/engines-odd-point.js";
import { enginesOutliveHull } from "./rules/engines-outlive-hull.js";
import { fleetBudget } from "./rules/fleet-budget.js";
import { fleetDesignReference } from "./rules/fleet-design-reference.js";
import { fleetDuplicateName } from "./rules/fleet-duplicate-name.js";
import { fleetFlagship } from "./rules/fleet-flagship.js";
import { fleetRuleset } from "./rules/fleet-ruleset.js";
import { hullOverfull } from "./rules/hull-overfull.js";
import { hullPartlyFilledBox } from "./rules/hull-partly-filled-box.js";
import { msgArc } from "./rules/msg-arc.js";
import { msgLimit } from "./rules/msg-limit.js";
import { msgSizeClass } from "./rules/msg-size-class.js";
import { priceDeclared } from "./rules/price-declared.js";
import { priceZero } from "./rules/price-zero.js";
import { ruleDisabled } from "./rules/rule-disabled.js";
import { schemaMissingKey } from "./rules/schema-missing-key.js";
import { schemaNumberStyle } from "./rules/schema-number-style.js";
import { schemaRange } from "./rules/schema-range.js";
import { schemaType } from "./rules/schema-type.js";
import { schemaUnknownKey } from "./rules/schema-unknown-key.js";
import { specialArc } from "./rules/special-arc.js";
import { specialMultiArc } from "./rules/special-multi-arc.js";
import { specialNotation } from "./rules/special-notation.js";
import { specialSplitGroup } from "./rules/special-split-group.js";
import { specialStyle } from "./rules/special-style.js";
import { specialSuperweapon } from "./rules/special-superweapon.js";
import { specialUnknownType } from "./rules/special-unknown-type.js";
import { suppressionUnused } from "./rules/suppression-unused.js";
import { yamlAlias } from "./rules/yaml-alias.js";
import { yamlDuplicateKey } from "./rules/yaml-duplicate-key.js";
import { yamlEmpty } from "./rules/yaml-empty.js";
import { yamlEncoding } from "./rules/yaml-encoding.js";
import { yamlSyntax } from "./rules/yaml-syntax.js";

/** Every lint rule, in the order of the catalogue. */
export const RULES: readonly Rule[] = [
  yamlSyntax,
  yamlDuplicateKey,
  yamlAlias,
  yamlEncoding,
  yamlEmpty,
  schemaType,
  schemaUnknownKey,
  schemaMissingKey,
  schemaRange,
  schemaNumberStyle,
  hullOverfull,
  hullPartlyFilledBox,
  specialNotation,
  specialUnknownType,
  specialArc,
  specialSuperweapon,
  specialMultiArc,
  specialSplitGroup,
  specialStyle,
  msgLimit,
  msgSizeClass,
  msgArc,
  baseEngines,
  baseAgile,
  baseForwardSpecials,
  enginesOddPoint,
  enginesNone,
  enginesOutliveHull,
  priceDeclared,
  priceZero,
  fleetBudget,
  fleetDuplicateName,
  fleetFlagship,
  fleetDesignReference,
  fleetRuleset,
  ruleDisabled,
  suppressionUnused,
];

const BY_ID: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]));

/** The rule of an id, or undefined where there is none. */
export function findRule(id: string): Rule | undefined {
  return BY_ID.get(id);
}

/** The rule of an id; a finding without a rule is a bug. */
export function ruleById(id: string): Rule {
  const rule = findRule(id);
  if (!rule) throw new Error(`no lint rule ${id}`);
  return rule;
}
