// What a screen of list and map keeps in its address: which of the two is shown, and where the map is.
import type { Bbox, Geometry } from "@atalaya/contract/values/geometry.ts";
import { boundsOf, boxAround } from "../../map/tools/geometry-measures.ts";
import type { UrlState } from "../../api/addresses.ts";

export type View = "list" | "split" | "map";

export const viewOf = (search: UrlState): View => {
  const view = search.view;
  return view === "list" || view === "map" ? view : "split";
};

/** `zoom/lat/lng`, as map links are usually written. */
export function mapViewOf(search: UrlState): { zoom: number; lat: number; lng: number } | null {
  const [zoom, lat, lng] = (search.map ?? "").split("/").map(Number);
  return zoom !== undefined && lat !== undefined && lng !== undefined && [zoom, lat, lng].every(Number.isFinite)
    ? { zoom, lat, lng }
    : null;
}

/** Degrees around a single point that are shown with it. */
const leastSpan = 0.004;
const closestZoom = 16;

/** The view that shows a geometry with some ground around it. */
export const mapTextAround = (geometry: Geometry): string => mapTextOf(boundsOf(geometry));

/** The view that shows several geometries at once; at least one. */
export const mapTextAroundAll = (geometries: readonly Geometry[]): string => mapTextOf(boxAround(geometries));

function mapTextOf([west, south, east, north]: Bbox): string {
  const span = Math.max(east - west, north - south, leastSpan);
  const zoom = Math.min(closestZoom, Math.round(Math.log2(180 / span) * 10) / 10);
  return mapText({ zoom, lat: (south + north) / 2, lng: (west + east) / 2 });
}

export const mapText = ({ zoom, lat, lng }: { zoom: number; lat: number; lng: number }): string =>
  `${zoom}/${lat}/${lng}`;
