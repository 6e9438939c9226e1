// A file of shapes as all readers of it hand it on: layers of features, one feature after another.
import type { IssueCode } from "@atalaya/contract/errors.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";

/** Bytes of a file, or of one in an archive, in pieces: each call reads from the beginning. */
export type Source = () => AsyncIterable<Buffer>;

/**
 * As the file has it: `geometry` is GeoJSON of any kind in the file's coordinates, or null. Coordinates may be no numbers, or NaN where the
 * file says so: who takes them judges each shape.
 */
export type Feature = { properties: Record<string, unknown>; geometry: unknown };

/** From the file's coordinates, easting or longitude first, to [lon, lat] in degrees of WGS 84. */
export type ToDegrees = (x: number, y: number) => Position;

/** How coordinates were brought to WGS 84, as the EPSG registry states it: `epsg` null and no accuracy where it names no such operation. */
export type Operation = { epsg: number | null; accuracy_m: number | null };

/** A coordinate system. `epsg` is null where only its words are known; `operationAt` takes degrees of latitude, as datums are shifted by belts. */
export type System = {
  epsg: number | null;
  name: string;
  toDegrees: ToDegrees;
  operationAt: (lat: number) => Operation;
};

export type Layer = {
  name: string;
  /** The coordinate system as the file names it; null where its kind of file has only degrees. */
  crs: string | null;
  toDegrees: ToDegrees;
  /** Null where the file says nothing of it: then its coordinates are taken for degrees. */
  system: System | null;
  /** False for a table of attributes alone. */
  hasGeometry: boolean;
  features: () => Iterable<Feature> | AsyncIterable<Feature>;
};

export type GeoFormat = "geojson" | "topojson" | "shapefile" | "geopackage" | "kml" | "gpx";
export type GeoFile = { format: GeoFormat; layers: Layer[] };

type ProblemCode = Extract<IssueCode, `geo_${string}`>;
type Parameters = Record<string, string | number>;

/** Why a file of shapes cannot be read; its text is the finding of that code. */
export class GeoFileProblem extends Error {
  readonly code: ProblemCode;
  readonly parameters: Parameters;
  constructor(code: ProblemCode, parameters: Parameters = {}, cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.parameters = parameters;
  }
}

/** Bytes of a file that are looked at in memory, unpacked. */
export const mostBytes = 400 * 1024 * 1024;

export const tooLarge = (most = mostBytes) =>
  new GeoFileProblem("geo_large", { maximum: Math.floor(most / 1024 / 1024) });

export const unreadable = (cause?: unknown) => new GeoFileProblem("geo_unreadable", {}, cause);
