/** Hex maps a second time, by real-valued centres in the plane: what the cube coordinates are checked against. */

export interface Plain {
  readonly column: number;
  readonly row: number;
}

export const FACES = ["A", "B", "C", "D", "E", "F"] as const;
const SAME = 1e-9;

/** The centre of a hex whose neighbours' centres are 1 away: x to the right, y down. */
export function centre({ column, row }: Plain): { x: number; y: number } {
  return { x: (column * Math.sqrt(3)) / 2, y: row + (column % 2 === 0 ? 0.5 : 0) };
}

/** Euclid's distance of centres. */
export function apart(a: Plain, b: Plain): number {
  const [p, q] = [centre(a), centre(b)];
  return Math.hypot(p.x - q.x, p.y - q.y);
}

/** The neighbour whose centre lies in a compass direction, 0 up and then clockwise by 60 degrees. */
export function beside({ column, row }: Plain, face: number): Plain {
  const even = column % 2 === 0;
  switch (face) {
    case 0:
      return { column, row: row - 1 };
    case 1:
      return { column: column + 1, row: even ? row : row - 1 };
    case 2:
      return { column: column + 1, row: even ? row + 1 : row };
    case 3:
      return { column, row: row + 1 };
    case 4:
      return { column: column - 1, row: even ? row + 1 : row };
    default:
      return { column: column - 1, row: even ? row : row - 1 };
  }
}

/** Hexes between two hexes: columns crossed take half a row each, what is left goes straight. */
export function hexesApart(a: Plain, b: Plain): number {
  const across = Math.abs(a.column - b.column);
  const down = Math.abs(centre(a).y - centre(b).y);
  return across + Math.max(0, down - across / 2);
}

/** The faces whose neighbour is nearest to a hex; of two the clockwise one, seen from the middle, last. */
export function nearest(from: Plain, to: Plain): number[] {
  const away = FACES.map((_, face) => apart(beside(from, face), to));
  const least = Math.min(...away);
  const faces = FACES.map((_, face) => face).filter((face) => away[face]! - least < SAME);
  return faces.length === 2 && faces[1]! - faces[0]! > 1 ? [faces[1]!, faces[0]!] : faces;
}

/** The angle from one hex to another in degrees clockwise from up, 0 to 360. */
export function angle(from: Plain, to: Plain): number {
  const [p, q] = [centre(from), centre(to)];
  return ((Math.atan2(q.x - p.x, p.y - q.y) * 180) / Math.PI + 360) % 360;
}

export function plain(hex: string): Plain {
  return { column: Number(hex.slice(0, 2)), row: Number(hex.slice(2)) };
}

export function written({ column, row }: Plain): string {
  return `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;
}

/** Every hex of a map. */
export function hexesOf(columns: number, rows: number): Plain[] {
  return Array.from({ length: columns * rows }, (_, i) => ({
    column: 1 + Math.floor(i / rows),
    row: 1 + (i % rows),
  }));
}
