/** Topics of the rulebook that no table tells, and why. */
export const NOT_ON_PAPER: Readonly<Record<string, string>> = {
  "price-difference": "it is how two fleets are compared, which no table does",
};
