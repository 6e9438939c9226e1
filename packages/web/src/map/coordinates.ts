// Reads coordinates the way people write them (latitude first, decimal comma, DMS, Spanish and English letters) and
// writes them back. Results are positions in the order of the product: [lon, lat], WGS 84 degrees, 6 decimals.
import type { Position } from "@atalaya/contract/geometry.ts";
import { roundDegrees } from "./degrees.ts";
import { parseUtm } from "./utm.ts";

export type Axis = "lat" | "lon";

export type CoordinateProblem = "missing" | "unreadable" | "lat_out_of_range" | "lon_out_of_range" | "wrong_axis";

export type Parsed<T> = { value: T; problem?: undefined } | { value?: undefined; problem: CoordinateProblem };

const limits: Record<Axis, number> = { lat: 90, lon: 180 };

const wordLetters: [RegExp, string][] = [
  [/\b(norte|north)\b/gi, "N"],
  [/\b(sur|south)\b/gi, "S"],
  [/\b(este|east)\b/gi, "E"],
  [/\b(oeste|west|poniente)\b/gi, "W"],
  [/\bO\b|(?<=[\d°'"\s])O(?![a-z])/gi, "W"],
];

/** One spelling for quotes, primes, minus signs and the words for directions. */
function normalised(text: string): string {
  const plain = text
    .replace(/[\u2212\u2013]/g, "-")
    .replace(/[º˚]/g, "°")
    .replace(/''|[″“”]/g, '"')
    .replace(/[′’‘´`]/g, "'")
    .replace(/\b(de|grados|degrees)\b/gi, " ");
  return wordLetters.reduce((written, [word, letter]) => written.replace(word, letter), plain).trim();
}

const angle =
  /^([NSEW])?\s*([+-])?\s*(\d+(?:[.,]\d+)?)\s*°?\s*(?:(\d+(?:[.,]\d+)?)\s*'?\s*(?:(\d+(?:[.,]\d+)?)\s*"?)?)?\s*([NSEW])?$/i;

type Angle = { degrees: number; axis: Axis | null };

/** Axis limits are not checked here: an angle does not always say which axis it is on. */
function readAngle(text: string): Angle | null {
  const match = angle.exec(text.trim());
  if (!match) return null;
  const [, before, sign, ...rest] = match;
  const [wholeDegrees = 0, minutes = 0, seconds = 0] = rest
    .slice(0, 3)
    .map((part) => Number((part ?? "0").replace(",", ".")));
  const letter = (before ?? rest[3])?.toUpperCase();
  if ((before && rest[3]) || minutes >= 60 || seconds >= 60) return null;
  if (sign === "-" && (letter === "N" || letter === "E")) return null;
  const isNegative = sign === "-" || letter === "S" || letter === "W";
  const degrees = roundDegrees(wholeDegrees + minutes / 60 + seconds / 3600) * (isNegative ? -1 : 1);
  return {
    degrees: degrees === 0 ? 0 : degrees,
    axis: !letter ? null : letter === "N" || letter === "S" ? "lat" : "lon",
  };
}

function checked({ degrees, axis: written }: Angle, axis: Axis): Parsed<number> {
  if (written && written !== axis) return { problem: "wrong_axis" };
  return Math.abs(degrees) > limits[axis] ? { problem: `${axis}_out_of_range` } : { value: degrees };
}

/** One number of a labelled field: "-33,0436", "33°02'37\"S", "33 02 37 sur". */
export function parseCoordinate(text: string, axis: Axis): Parsed<number> {
  if (!text.trim()) return { problem: "missing" };
  const read = readAngle(normalised(text));
  return read ? checked(read, axis) : { problem: "unreadable" };
}

/** Where a pair may be cut in two, surest first. A comma alone comes last: it may belong to the numbers. */
const cuts: ((text: string) => [string, string][])[] = [
  (text) => splitAt(text, /\s*[;|/\t]\s*/g),
  (text) => splitAt(text, /(?<=[NSEW])[\s,]+/gi),
  (text) => splitAt(text, /[\s,]+(?=[NSEW])/gi),
  (text) => splitAt(text, /,\s+/g),
  (text) => splitAt(text, /\s+(?=[+-])/g),
  (text) => splitAt(text, /\s+/g),
  (text) => splitAt(text, /,/g),
];

/** The two halves at every place where the separator stands, the middle one first. */
function splitAt(text: string, separator: RegExp): [string, string][] {
  const places = [...text.matchAll(separator)].filter(({ index }) => index > 0 && index < text.length);
  const middle = (places.length - 1) / 2;
  return places
    .toSorted((a, b) => Math.abs(places.indexOf(a) - middle) - Math.abs(places.indexOf(b) - middle))
    .map((place): [string, string] => [text.slice(0, place.index), text.slice(place.index + place[0].length)]);
}

const labels = /\b(latitude?|lat|longitude?|long|lon|lng)\b\.?\s*[:=]?/gi;

/** A pair, latitude first unless letters or labels say otherwise: "-33.0436, -71.6231", "-33,0436 -71,6231"; or UTM: "19S 255001 6341047". */
export function parsePair(text: string): Parsed<Position> {
  if (!text.trim()) return { problem: "missing" };
  const utm = parseUtm(text);
  if (utm) return { value: utm };
  const isLonFirst = /\b(lon|lng)\w*[\s\S]*\blat/i.test(text);
  const plain = normalised(text.replace(labels, " ")).replace(/^[\s,;(]+|[\s,;)]+$/g, "");
  for (const cut of cuts) {
    for (const [first, second] of cut(plain)) {
      const [a, b] = [readAngle(first), readAngle(second)];
      if (a && b) return positionOf(a, b, isLonFirst);
    }
  }
  return { problem: readAngle(plain) ? "missing" : "unreadable" };
}

function positionOf(first: Angle, second: Angle, isLonFirst: boolean): Parsed<Position> {
  const isSwapped = first.axis === "lon" || (second.axis === "lat" && first.axis === null) || isLonFirst;
  const lat = checked(isSwapped ? second : first, "lat");
  const lon = checked(isSwapped ? first : second, "lon");
  if (lat.problem) return { problem: lat.problem };
  if (lon.problem) return { problem: lon.problem };
  return { value: [lon.value, lat.value] };
}

/** One pair per line, empty lines left out; `line` counts from 1. */
export function parseLines(text: string): { positions: Position[] } | { line: number; problem: CoordinateProblem } {
  const positions: Position[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!line.trim()) continue;
    const pair = parsePair(line);
    if (pair.problem) return { line: index + 1, problem: pair.problem };
    positions.push(pair.value);
  }
  return { positions };
}
