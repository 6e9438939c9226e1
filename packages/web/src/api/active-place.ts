// What the active place may be: pure, so that it can be tested.
import type { Place } from "@atalaya/contract/resources/companies.ts";

/** `all`, or the id of one place. */
export type ActivePlace = number | "all";

/** the place as text, `all` or the id. Anything else is nothing. */
export function parsePlace(text: unknown): ActivePlace | null {
  if (text === "all") return "all";
  return /^[1-9]\d{0,15}$/.test(String(text)) ? Number(text) : null;
}

/** The place that may really be active: the wanted one if it is the user's, else the only one or all. */
export function allowedPlace(wanted: ActivePlace | null, places: readonly Place[]): ActivePlace {
  const [first, second] = places;
  if (first && !second) return first.id;
  return wanted !== null && (wanted === "all" || places.some(({ id }) => id === wanted)) ? wanted : "all";
}
