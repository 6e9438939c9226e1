// Texts of the map.
import type { Words } from "../text.ts";

export const mapWords = {} satisfies Words;
