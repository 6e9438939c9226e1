// The filters of a list, as its address holds them: list, totals and map are asked with the same ones.
import type { Query } from "../api/request.ts";
import type { UrlState } from "../api/url-state.ts";

/** Several values of one filter stand behind each other, separated by commas. */
export const valuesOf = (text: string | undefined): string[] => (text ? text.split(",") : []);

/** Reads and removes the filters of these names. */
export const filtersNamed = (keys: readonly string[]) => ({
  of: (search: UrlState): Query => Object.fromEntries(keys.map((key) => [key, search[key]])),
  /** Whether anything narrows the set. */
  areIn: (search: UrlState): boolean => keys.some((key) => search[key]),
  /** A change that removes every filter and goes back to the first page. */
  none: Object.fromEntries([...keys, "page"].map((key) => [key, null])),
});
