// Understands coordinates as people paste them: whatever the form, against the territory where they are expected. What stays doubtful
// is asked, never guessed. Results are positions in the order of the product: [lon, lat], WGS 84 degrees, 6 decimals.
import type { Bbox, Position } from "@atalaya/contract/values/geometry.ts";
import {
  type AnglePair,
  type Axis,
  checked,
  normalised,
  type Parsed,
  positionOf,
  readAngle,
  readAngles,
} from "./angles.ts";
import type { CoordinateProblem } from "./angles.ts";
import { roundDegrees } from "./degrees.ts";
import { judge, type Understood } from "./judge-position.ts";
import { readFormat } from "./position-links.ts";
import { readUtmText, type WrittenUtm } from "./utm-text.ts";
import { fromUtm, isPlausible, type UtmZone, zoneOf } from "./utm.ts";

const isOnEarth = ([lon, lat]: Position) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90;

/** One number of a labelled field: "-33,0436", "33°02'37\"S", "33 02 37 sur". */
export function parseCoordinate(text: string, axis: Axis): Parsed<number> {
  if (!text.trim()) return { problem: "missing" };
  const read = readAngle(normalised(text));
  return read ? checked(read, axis) : { problem: "unreadable" };
}

const orderings = ([lon, lat]: Position, isOrderSaid: boolean): Position[] =>
  isOrderSaid
    ? [[lon, lat]]
    : [
        [lon, lat],
        [lat, lon],
      ];

/** A pair of angles: the order counts unless letters or labels say it, the side of zero where nothing does. */
function understandAngles(pair: AnglePair, area: Bbox | null): Understood {
  const written = positionOf(pair);
  if (written.problem === "wrong_axis") return { problem: written.problem };
  const sides = (isSigned: boolean, degrees: number) => (isSigned ? [degrees] : [degrees, -degrees]);
  const isUnsigned = !pair.lat.isSigned && !pair.lon.isSigned;
  const others = sides(pair.lat.isSigned, pair.lat.degrees)
    .flatMap((lat) => sides(pair.lon.isSigned, pair.lon.degrees).map((lon): Position => [lon, lat]))
    .flatMap((one) => orderings(one, pair.isOrderSaid))
    .filter(isOnEarth);
  if (written.problem) {
    const found = judge({ written: null, others, isOpen: false }, area);
    return "problem" in found ? { problem: written.problem } : found;
  }
  return judge({ written: written.value, others, isOpen: false, isUnsigned }, area);
}

/** Two labelled fields: each says its axis, and yet the two are often exchanged. Null while either cannot be read. */
export function understandFields(lat: string, lon: string, area: Bbox | null): Understood | null {
  const [y, x] = [readAngle(normalised(lat)), readAngle(normalised(lon))];
  return x && y && understandAngles({ lat: y, lon: x, isOrderSaid: y.axis !== null && x.axis !== null }, area);
}

/** The zones that an area reaches into, from west to east. */
function zonesIn([west, , east]: Bbox): number[] {
  const [from, to] = [zoneOf([west, 0]).number, zoneOf([east, 0]).number];
  return Array.from({ length: ((to - from + 60) % 60) + 1 }, (_, index) => ((from + index - 1) % 60) + 1);
}

/** A zone or a side of the equator that was left out is what the territory makes of it; both orders where nothing says which is east. */
function understandUtm(utm: WrittenUtm, area: Bbox | null): Understood {
  const pairs: [number, number][] = [[utm.east, utm.north]];
  if (!utm.isOrderSaid) pairs.push([utm.north, utm.east]);
  const numbers = utm.zone === null ? (area ? zonesIn(area) : []) : [utm.zone];
  const sides = utm.sides.length > 0 ? utm.sides : (["south", "north"] as const);
  const readings = pairs
    .filter(([east, north]) => isPlausible(east, north))
    .flatMap(([east, north]) =>
      sides.flatMap((side) =>
        numbers.map((number) => fromUtm({ east, north, zone: { number, isSouth: side === "south" } })),
      ),
    );
  const [first = null, ...others] = readings;
  const isWhole = utm.zone !== null && utm.sides.length > 0;
  if (isWhole) return judge({ written: first, others, isOpen: false }, area);
  return judge({ written: null, others: readings, isOpen: true }, area);
}

/**
 * What a text says about where something is. `area`: where positions are expected, in degrees; without it only what is written counts.
 * Takes decimal degrees, degrees with minutes and seconds, UTM, links of map services, geo:, WKT and GeoJSON, each with a height or without.
 */
export function understand(text: string, area: Bbox | null = null): Understood {
  if (!text.trim()) return { problem: "missing" };
  const format = readFormat(text);
  if (format) {
    if ("problem" in format) return { problem: format.problem };
    const written = format.position.map(roundDegrees) as Position;
    const others = orderings(written, false).filter(isOnEarth);
    if (isOnEarth(written)) return judge({ written, others, isOpen: false }, area);
    const turned = judge({ written: null, others, isOpen: false }, area);
    return "problem" in turned
      ? { problem: Math.abs(written[1]) > 90 ? "lat_out_of_range" : "lon_out_of_range" }
      : turned;
  }
  const pair = readAngles(text);
  if (pair && isDegrees(pair)) return understandAngles(pair, area);
  const utm = readUtmText(text);
  if (utm) return understandUtm(utm, area);
  if (pair) return understandAngles(pair, area);
  return { problem: readAngle(normalised(text)) ? "missing" : "unreadable" };
}

/** Numbers beyond every degree are metres. */
const isDegrees = ({ lat, lon }: AnglePair) => Math.abs(lat.degrees) <= 360 && Math.abs(lon.degrees) <= 360;

/** A pair whose zone a field asks for beside it. Null for what is no UTM pair. */
export function parseUtm(text: string, zone: UtmZone): Position | null {
  const utm = readUtmText(text, zone);
  return utm && isPlausible(utm.east, utm.north) ? fromUtm({ ...utm, zone }) : null;
}

/** A position where only one meaning counts; what would have to be asked is "doubtful". */
export function parsePair(text: string, area: Bbox | null = null): Parsed<Position> {
  const found = understand(text, area);
  if ("position" in found) return { value: found.position };
  return { problem: "problem" in found ? found.problem : "doubtful" };
}

/** One pair per line, empty lines left out; `line` counts from 1. */
export function parseLines(
  text: string,
  area: Bbox | null = null,
): { positions: Position[] } | { line: number; problem: CoordinateProblem } {
  const positions: Position[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!line.trim()) continue;
    const pair = parsePair(line, area);
    if (pair.problem) return { line: index + 1, problem: pair.problem };
    positions.push(pair.value);
  }
  return { positions };
}
