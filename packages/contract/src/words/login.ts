// Texts of the login page.
import type { Words } from "../text.ts";

export const loginWords = {} satisfies Words;
