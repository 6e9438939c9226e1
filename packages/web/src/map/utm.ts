// UTM coordinates of the zones that Chile uses: written, read and converted (WGS 84, EPSG:327xx). Positions: [lon, lat]; metres.
import proj4 from "proj4";
import type { Position } from "@atalaya/contract/geometry.ts";
import { roundDegrees } from "./degrees.ts";

/** Zone 12 is Rapa Nui, 18 and 19 the mainland; all lie in the south. */
export const utmZones = [12, 18, 19] as const;
export type UtmZone = (typeof utmZones)[number];

export type Utm = { east: number; north: number; zone: UtmZone };

const projection = (zone: UtmZone) => `+proj=utm +zone=${zone} +south +datum=WGS84 +units=m +no_defs`;

/** The zone that a position is usually written in; beyond all of them the nearest. */
export function zoneOf([lon]: Position): UtmZone {
  const zone = Math.floor((lon + 180) / 6) + 1;
  return utmZones.toSorted((a, b) => Math.abs(a - zone) - Math.abs(b - zone))[0]!;
}

export function toUtm(position: Position, zone: UtmZone): Utm {
  const [east, north] = proj4(projection(zone), [...position]) as [number, number];
  return { east, north, zone };
}

export function fromUtm({ east, north, zone }: Utm): Position {
  const [lon, lat] = proj4(projection(zone)).inverse([east, north]) as [number, number];
  return [roundDegrees(lon), roundDegrees(lat)];
}

/** "19S 254321,0 6343210,5": decimetres, as exact as six decimals of a degree. */
export function formatUtm(position: Position, zone: UtmZone, decimalMark: "," | "."): string {
  const { east, north } = toUtm(position, zone);
  const number = (metres: number) => metres.toFixed(1).replace(".", decimalMark);
  return `${zone}S ${number(east)} ${number(north)}`;
}

const amount = String.raw`(\d{1,3}(?:[ .]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)`;
/** Zone before or behind, with or without its letter; east first, with or without "E" and "N" or "m". */
const written = new RegExp(
  String.raw`^(?:(?:utm|zona|huso|zone)\s*)*(?:(1[289])\s*([A-Z])?[\s,;:]+)?E?\s*[=:]?\s*${amount}\s*m?\s*E?[\s,;]+N?\s*[=:]?\s*${amount}\s*m?\s*N?(?:[\s,;]+(?:(?:utm|zona|huso|zone)\s*)*(1[289])\s*([A-Z])?)?$`,
  "i",
);

/** "6.343.210,5" and "6343210.5" are one number: what stands before three digits groups, what stands last is decimal. */
function metresOf(text: string): number {
  const isGrouped = /^\d{1,3}(?:[ .]\d{3})+(?:,\d+)?$/.test(text);
  const plain = isGrouped ? text.replaceAll(/[ .]/g, "") : text;
  return Number(plain.replace(",", "."));
}

/** Metres where UTM is defined: false easting of 500 km, false northing of 10,000 km in the south. */
const isPlausible = (east: number, north: number) =>
  east >= 100_000 && east < 900_000 && north >= 1_100_000 && north < 10_000_000;

/** A pair in UTM; without a zone in the text the given one counts. Null for what is no UTM pair. */
export function parseUtm(text: string, zone: UtmZone | null = null): Position | null {
  const match = written.exec(text.trim());
  if (!match) return null;
  const [, zoneBefore, , eastText = "", northText = "", zoneBehind] = match;
  const read = Number(zoneBefore ?? zoneBehind ?? zone);
  const known = utmZones.find((one) => one === read);
  const [east, north] = [metresOf(eastText), metresOf(northText)];
  return known && isPlausible(east, north) ? fromUtm({ east, north, zone: known }) : null;
}
