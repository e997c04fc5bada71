import { RULES } from "../../lint/rules.js";
import { house } from "../../rulebook/house.js";
import type { Ruleset } from "../../rulebook/schema.js";
import { meaningsOf, weaponMeant } from "../../rulebook/synonyms.js";
import { modifierInWords, prose, TOPICS } from "../../rulebook/topics.js";
import { suggest } from "../../source/suggest.js";
import { type Explainable, explainList } from "./explain.js";

/** What a word of the query is worth where it is found. */
const WORTH = { id: 8, title: 5, text: 2 } as const;
type Field = keyof typeof WORTH;
/** The same for the beginning of a longer word. */
const PREFIX = 0.4;
/** The same for a field of few words: divided by how many they are. */
const SHORT = 4;
const SHORTEST_PREFIX = 3;
/** The same for a word of like meaning. */
const MEANING = 0.6;

interface Entry extends Record<Field, ReadonlySet<string>> {
  readonly about: Explainable;
}

/**
 * The rules, modifiers and topics that are about some words, the best first: by id, title, words of like meaning and
 * full text. Entries that have only some of the words are left out where one has them all. A misspelt word is taken for
 * the nearest one. An id, in any case and number, is found alone.
 */
export function searchExplanations(query: string, ruleset: Ruleset = house): Explainable[] {
  const entries = entriesOf(ruleset);
  const exactly = entries.filter(({ about }) => about.id === query.trim().toLowerCase());
  const spelt = wordsOf(query).join();
  const named = exactly.length > 0 ? exactly : entries.filter(({ id }) => [...id].join() === spelt);
  if (named.length > 0) return named.map(({ about }) => about);
  const known = new Set(entries.flatMap(({ id, title, text }) => [...id, ...title, ...text]));
  const words = wordsOf(query).flatMap((word) => corrected(word, known));
  if (words.length === 0) return [];
  const scored = entries.map((entry) => {
    const scores = words.map((word) => scoreOf(word, entry));
    return { entry, all: !scores.includes(0), score: scores.reduce((sum, score) => sum + score, 0) };
  });
  const some = scored.some(({ all }) => all) ? scored.filter(({ all }) => all) : scored;
  return some
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry.about);
}

function entriesOf(ruleset: Ruleset): Entry[] {
  const rules = RULES.map(({ why, source = "" }) => `${why} ${source}`);
  const modifiers = ruleset.modifiers.map((each) => modifierInWords(each, ruleset));
  const topics = TOPICS.map(({ statement, reading = "", source, option = "" }) =>
    [prose(statement, ruleset), reading, source.section, option].join(" "),
  );
  const texts = [...rules, ...modifiers, ...topics];
  return explainList(ruleset).map((about, i) => ({
    about,
    id: new Set(wordsOf(about.id)),
    title: new Set(wordsOf(about.title)),
    text: new Set(wordsOf(texts[i] ?? "")),
  }));
}

/** The words of a text for comparing: `fighterBays` is two, and a plural is as its singular. */
function wordsOf(text: string): string[] {
  const apart = text.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase();
  return (apart.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}

function singular(word: string): string {
  if (/ies$/.test(word)) return word.replace(/ies$/, "y");
  if (/(x|ch|sh|ss)es$/.test(word)) return word.replace(/es$/, "");
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

function corrected(word: string, known: ReadonlySet<string>): readonly string[] {
  const begins = [...known].some((each) => each.startsWith(word));
  return begins || meaningsOf(word).length > 0 ? [word] : suggest(word, [...known]);
}

function scoreOf(word: string, entry: Entry): number {
  const weapon = weaponMeant(word);
  const like = (weapon === undefined ? meaningsOf(word) : [weapon]).flatMap(wordsOf);
  return like.reduce(
    (best, each) => Math.max(best, MEANING * plainScore(each, entry)),
    plainScore(word, entry),
  );
}

function plainScore(word: string, entry: Entry): number {
  const fields = Object.entries(WORTH) as [Field, number][];
  return fields.reduce(
    (sum, [field, worth]) => sum + found(word, entry[field]) * (worth + SHORT / entry[field].size),
    0,
  );
}

function found(word: string, words: ReadonlySet<string>): number {
  if (words.has(word)) return 1;
  const begins = word.length >= SHORTEST_PREFIX && [...words].some((each) => each.startsWith(word));
  return begins ? PREFIX : 0;
}
