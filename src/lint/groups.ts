/** Items grouped by a text that is made of each, in the order in which the groups begin. */
export function groups<T>(items: Iterable<T>, by: (each: T) => string): Map<string, T[]> {
  const made = new Map<string, T[]>();
  for (const each of items) {
    const key = by(each);
    const group = made.get(key);
    if (group) group.push(each);
    else made.set(key, [each]);
  }
  return made;
}
