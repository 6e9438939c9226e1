// The tile grid: Web Mercator, x to the east and y to the south, and the Morton numbers that the database stores.
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { extent } from "./vector-tile.ts";

export type TileAddress = { z: number; x: number; y: number };

/** Level of the stored grid: 2^30 columns and rows. */
export const gridZoom = 30;

/** Whether the address names a tile that exists at its zoom. */
export const exists = ({ z, x, y }: TileAddress): boolean => x < 2 ** z && y < 2 ** z;

/** Spreads the bits of x and y so that every tile, at any zoom, is one contiguous range of numbers. */
function morton(x: number, y: number): bigint {
  let number = 0n;
  for (let bit = 0; bit < gridZoom; bit++) {
    if ((x / 2 ** bit) & 1) number |= 1n << BigInt(2 * bit);
    if ((y / 2 ** bit) & 1) number |= 1n << BigInt(2 * bit + 1);
  }
  return number;
}

/**
 * Cells of a level (of the stored grid unless said otherwise) inside a tile: from `first` (included) to `beyond` (not included).
 * Decimal text, because they pass 2^53.
 */
export function cellsOf({ z, x, y }: TileAddress, level: number = gridZoom): { first: string; beyond: string } {
  const shift = BigInt(2 * (level - z));
  const number = morton(x, y);
  return { first: String(number << shift), beyond: String((number + 1n) << shift) };
}

/** How far a cell of a level is shifted right to number the squares of a coarser one. */
export const shiftTo = (coarser: number, level: number = gridZoom): number => 2 * Math.max(0, level - coarser);

/** Grid units (2^30 around the world) that `pixels` of a 512-pixel tile cover. */
export const gridUnits = (z: number, pixels: number): number => Math.round((pixels / 512) * 2 ** (gridZoom - z));

const latitudeOf = (row: number, z: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** z))) * 180) / Math.PI;
const longitudeOf = (column: number, z: number) => (column / 2 ** z) * 360 - 180;

/** west, south, east, north of a tile in degrees, widened by a share of its side. */
export function boundsOf({ z, x, y }: TileAddress, margin: number): [number, number, number, number] {
  return [
    Math.max(-180, longitudeOf(x - margin, z)),
    latitudeOf(y + 1 + margin, z),
    Math.min(180, longitudeOf(x + 1 + margin, z)),
    latitudeOf(y - margin, z),
  ];
}

/** Degrees of longitude that one unit of a tile's grid covers: what a reader cannot see finer than. */
export const degreesPerUnit = (z: number): number => 360 / 2 ** z / extent;

/** Puts [lon, lat] onto a tile's grid of 4096 units, unrounded. */
export const projector =
  ({ z, x, y }: TileAddress) =>
  ([lon, lat]: Position): [number, number] => {
    const side = 2 ** z;
    const sine = Math.sin((Math.max(-85.0511287798066, Math.min(85.0511287798066, lat)) * Math.PI) / 180);
    const row = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side;
    return [(((lon + 180) / 360) * side - x) * extent, (row - y) * extent];
  };
