/** Orders of the ships of a fleet. */
export const SHIP_ORDERS = ["file", "name", "points", "total", "hull"] as const;
export type ShipOrder = (typeof SHIP_ORDERS)[number];
