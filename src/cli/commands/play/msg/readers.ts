import { IMPULSES, LARGEST_MAP } from "../../../../rulebook/star-fleet.js";
import { between } from "../../../define/readers.js";

export const hexes = between(0, LARGEST_MAP, "whole hexes");
export const impulse = between(1, IMPULSES, "an impulse");
export const turn = between(1, 9999, "a turn");
