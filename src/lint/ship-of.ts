import type { Loaded } from "../design/load.js";
import type { LoadedDocument } from "../design/loaded.js";
import { suggest } from "../source/suggest.js";

/** A ship that was asked for by its name and is not there. */
export interface MissingShip {
  readonly path: string;
  readonly ship: string;
  /** A name that is much like it; null where none is. */
  readonly near: string | null;
}

/** Which ships of a file are asked for. */
export interface ShipChoice {
  /** The one ship that is asked for; all where it is null or left out. */
  readonly shipName?: string | null;
  /** Whether that ship may be missing: then none is meant. */
  readonly mayLack?: boolean;
}

/** The one ship of a file that is asked for, without its fleet's minefields and budget; all where none is. */
export function shipOf(
  loaded: Loaded,
  { shipName = null, mayLack = false }: ShipChoice,
): Loaded | MissingShip {
  const { file } = loaded;
  if (shipName === null || file.documents.length === 0) return loaded;
  const names = file.documents.flatMap((document) => document.ships.map((ship) => ship.name ?? ""));
  if (!names.includes(shipName)) {
    if (mayLack) return { ...loaded, file: { ...file, documents: [], findings: [] } };
    return { path: file.path, ship: shipName, near: suggest(shipName, names)[0] ?? null };
  }
  const documents = file.documents.flatMap((document): LoadedDocument[] => {
    const ships = document.ships.filter((ship) => ship.name === shipName);
    const header = { ...document.header, minefields: [], budget: null };
    const kind = "ship" as const;
    return ships.length === 0 ? [] : [{ ...document, kind, header, headerRead: true, ships, findings: [] }];
  });
  return { ...loaded, file: { ...file, documents, asWritten: false, findings: [] } };
}
