import type { CommandTable } from "../define/command.js";

/** The commands, in the order in which help lists them. */
export const COMMANDS: CommandTable = {
  price: () => import("./price/define.js"),
  lint: () => import("./lint/define.js"),
  diff: () => import("./diff/define.js"),
  fmt: () => import("./fmt/define.js"),
  msg: () => import("./msg/define.js"),
  show: () => import("./show/define.js"),
  sheet: () => import("./sheet/define.js"),
  play: () => import("./play/define.js"),
  explain: () => import("./explain/define.js"),
  ruleset: () => import("./ruleset/define.js"),
  schema: () => import("./schema/define.js"),
  init: () => import("./init/define.js"),
  completion: () => import("./completion/define.js"),
  help: () => import("./help/define.js"),
};
