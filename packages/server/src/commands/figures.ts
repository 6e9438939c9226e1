// Lists of names as the commands tell them.

const mostNamed = 10;

/** The first few, and that there are more. */
export const shortList = (names: readonly string[]): string =>
  names.slice(0, mostNamed).join(", ") + (names.length > mostNamed ? ", …" : "");
