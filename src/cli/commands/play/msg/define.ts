import { type Command, InvalidArgumentError, Option } from "commander";
import { IMPULSES, LARGEST_MAP } from "../../../../rulebook/star-fleet.js";
import { type Program, wholeNumber } from "../../../program.js";
import { diceOptions, playOptions } from "../options.js";

export function definePlayMsg(program: Program, play: Command): void {
  const msg = program.group(
    "msg",
    "The Momentary Singularity Generator: aiming, its die, its timeline and its pull.",
    play,
  );
  defineHit(program, msg);
  defineTimeline(program, msg);
  definePull(program, msg);
  defineTarget(program, msg);
}

function defineHit(program: Program, msg: Command): void {
  const made = program.command(
    "hit",
    "The die at which an MSG works; exits 1 at a range where it may not be fired.",
    ["play msg hit --range 17", "play msg hit --range 17 --ew-shift 1 --dice 3"],
    async () => (await import("./hit.js")).msgHitCommand,
    msg,
  );
  diceOptions(playOptions(made))
    .requiredOption("--range <hexes>", "range to the chosen hex", hexes)
    .option("--ew-shift <n>", "net electronic warfare shift, added to the die", wholeNumber, 0);
}

function defineTimeline(program: Program, msg: Command): void {
  const made = program.command(
    "timeline",
    "When a singularity takes effect and ends, and how its MSG was armed.",
    ["play msg timeline --fired 30 --turn 2"],
    async () => (await import("./timeline.js")).msgTimelineCommand,
    msg,
  );
  playOptions(made)
    .requiredOption("--fired <impulse>", `the impulse of firing, 1 to ${IMPULSES}`, impulse)
    .option("--turn <n>", "the turn of firing", turn, 1);
}

function definePull(program: Program, msg: Command): void {
  const made = program.command(
    "pull",
    "How a singularity draws units in: one that drifts, or all of a scenario.",
    [
      "play msg pull --range 6",
      "play msg pull --scenario scenario.yaml",
      "play msg pull --scenario scenario.yaml --svg pull.svg",
    ],
    async () => (await import("./pull.js")).msgPullCommand,
    msg,
  );
  scenarioOptions(playOptions(made))
    .option("--range <hexes>", "range of a drifting unit when the singularity forms", hexes)
    .option(
      "--fired <impulse>",
      "with --range: the impulse of firing, where the ruleset counts the turn's",
      impulse,
    )
    .addOption(
      new Option("--own-move <when>", "units with a speed also move").choices(["on", "off"]).default("on"),
    )
    .option(
      "--svg <file>",
      "draw the scenario's map into an .svg file, or - for standard output instead of the text",
    );
}

function defineTarget(program: Program, msg: Command): void {
  const made = program.command(
    "target",
    "May the MSG be fired into this hex? Every reason against it; exits 1 on a no.",
    ["play msg target --scenario scenario.yaml"],
    async () => (await import("./target.js")).msgTargetCommand,
    msg,
  );
  scenarioOptions(playOptions(made));
}

function scenarioOptions(made: Command): Command {
  return made
    .option("--scenario <FILE>", "a scenario file, or - for standard input")
    .option("--stdin-filename <path>", "what standard input is called");
}

function hexes(text: string): number {
  return between(text, 0, LARGEST_MAP, "whole hexes");
}

function impulse(text: string): number {
  return between(text, 1, IMPULSES, "an impulse");
}

function turn(text: string): number {
  return between(text, 1, 9999, "a turn");
}

function between(text: string, least: number, most: number, what: string): number {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    throw new InvalidArgumentError(`expected ${what} from ${least} to ${most}.`);
  return value;
}
