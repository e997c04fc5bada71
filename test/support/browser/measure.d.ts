/** What a browser shows of one page; lengths in points. */
export interface Measured {
  /** Texts and cells that reach out of their cell or page. */
  readonly outside: readonly string[];
  /** Texts that lie on one another. */
  readonly overlapping: readonly string[];
  readonly texts: readonly {
    readonly text: string;
    readonly size: number;
    readonly bold: boolean;
    readonly width: number;
  }[];
}

/** Runs in the browser, and so uses nothing from outside. */
export function measurePages(): Measured[];
