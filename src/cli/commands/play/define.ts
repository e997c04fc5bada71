import type { GroupDefinition } from "../../define/command.js";

/** The play calculators, in the order in which help lists them. */
export const definition: GroupDefinition = {
  about: "Play calculators: exact odds, movement and fire at the table.",
  commands: {
    initiative: () => import("./initiative/define.js"),
    vector: () => import("./vector/define.js"),
    secondaries: () => import("./secondaries/define.js"),
    ranges: () => import("./ranges/define.js"),
    engines: () => import("./engines/define.js"),
    knockout: () => import("./knockout/define.js"),
    mines: () => import("./mines/define.js"),
    sweep: () => import("./sweep/define.js"),
    msg: () => import("./msg/define.js"),
  },
};
