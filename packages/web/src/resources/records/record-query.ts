// The screen's address as the query of the API: list, totals and tiles are asked with the same one.
import type { Query } from "../../api/request.ts";
import type { ActivePlace } from "../../api/session.ts";
import type { UrlState } from "../../api/url-state.ts";

export type RecordsView = "list" | "split" | "map";

const filterKeys = ["q", "variable", "status", "observed_from", "observed_to", "trash"] as const;

/** Filters that narrow the set, as the address holds them. */
export const filtersOf = (search: UrlState): Query => Object.fromEntries(filterKeys.map((key) => [key, search[key]]));

/** Whether anything narrows the set. */
export const hasFilters = (search: UrlState): boolean => filterKeys.some((key) => search[key]);

/** Removes every filter and goes back to the first page. */
export const noFilters = Object.fromEntries([...filterKeys, "page"].map((key) => [key, null]));

export const queryOf = (search: UrlState, place: ActivePlace): Query => ({ ...filtersOf(search), place });

export const listQueryOf = (search: UrlState, place: ActivePlace): Query => ({
  ...queryOf(search, place),
  sort: search["sort"],
  page: search["page"],
  per_page: search["per_page"],
});

/** "7,12" as numbers; null when the filter is not set. */
export const idsOf = (text: string | undefined): number[] | null => (text ? text.split(",").map(Number) : null);

export const viewOf = (search: UrlState): RecordsView => {
  const view = search["view"];
  return view === "list" || view === "map" ? view : "split";
};

/** `zoom/lat/lng`, as map links are usually written. */
export function mapViewOf(search: UrlState): { zoom: number; lat: number; lng: number } | null {
  const [zoom, lat, lng] = (search["map"] ?? "").split("/").map(Number);
  return zoom !== undefined && lat !== undefined && lng !== undefined && [zoom, lat, lng].every(Number.isFinite)
    ? { zoom, lat, lng }
    : null;
}

export const mapText = ({ zoom, lat, lng }: { zoom: number; lat: number; lng: number }): string =>
  `${zoom}/${lat}/${lng}`;
