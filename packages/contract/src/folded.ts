// Text without accents and case, for finding things as people type them.
import { joinedNumbers } from "./search-words.ts";

/** "Ñuñoa" is "nunoa". */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();

/** What typed words are looked for in: folded, and the digits of a number together. The database does the same in `searchable`. */
export const searchable = (text: string): string => joinedNumbers(folded(text));
