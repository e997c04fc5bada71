import { type Finding, finding } from "../finding.js";
import { locate, type Path, type YamlNode } from "../source/tree.js";
import { rangeOf } from "./extend.js";
import { NUMBER_FIELDS, type Ruleset } from "./schema.js";

/** What a schema cannot see: names that clash or lead nowhere, and limits the wrong way round. */
export function checkRuleset(ruleset: Ruleset, path: string, node: YamlNode): Finding[] {
  const found: Finding[] = [];
  const complain = (at: Path, expected: string, what: string) => {
    found.push(
      finding("schema/range", path, locate(node, at), { key: String(at.at(-1)), expected, found: what }),
    );
  };
  for (const list of ["modifiers", "boxKinds", "specials"] as const) {
    for (const id of twice(idsWritten(node, list))) complain([list], "ids that differ", `two records ${id}`);
  }
  const types = new Map(ruleset.specials.map((type) => [type.id, type])).values();
  const names = [...types].flatMap(({ id, aliases }) => [...new Set([id, ...aliases].map(squash))]);
  for (const name of twice(names)) {
    complain(["specials"], "names and aliases that differ", `two weapon types called ${name}`);
  }
  for (const list of ["house", "sfb"] as const) {
    for (const id of twice(ruleset.arcs[list].map((arc) => arc.id))) {
      complain(["arcs", list], "ids that differ", `two arcs ${id}`);
    }
  }
  for (const [i, { from, to }] of ruleset.classNames.entries()) {
    if (to !== undefined && to < from)
      complain(["classNames", i], "a range from small to large", `${from}–${to}`);
  }
  for (const { id, from, to } of ruleset.arcs.sfb) {
    if ((from ?? 0) > (to ?? 0) || (from === undefined) !== (to === undefined))
      complain(["arcs", "sfb"], "arcs from a degree to a greater one", `${id}: ${from} to ${to}`);
  }
  const houseArcs = ruleset.arcs.house.map(({ id }) => id);
  for (const id of houseArcs) if (id.length > 1) complain(["arcs", "house"], "house arcs of one letter", id);
  if (!houseArcs.includes(ruleset.arcs.default)) {
    complain(["arcs", "default"], `one of ${houseArcs.join(", ")}`, ruleset.arcs.default);
  }
  for (const field of NUMBER_FIELDS) {
    const { min, max } = rangeOf(ruleset.limits[field]);
    if (typeof max === "number" && max < min)
      complain(["limits", field], `a maximum of at least ${min}`, String(max));
  }
  for (const odds of twice((ruleset.minesweeping.combatTable ?? []).map((row) => String(row.odds)))) {
    complain(["minesweeping", "combatTable"], "odds that differ", `two rows for ${odds}-1`);
  }
  for (const problem of msgProblems(ruleset.msg))
    complain(["msg", problem.key], problem.expected, problem.found);
  return found;
}

function msgProblems({ minRange, maxRange, bands }: Ruleset["msg"]) {
  const problems: { key: string; expected: string; found: string }[] = [];
  if (maxRange < minRange) {
    problems.push({ key: "maxRange", expected: `a range of at least ${minRange}`, found: String(maxRange) });
  }
  let covered = bands[0]?.from ?? 0;
  for (const { from, to } of bands) {
    if (to < from)
      problems.push({ key: "bands", expected: "bands from near to far", found: `${from}–${to}` });
    else if (from > covered) {
      problems.push({ key: "bands", expected: `a band that holds range ${covered}`, found: `${from}–${to}` });
    }
    covered = Math.max(covered, to + 1);
  }
  if (covered <= maxRange) {
    problems.push({ key: "bands", expected: `a band that holds range ${covered}`, found: "none" });
  }
  return problems;
}

/** A type name as it is compared: without blanks and letter case. */
export function squash(name: string): string {
  return name.replace(/\s+/g, "").toLowerCase();
}

function idsWritten(node: YamlNode, list: string): string[] {
  const entry = node.kind === "map" ? node.entries.get(list)?.value : undefined;
  const items = entry?.kind === "list" ? entry.items : [];
  return items.map((item) => (item.kind === "map" ? String(item.entries.get("id")?.value.data) : ""));
}

function twice(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(names.filter((name) => seen.has(name) || !seen.add(name)))];
}
