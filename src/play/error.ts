/** Input that no rule has an answer for: a negative speed, a hex off the map, no dice left. The message says the range. */
export class ImpossibleInput extends RangeError {}
