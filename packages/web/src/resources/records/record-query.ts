// The screen's address as the query of the API: list, totals and tiles are asked with the same one.
import type { Geometry } from "@atalaya/contract/geometry.ts";
import { boundsOf } from "../../map/geometry-measures.ts";
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

/** Degrees around a single point that are shown with it. */
const leastSpan = 0.004;
const closestZoom = 16;

/** The view that shows a geometry with some ground around it. */
export function mapTextAround(geometry: Geometry): string {
  const [west, south, east, north] = boundsOf(geometry);
  const span = Math.max(east - west, north - south, leastSpan);
  const zoom = Math.min(closestZoom, Math.round(Math.log2(180 / span) * 10) / 10);
  return mapText({ zoom, lat: (south + north) / 2, lng: (west + east) / 2 });
}

export const mapText = ({ zoom, lat, lng }: { zoom: number; lat: number; lng: number }): string =>
  `${zoom}/${lat}/${lng}`;
