/** A ship of the bench's fleets as plain data. */
export type PlainShip = Readonly<Record<string, unknown>>;
export function shipsOf(count: number, seed?: number): PlainShip[];
export const SHIP_STYLES: Readonly<Record<string, (ship: PlainShip, index: number) => string[]>>;
export function styledFleet(ships: readonly PlainShip[], styleOf: (index: number) => string): string;
export const FILE_STYLES: Readonly<Record<string, (text: string) => string>>;
export function fileStyles(count: number, seed?: number): Map<string, string>;
