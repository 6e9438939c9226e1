// What is looked for when somebody types: the words, and numbers however their digits are set apart.

const mostWords = 10;

/** What stands around a word without being part of it: the stop of "Res.", the comma of a list. */
const edges = /^[.,;:'’-]+|[.,;:'’-]+$/g;
/** "N°", "Nº", "Nro.", "Núm." before a number, or alone. */
const numberSign = /^n(?:\.?[°º]|ro|[uú]m)\.?(?=\d|$)/i;

/** The words of what was typed; every one of them has to be found. Marks that only separate are left out. */
export function searchWords(typed: string): string[] {
  const words = typed.split(/\s+/).filter(Boolean);
  const bare = words.map((word) => word.replace(numberSign, "").replaceAll(edges, "")).filter(Boolean);
  return (bare.length > 0 ? bare : words).slice(0, mostWords);
}

/** Digits stand together: "21.364" is "21364", "12.345.678-K" is "12345678K". The database does the same in `searchable`. */
export const joinedNumbers = (text: string): string =>
  text.replaceAll(/(?<=\d)(?:[.,'’\u00a0\u2009\u202f -](?=\d)|-(?=k(?![\p{L}\p{N}_])))/giu, "");
