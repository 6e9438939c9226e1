// Texts of the user screens.
import type { Words } from "../text.ts";

export const userWords = {} satisfies Words;
