import { plural } from "../../../source/words.js";
import { BASE_WORDS, crewWords } from "../../show/facts.js";
import { minus } from "../layout/measure.js";
import { cell, type Piece } from "../layout/piece.js";
import { type Run, sentence } from "../layout/sentence.js";
import { TEXT } from "./styles.js";
import { type Detail, type DisplaySubject, runsOf } from "./subject.js";

/** What is said in sentences: crew, base, mines, minesweeping and MSGs. */
export function facts(subject: DisplaySubject, width: number, detail: Detail): Piece[] {
  const { card } = subject;
  const { crew, mines, sweeping, msg } = card;
  const sentences: Run[][] = [
    ...(crew.alsoFor.length > 0 || crew.initiative !== 0
      ? [[{ text: "Crew ", bold: true }, { text: minus(crewWords(crew)) }]]
      : []),
    ...(card.base ? [[{ text: "Base ", bold: true }, { text: BASE_WORDS }]] : []),
    ...(mines ? [minesRuns(mines)] : []),
    ...(sweeping.gear > 0 ? [sweepingRuns(sweeping)] : []),
    ...(msg ? [msgRuns(msg)] : []),
  ];
  return (detail.leftOut ? [joined(sentences)] : sentences).map((runs) =>
    cell(sentence(runsOf(subject, runs), width, TEXT)),
  );
}

/** All sentences in one: they take fewer lines. */
function joined(sentences: readonly (readonly Run[])[]): Run[] {
  return sentences.flatMap((runs, i) => (i === 0 ? runs : [{ text: ". " }, ...runs]));
}

type Card = DisplaySubject["card"];

function value(id: string, number: number | string): Run {
  return { text: String(number), id, bold: true };
}

function minesRuns({
  racks,
  patterns,
  mines,
  laidPerTurn,
  strengthPerMine,
}: NonNullable<Card["mines"]>): Run[] {
  return [
    { text: "Mines ", bold: true },
    value("mine-racks", racks),
    { text: racks === 1 ? " rack, " : " racks, " },
    value("mine-patterns", patterns),
    { text: " patterns, " },
    value("mines", mines),
    { text: " mines of strength " },
    value("mine-strength", strengthPerMine),
    { text: "; lays " },
    value("mines-laid", laidPerTurn),
    { text: " a turn, to either side or astern, when it has moved" },
  ];
}

function sweepingRuns({ gear, strength, lockOnNeeded }: Card["sweeping"]): Run[] {
  return [
    { text: "Minesweeping ", bold: true },
    value("sweep-gear", gear),
    { text: gear === 1 ? " box of gear: strength " : " boxes of gear: strength " },
    value("sweep-strength", strength),
    { text: " at one pattern; locks on to mines of its own tech level at " },
    value("sweep-lock-on", lockOnNeeded),
    { text: " or more" },
  ];
}

function msgRuns({ mounted, limit, sizeClass, arming, range }: NonNullable<Card["msg"]>): Run[] {
  return [
    { text: "MSG ", bold: true },
    value("msg-mounted", mounted),
    { text: " of the " },
    value("msg-limit", limit ?? 0),
    { text: ` that size class ${sizeClass} may mount; range ` },
    value("msg-least", range[0]),
    { text: " to " },
    value("msg-greatest", range[1]),
    {
      text: ` hexes; armed by ${plural(arming.warp, "point")} of warp power in each of ${plural(arming.turns, "turn")}`,
    },
  ];
}
