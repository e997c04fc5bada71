export function fleet(ships: number, seed?: number): string;
export function fleetWithBadShip(ships: number, seed?: number): string;
