// What the screen of indices keeps in the address. Apart from the screen, which the list does not load.

/** `index`: the first of all where none is named. */
export const anyIndex = "first";

/** What closes the indices: the list stays as it was. */
export const noIndex = { index: null, edition: null, ranked: null, edit: null } as const;
