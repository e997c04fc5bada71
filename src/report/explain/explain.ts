import type { Example, Rule } from "../../lint/rule.js";
import { RULES } from "../../lint/rules.js";
import { signedPercent } from "../../rulebook/exact.js";
import { house } from "../../rulebook/house.js";
import type { Modifier, Ruleset } from "../../rulebook/schema.js";
import { stableJson } from "../../rulebook/stable-json.js";
import {
  AT_THE_TABLE,
  modifierInWords,
  optionAt,
  prose,
  TOPICS,
  type Topic,
  unfinishedStep,
} from "../../rulebook/topics.js";
import { yamlValue } from "../ruleset/yaml.js";
import { pad, wrap } from "../text/text.js";
import { visible } from "../text/visible.js";

/** A rule, modifier or topic that `explain` knows. */
export interface Explainable {
  readonly id: string;
  readonly kind: "lint rule" | "modifier" | "topic";
  readonly title: string;
}

/** Everything that `explain` knows: lint rules, the ruleset's modifiers, rules and readings. */
export function explainList(ruleset: Ruleset = house): Explainable[] {
  return [
    ...RULES.map(({ id, title }) => ({ id, kind: "lint rule" as const, title })),
    ...ruleset.modifiers.map(({ id, title }) => ({ id, kind: "modifier" as const, title })),
    ...TOPICS.map(({ id, title }) => ({ id, kind: "topic" as const, title })),
  ];
}

/**
 * Explains an id under a ruleset, in lines of at most `width` cells; null for an unknown id.
 * A modifier of the ruleset and a topic may share an id: then both are explained.
 */
export function explain(id: string, ruleset: Ruleset = house, width = 80): string | null {
  const texts = [
    ...RULES.filter((rule) => rule.id === id).map((rule) => explainRule(rule)),
    ...ruleset.modifiers.filter((each) => each.id === id).map((each) => explainModifier(each, ruleset)),
    ...TOPICS.filter((topic) => topic.id === id).map((topic) => explainTopic(topic, ruleset)),
  ];
  if (texts.length === 0) return null;
  return texts.map((parts) => `${layOut(parts, width).join("\n")}\n`).join("\n");
}

/** A paragraph; or lines that stand as they are, under a heading. */
type Part =
  | string
  | { readonly heading: string; readonly lines: readonly string[]; readonly verbatim?: boolean };

const INDENT = "  ";

function layOut(parts: readonly (Part | null)[], width: number): string[] {
  const blocks = parts
    .filter((part) => part !== null)
    .map((part) => {
      if (typeof part === "string") return wrap(visible(part), width);
      const lines = part.verbatim
        ? part.lines.map((line) => (line === "" ? "" : INDENT + visible(line)))
        : part.lines.flatMap((line) => wrap(visible(line), width, INDENT));
      return [...wrap(visible(part.heading), width), ...lines];
    });
  return blocks.flatMap((block, i) => (i === 0 ? block : ["", ...block]));
}

function explainRule(rule: Rule): (Part | null)[] {
  const silence = rule.locked ? ", and it cannot be suppressed" : "";
  return [
    `${rule.id} (lint rule): ${rule.title}`,
    rule.why,
    `Severity: ${rule.severity}${silence}`,
    rule.source ? `Source: ${rule.source}` : null,
    rule.fix ? `Fix (lint --fix${rule.fix.fmt ? ", and fmt" : ""}): ${rule.fix.does}` : null,
    example(`Bad (line ${rule.badAt.line}, at \`${rule.badAt.text}\`):`, rule.bad),
    example("Good:", rule.good),
  ];
}

function example(heading: string, shown: Example): Part {
  return { heading, lines: exampleLines(shown), verbatim: true };
}

/** The lines of an example, and of the files that it names. */
export function exampleLines({ yaml, files = {}, bytes }: Example): string[] {
  const others = Object.entries(files).flatMap(([path, text]) => ["", `# ${path}`, ...linesOf(text)]);
  const hex = bytes?.map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
  const lines = hex ? [`the bytes ${hex}`] : yaml === "" ? ["(an empty file)"] : linesOf(yaml);
  return [...lines, ...others];
}

function linesOf(text: string): string[] {
  return text.replace(/\r?\n$/, "").split(/\r?\n/);
}

const STAGES = {
  chart: "chart (part of the Total Ship Cost)",
  final: "final (applies to the Total Ship Cost)",
} as const;

function explainModifier(modifier: Modifier, ruleset: Ruleset): (Part | null)[] {
  const { id, title, percent, per, over, step, when, stage, source } = modifier;
  const conditions = Object.entries(when ?? {}).map(([field, value]) => `${field} is ${value}`);
  const facts = [
    `percent: ${signedPercent(percent)}${per ? " a level" : ""}`,
    per && `per: ${per}`,
    over !== undefined && `over: ${over} (only points over it count)`,
    step !== undefined && `step: ${step} (points for one level)`,
    step !== undefined && `engineStep: ${ruleset.engineStep} (${lowerFirst(unfinishedStep(step, ruleset))})`,
    conditions.length > 0 && `when: ${conditions.join(", and ")}`,
    `stage: ${STAGES[stage]}`,
    stage === "chart" ? `stacking: ${ruleset.stacking}` : `crewAndTechLevel: ${ruleset.crewAndTechLevel}`,
  ];
  const related = TOPICS.filter(({ option }) => option?.startsWith(`modifiers.${id}.`));
  return [
    `${id} (modifier of the price): ${title}`,
    modifierInWords(modifier, ruleset),
    { heading: `In ${nameOf(ruleset)}:`, lines: facts.filter((fact) => typeof fact === "string") },
    source ? `Source: ${source}` : null,
    seeAlso([...related.map((topic) => topic.id), ...(step ? ["engine-step"] : []), combiningTopic(stage)]),
  ];
}

/** A sentence as a remark: without its capital letter and its full stop. */
function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");
}

function combiningTopic(stage: Modifier["stage"]): string {
  return stage === "chart" ? "stacking" : "crew-and-tech-level";
}

const STATUS = {
  text: "the text says so",
  reading: "a reading: the text can be read otherwise",
  assumed: "assumed: the texts do not say",
} as const;

function explainTopic(topic: Topic, ruleset: Ruleset): (Part | null)[] {
  const { id, title, source, status, reading, option, alternatives, play } = topic;
  const value = option === undefined ? undefined : optionAt(ruleset, option);
  const [here, usual] = [ruleset, house].map((rules) => prose(topic.statement, rules));
  const isUsual = here === usual;
  return [
    `${id} (rule): ${title}`,
    here ?? null,
    isUsual ? null : `The house rules have it otherwise: ${usual}`,
    `Source: ${source.text}, ${source.section} (${STATUS[status]})`,
    reading ? `Why${isUsual ? " so" : " the house rules have it so"}: ${reading}` : null,
    option ? inForce(option, value, ruleset) : null,
    alternatives ? choices(alternatives, value) : null,
    play === AT_THE_TABLE ? "Settled at the table: no command is needed." : `See: ${play}`,
  ];
}

function inForce(option: string, value: unknown, ruleset: Ruleset): Part {
  const differs = asInHouse(option, ruleset) ? "" : ", otherwise than in the house rules";
  const heading = `In ${nameOf(ruleset)}${differs}, option ${option}:`;
  if (value === undefined) return `${heading} not there`;
  if (typeof value !== "object" || value === null) return `${heading} ${value ?? "none"}`;
  if (Array.isArray(value) && value.length === 0) return `${heading} none`;
  return { heading, lines: yamlValue(value).split("\n"), verbatim: true };
}

/** Whether a ruleset has an option as the built-in ruleset has it. */
export function asInHouse(option: string, ruleset: Ruleset): boolean {
  return stableJson(optionAt(ruleset, option)) === stableJson(optionAt(house, option));
}

function choices(alternatives: NonNullable<Topic["alternatives"]>, value: unknown): Part {
  const cells = Math.max(...alternatives.map((each) => String(each.value).length));
  const lines = alternatives.map(({ value: own, meaning }) => {
    return `${pad(`${own}:`, cells + 1)} ${meaning}${own === value ? " (in force)" : ""}`;
  });
  return { heading: "It may be:", lines };
}

function nameOf({ ruleset, version }: Ruleset): string {
  return `ruleset ${ruleset} ${version}`;
}

function seeAlso(ids: readonly string[]): string {
  return `See also: ${ids.join(", ")}`;
}
