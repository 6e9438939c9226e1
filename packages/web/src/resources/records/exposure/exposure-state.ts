// What the address says of an exposure: which area, up to which distances, and how it is parted. Pure.
import { recordDomains, type RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { mostCorners } from "@atalaya/contract/resources/records/map.ts";
import type { ExposureZones } from "@atalaya/contract/resources/records/exposure.ts";
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import type { UrlState } from "../../../api/addresses.ts";
import { areaOfText, cornersText } from "../../../map/tools/sketch-geometry.ts";

/** From where the area comes: drawn, a stored one, that of an alert, or all around a point. */
export const exposureKinds = ["draw", "zone", "alert", "distance"] as const;
export type ExposureKind = (typeof exposureKinds)[number];

/** `record`, `alert`: whose shape it is, once one is chosen. */
export type ExposureSource = {
  kind: ExposureKind;
  record: { domain: RecordDomain; id: number } | null;
  alert: number | null;
};

/** Metres that are offered. */
export const offeredDistances = [100, 250, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];

/** `draw`, `zone`, `alert`, `distance`, or what is chosen already: `vulnerability:12`, `alert:7`. */
export function sourceIn({ exposure }: UrlState): ExposureSource {
  const [name = "", id] = (exposure ?? "").split(":");
  const kind = exposureKinds.find((it) => it === name);
  const number = Number(id) || null;
  const domain = recordDomains.find((it) => it === name);
  if (kind === "alert") return { kind, record: null, alert: number };
  if (domain && number) return { kind: "zone", record: { domain, id: number }, alert: null };
  return { kind: kind ?? "draw", record: null, alert: null };
}

/** Metres in the address, growing; what cannot be read is left out. */
export const distancesIn = ({ around }: UrlState): number[] =>
  [...new Set((around ?? "").split(",").map(Number))]
    .filter((metres) => Number.isFinite(metres) && metres >= 1)
    .toSorted((one, other) => one - other);

export type Parted = { zones: ExposureZones; variable_id: number | null };

/** Unless the address says otherwise an area that grows by distance is parted by it. */
export function partsIn(search: UrlState): Parted {
  const { parts } = search;
  const variable_id = Number(parts) || null;
  const hasDistances = distancesIn(search).length > 0;
  if (variable_id) return { zones: "classes", variable_id };
  if (parts === "places" || parts === "whole") return { zones: parts, variable_id: null };
  return { zones: hasDistances ? "rings" : "whole", variable_id: null };
}

/** The point around which everything is asked for. */
export function pointIn({ point }: UrlState): Geometry | null {
  const [lon, lat] = (point ?? "").split(" ").map(Number);
  return lon !== undefined && lat !== undefined && Number.isFinite(lon) && Number.isFinite(lat) && point
    ? { type: "Point", coordinates: [lon, lat] }
    : null;
}

export const pointText = ([lon, lat]: Position): string => `${lon} ${lat}`;

export const drawnIn = ({ within }: UrlState): Geometry | null => areaOfText(within);

/** A single area of few corners as the filter `within` of the lists takes it; null for any other. */
export function withinOf(shape: Geometry | null): string | null {
  const polygons =
    shape?.type === "Polygon" ? [shape.coordinates] : shape?.type === "MultiPolygon" ? shape.coordinates : [];
  const [ring, ...holes] = polygons.length === 1 ? polygons[0]! : [];
  if (!ring || holes.length > 0 || ring.length - 1 > mostCorners) return null;
  return cornersText(ring.slice(0, -1));
}
