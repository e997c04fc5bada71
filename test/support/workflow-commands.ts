/** A workflow command, as GitHub's runner takes it from a line of a log. */
export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

const KNOWN = [
  "error",
  "warning",
  "notice",
  "debug",
  "add-mask",
  "add-matcher",
  "stop-commands",
  "group",
  "set-env",
];

function unescaped(text: string, more: readonly (readonly [string, string])[] = []): string {
  // In the runner's order: the per cent sign last.
  const pairs = [["%0D", "\r"], ["%0A", "\n"], ...more, ["%25", "%"]] as const;
  return pairs.reduce((made, [from, to]) => made.replaceAll(from, to), text);
}

/** The commands of a log. */
export function commandsIn(log: string): WorkflowCommand[] {
  return log.split(/\r?\n/).flatMap((line) => {
    const [, head = "", data = ""] = /^::(.*?)::(.*)$/s.exec(line.trimStart()) ?? [];
    const [, name = "", rest = ""] = /^([^ ]*)(?: (.*))?$/s.exec(head) ?? [];
    if (!KNOWN.includes(name)) return [];
    const pairs = rest
      .trim()
      .split(",")
      .filter((pair) => pair !== "")
      .map((pair) => /^([^=]+)=+(.+)$/s.exec(pair))
      .filter((pair) => pair !== null)
      .map(([, key, value]) => [
        key!,
        unescaped(value!, [
          ["%3A", ":"],
          ["%2C", ","],
        ]),
      ]);
    return [{ name, properties: Object.fromEntries(pairs), data: unescaped(data) }];
  });
}
