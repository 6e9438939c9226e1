// Texts of the shell: drawer, toolbar, messages, error pages.
import type { Words } from "../text.ts";

export const shellWords = {} satisfies Words;
