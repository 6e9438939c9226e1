// Text without accents and case, for finding things as people type them.

/** "Ñuñoa" is "nunoa". */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
