// UTM coordinates: converted, written, and read however they are labelled (WGS 84, EPSG:326xx and 327xx). Positions: [lon, lat]; metres.
import proj4 from "proj4";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { roundDegrees } from "./degrees.ts";

/** One of the sixty zones, on one side of the equator. */
export type UtmZone = { number: number; isSouth: boolean };
export type Utm = { east: number; north: number; zone: UtmZone };

const projection = ({ number, isSouth }: UtmZone) =>
  `+proj=utm +zone=${number}${isSouth ? " +south" : ""} +datum=WGS84 +units=m +no_defs`;

/** The zone that a position lies in. */
export const zoneOf = ([lon, lat]: Position): UtmZone => ({
  number: Math.min(60, Math.floor((lon + 180) / 6) + 1),
  isSouth: lat < 0,
});

/** "19S": the side of the equator as Latin American offices write it, not the letter of a latitude band. */
export const zoneText = ({ number, isSouth }: UtmZone): string => `${number}${isSouth ? "S" : "N"}`;

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
  return `${zoneText(zone)} ${number(east)} ${number(north)}`;
}

/** Metres where UTM is defined: false easting of 500 km, north up to the 10,000 km between equator and pole. */
export const isPlausible = (east: number, north: number): boolean =>
  east >= 100_000 && east < 900_000 && north >= 0 && north < 10_000_000;
