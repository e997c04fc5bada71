/**
 * The parts of `FILE#NAME`, or null. Files and ships may both have a `#` in their names: the longest FILE that is there
 * is meant.
 */
export function shipNamed(arg: string, isThere: (file: string) => boolean) {
  for (let hash = arg.lastIndexOf("#"); hash > 0; hash = arg.lastIndexOf("#", hash - 1)) {
    const file = arg.slice(0, hash);
    if (isThere(file)) return { file, shipName: arg.slice(hash + 1) };
  }
  return null;
}
