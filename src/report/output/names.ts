/** The JSON documents, as `shipcost schema` names their schemas. */
export const OUTPUT_NAMES = [
  "price-output",
  "lint-output",
  "lint-files-output",
  "lint-config-output",
  "diff-output",
  "msg-output",
  "show-output",
  "explain-output",
  "explain-list-output",
  "play-initiative-output",
  "play-vector-output",
  "play-secondaries-output",
  "play-ranges-output",
  "play-engines-output",
  "play-knockout-output",
  "play-mines-output",
  "play-sweep-output",
  "play-msg-hit-output",
  "play-msg-timeline-output",
  "play-msg-pull-output",
  "play-msg-tracks-output",
  "play-msg-target-output",
] as const;

export type OutputName = (typeof OUTPUT_NAMES)[number];
