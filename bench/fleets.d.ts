/** The text of a fleet of so many ships. */
export function fleet(ships: number, seed?: number): string;
