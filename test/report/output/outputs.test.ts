import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { OUTPUT_NAMES, OUTPUTS, type OutputName, outputSchema } from "../../../src/report/output/outputs.js";
import { inProcess } from "../../support/cli/in-process.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const samples = ["ships/lantern-watch.yaml", "ships/ember-raiders.yaml", "ships/gatehouse.yaml"];
const broken = readdirSync(`${root}test/broken`)
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => `test/broken/${name}`);
const scenario = "ships/scenarios/hawk-and-drone.yaml";

interface Given {
  readonly args: readonly string[];
  readonly input?: string;
}
const args = (line: string): Given => ({ args: line.split(" ") });
const each = (command: string, files: readonly string[]): Given[] =>
  files.map((file) => args(`${command} ${file}`));
/** Standard input that holds no ship, an illegal ship, several documents, or no YAML. */
const stdin = (command: string): Given[] =>
  [
    "",
    "# nothing\n",
    "ships: []\n",
    "- {name: A, hull: 2, primaries: 5}\n- {name: B, hull: 4, crew: elit, specials: 1xPlazma(F)}\n",
    "fleet: One\nships: [{name: A, hull: 4}]\n---\nname: B\nhull: three\n",
    "a: [\n",
    "hull: 4\nprimaries: 4\nengines: 3 # shipcost-disable-line engines/odd-point: as printed\n",
  ].map((input) => ({ args: `${command} -`.split(" "), input }));

/** What prints each document: at its plainest, and where something is wrong, missing or left out. */
const CASES: Readonly<Record<OutputName, readonly Given[]>> = {
  "price-output": [
    args("price ships"),
    args("price ships/lantern-watch.yaml#Lance --set shields=3"),
    args("price ships/lantern-watch.yaml --budget 1"),
    ...each("price", broken),
    ...stdin("price"),
  ],
  "lint-output": [
    args("lint ships test/broken"),
    args("lint ships test/broken --no-inline-config --max-warnings 0"),
    ...each("lint", broken),
    ...stdin("lint"),
  ],
  "lint-files-output": [args("lint ships --list-files"), args("lint test/broken --list-files --no-config")],
  "lint-config-output": each("lint --print-config --budget 3", samples),
  "diff-output": [
    args("diff ships/lantern-watch.yaml ships/lantern-watch-refit.yaml"),
    args("diff ships/lantern-watch.yaml#Lance ships/lantern-watch.yaml#Candle"),
    args("diff ships ships/designs"),
    args("diff ships/lantern-watch.yaml ships/ember-raiders.yaml"),
    args("diff ships/lantern-watch.yaml ships/lantern-watch.yaml --ruleset ships/rulesets/ember-league.yaml"),
    ...each("diff ships/designs/lancer.yaml", broken),
  ],
  "msg-output": [
    args("msg ships"),
    args("msg --size-class 3 --count 3"),
    ...each("msg", broken),
    ...stdin("msg"),
  ],
  "show-output": [
    args("show ships"),
    args("show ships/designs --set crew=elite"),
    ...each("show", broken),
    ...stdin("show"),
  ],
  "explain-output": [args("explain rounding"), args("explain hull/overfull"), args("explain shields")],
  "explain-list-output": [args("explain"), args("explain --ruleset ships/rulesets/ember-league.yaml")],
  "play-initiative-output": [
    args("play initiative --sides Reds:elite:3,Blues:green:2 --dice 4,4"),
    args("play initiative --sides Reds::2/3/2,Blues::1,Greens::2 --seed 7"),
  ],
  "play-vector-output": [
    args("play vector --marker 0,10 --burn 3@90 --burn none --engines 4"),
    args("play vector --ship ships/lantern-watch.yaml#Lance --damage 3 --marker 0,6 --burn 4@45"),
    args("play vector --unit missile --tl 4 --power 2 --marker 0,8 --burn 12@45 --burn none"),
    args("play vector --unit fighter --tl 5 --marker 0,0 --burn none"),
  ],
  "play-secondaries-output": [
    args("play secondaries --count 80 --hull 20 --targets 3,5"),
    args("play secondaries --ship ships/lantern-watch.yaml#Candle"),
  ],
  "play-ranges-output": [
    args("play ranges 1xPlasma3(F) --tl 5"),
    { args: ["play", "ranges", "--ship", "ships/lantern-watch.yaml#Morning Bell"] },
    { args: ["play", "ranges", "1xMass Driver2(F), 1xMissile(A), 1xMSG(FA), 1xMine Rack"] },
  ],
  "play-engines-output": [
    args("play engines --hull 9 --engines 4 --damage 5"),
    args("play engines --hull 9 --engines 0"),
  ],
  "play-knockout-output": [
    args("play knockout --specials 2xPlasma(F),1xMissile2(A) --hits 3 --seed 1"),
    args("play knockout --specials 1xPlasma(F) --hits 1"),
  ],
  "play-mines-output": [
    args("play mines --speed 4 --patterns 3 --tl 5"),
    args("play mines --speed 4.5 --patterns 3 --silent --dice 1,4,6,5,2,3"),
    args("play mines --speed 6 --patterns 5 --iff friendly --unit fighter --seed 7"),
  ],
  "play-sweep-output": [
    args("play sweep --secondaries 8 --gear 1 --tl-advantage 0 --patterns 2"),
    args("play sweep --ship ships/lantern-watch.yaml#Sweeper --tl 3 --patterns 2 --share 12,4 --dice 2,5"),
    args("play sweep --secondaries 0 --tl-advantage 0 --patterns 1 --seed 1"),
  ],
  "play-msg-hit-output": [
    args("play msg hit --range 17 --ew-shift 1 --dice 3"),
    args("play msg hit --range 17 --seed 3"),
    args("play msg hit --range 4"),
  ],
  "play-msg-timeline-output": [
    args("play msg timeline --fired 30 --turn 2"),
    args("play msg timeline --fired 1"),
  ],
  "play-msg-pull-output": [0, 6, 99].map((range) => args(`play msg pull --range ${range}`)),
  "play-msg-tracks-output": [
    args(`play msg pull --scenario ${scenario}`),
    args(`play msg pull --scenario ${scenario} --own-move off`),
  ],
  "play-msg-target-output": [args(`play msg target --scenario ${scenario}`)],
};

// Keys that a schema does not know are dropped when a document is read: what is left has to be the whole document.
test.each(OUTPUT_NAMES)("%s: every document holds what its schema says, and nothing else", async (name) => {
  const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(await outputSchema(name));
  const schema = await OUTPUTS[name].schema();
  for (const given of CASES[name]) {
    const command = [...given.args, "--format", "json"];
    const { code, stdout } = await inProcess(root, command, given);
    expect([command, code]).not.toEqual([command, 2]);
    const document = JSON.parse(stdout);
    expect(Object.keys(document)[0]).toBe("version");
    const { data, error } = schema.safeParse(document);
    expect([command, error?.issues ?? [], data]).toEqual([command, [], document]);
    validate(document);
    expect([command, validate.errors ?? []]).toEqual([command, []]);
  }
});

test("every key of every document is described", async () => {
  for (const name of OUTPUT_NAMES) expect(undescribed(await outputSchema(name), name)).toEqual([]);
});

/** The paths of keys without a description, here or in the definition that they refer to. */
function undescribed(schema: object, path: string): string[] {
  const {
    properties = {},
    items,
    anyOf = [],
    definitions = {},
  } = schema as {
    properties?: Record<string, object>;
    items?: object;
    anyOf?: object[];
    definitions?: Record<string, object>;
  };
  const isDescribed = (part: object) => "description" in part || "$ref" in part || "allOf" in part;
  return [
    ...Object.entries(properties).flatMap(([key, part]) => [
      ...(isDescribed(part) ? [] : [`${path}.${key}`]),
      ...undescribed(part, `${path}.${key}`),
    ]),
    ...Object.entries(definitions).flatMap(([key, part]) => undescribed(part, `${path} ${key}`)),
    ...(items && !Array.isArray(items) ? undescribed(items, `${path}[]`) : []),
    ...anyOf.flatMap((part) => undescribed(part, path)),
  ];
}
