import type { GroupDefinition } from "../../../define/command.js";

export const definition: GroupDefinition = {
  about: "The Momentary Singularity Generator: aiming, its die, its timeline and its pull.",
  commands: {
    hit: () => import("./hit/define.js"),
    timeline: () => import("./timeline/define.js"),
    pull: () => import("./pull/define.js"),
    target: () => import("./target/define.js"),
  },
};
