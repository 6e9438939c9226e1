// Web storage that may be missing or full (private windows, blocked cookies): then nothing is kept and nothing breaks.

type Kind = "local" | "session";

const areaOf = (kind: Kind) => (kind === "local" ? window.localStorage : window.sessionStorage);

/** The stored text, or null. */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return areaOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. */
export function store(kind: Kind, key: string, value: string | null): void {
  try {
    if (value === null) areaOf(kind).removeItem(key);
    else areaOf(kind).setItem(key, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
