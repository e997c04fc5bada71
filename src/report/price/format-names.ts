/** The formats of `price`, the first being the default. */
export const PRICE_FORMATS = ["table", "text", "json", "csv", "markdown"] as const;
export type PriceFormat = (typeof PRICE_FORMATS)[number];

/** Who reads the CSV, the first being the default: programs, or spreadsheets of either kind. */
export const CSV_STYLES = ["plain", "excel", "semicolon"] as const;
export type CsvStyle = (typeof CSV_STYLES)[number];
