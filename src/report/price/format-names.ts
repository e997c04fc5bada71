/** The formats of `price`, the first being the default. */
export const PRICE_FORMATS = ["table", "json", "csv", "markdown"] as const;
export type PriceFormat = (typeof PRICE_FORMATS)[number];
