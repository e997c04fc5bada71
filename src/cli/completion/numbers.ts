import { allCommands, type CommandNode } from "./tree.js";
import { NOTHING, type Values } from "./values.js";

/** Values by the number that a script knows them by; equal ones have one number, and 0 is nothing at all. */
export class ValueNumbers {
  readonly #numbers = new Map<string, number>();
  readonly #all: Values[] = [];

  constructor(tree: CommandNode) {
    this.#add(NOTHING);
    for (const { options, args } of allCommands(tree)) {
      for (const { values } of [...options, ...args]) this.#add(values);
    }
  }

  of(values: Values): number {
    return this.#numbers.get(JSON.stringify(values)) ?? 0;
  }

  /** All that offer anything. */
  entries(): [number, Values][] {
    return [...this.#all.entries()].slice(1);
  }

  /** The numbers of values whose words an `=` may follow, with the words, by the number of what follows. */
  assignments(): [number, { readonly number: number; readonly text: string }[]][] {
    const found = this.entries().flatMap(([number, { words }]) =>
      words.flatMap(({ text, assigned }) => (assigned ? [{ to: this.of(assigned), number, text }] : [])),
    );
    return grouped(found, ({ to }) => to);
  }

  #add(values: Values): void {
    const key = JSON.stringify(values);
    if (this.#numbers.has(key)) return;
    this.#numbers.set(key, this.#all.length);
    this.#all.push(values);
    for (const { assigned } of values.words) if (assigned) this.#add(assigned);
  }
}

/** What has the same key, together, in the order of the first of each. */
export function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}
