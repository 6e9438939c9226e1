// Angles as people write them (decimal comma, degrees with minutes and seconds, Spanish and English letters), one or a pair.
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { roundDegrees } from "./degrees.ts";

export type Axis = "lat" | "lon";

export type CoordinateProblem =
  "missing" | "unreadable" | "lat_out_of_range" | "lon_out_of_range" | "wrong_axis" | "short_link" | "doubtful";

export type Parsed<T> = { value: T; problem?: undefined } | { value?: undefined; problem: CoordinateProblem };

/** `axis` by its letter. `isSigned`: a sign or a letter says on which side of zero it lies. */
export type Angle = { degrees: number; axis: Axis | null; isSigned: boolean };

const limits: Record<Axis, number> = { lat: 90, lon: 180 };

const wordLetters: [RegExp, string][] = [
  [/\b(norte|north)\b/gi, "N"],
  [/\b(sur|south)\b/gi, "S"],
  [/\b(este|east|oriente)\b/gi, "E"],
  [/\b(oeste|west|poniente|occidente)\b/gi, "W"],
  [/\bO\b|(?<=[\d°'"\s])O(?![a-z])/gi, "W"],
];

/** One spelling for quotes, primes, minus signs and the words for directions and units. */
export function normalised(text: string): string {
  const plain = text
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, "-")
    .replace(/[º˚⁰]|\b(?:grados?|degrees?|deg)\b/gi, "°")
    .replace(/\b(?:minutos?|minutes?|min)\b\.?/gi, "'")
    .replace(/\b(?:segundos?|seconds?|seg|sec)\b\.?/gi, '"')
    .replace(/[′’‘‛´`ʹʼˊ‵＇]/g, "'")
    .replace(/''|[″“”„‟ʺ˝‶〃＂]/g, '"')
    .replace(
      /(?<=\d)\s?d\s?(\d[\d.,]*)\s?m\s?(?:(\d[\d.,]*)\s?s\b)?/gi,
      (_, m: string, s?: string) => `°${m}'${s ? `${s}"` : ""}`,
    )
    .replace(/\bde\b|\by\b/gi, " ");
  return wordLetters.reduce((written, [word, letter]) => written.replace(word, letter), plain).trim();
}

const angle =
  /^([NSEW])?[\s.]*([+-])?\s*(\d+(?:[.,]\d+)?)\s*°?(?:(?:(?<=°)\s*|\s*:\s*|\s+)(\d+(?:[.,]\d+)?)\s*'?(?:(?:(?<=')\s*|\s*:\s*|\s+)(\d+(?:[.,]\d+)?)\s*"?)?)?\s*([NSEW])?\.?$/i;
/** Digits without any mark, as pilots and sailors write them: 330237S, 0713723W. */
const compact = /^(\d{2,3})(\d{2})(\d{2}(?:\.\d+)?)\s*([NSEW])$/i;

/** Axis limits are not checked here: an angle does not always say which axis it is on. */
export function readAngle(written: string): Angle | null {
  const text = written.trim().replace(compact, "$1 $2 $3 $4");
  const match = angle.exec(text);
  if (!match) return null;
  const [, before, sign, ...rest] = match;
  const [wholeDegrees = 0, minutes = 0, seconds = 0] = rest
    .slice(0, 3)
    .map((part) => Number((part ?? "0").replace(",", ".")));
  const letter = (before ?? rest[3])?.toUpperCase();
  if ((before && rest[3]) || minutes >= 60 || seconds >= 60) return null;
  // Only the last part of an angle has decimals.
  if ((rest[1] && !Number.isInteger(wholeDegrees)) || (rest[2] && !Number.isInteger(minutes))) return null;
  if (sign === "-" && (letter === "N" || letter === "E")) return null;
  const isNegative = sign === "-" || letter === "S" || letter === "W";
  const degrees = roundDegrees(wholeDegrees + minutes / 60 + seconds / 3600) * (isNegative ? -1 : 1);
  return {
    degrees: degrees === 0 ? 0 : degrees,
    axis: !letter ? null : letter === "N" || letter === "S" ? "lat" : "lon",
    isSigned: sign !== undefined || letter !== undefined,
  };
}

export function checked({ degrees, axis: written }: Pick<Angle, "degrees" | "axis">, axis: Axis): Parsed<number> {
  if (written && written !== axis) return { problem: "wrong_axis" };
  return Math.abs(degrees) > limits[axis] ? { problem: `${axis}_out_of_range` } : { value: degrees };
}

/** Two angles as they were written, and whether letters or labels say which is which. */
export type AnglePair = { lat: Angle; lon: Angle; isOrderSaid: boolean };

/** The position of a pair taken as it is written. */
export function positionOf({ lat, lon }: AnglePair): Parsed<Position> {
  const [y, x] = [checked(lat, "lat"), checked(lon, "lon")];
  if (y.problem) return { problem: y.problem };
  return x.problem ? { problem: x.problem } : { value: [x.value, y.value] };
}

/** Where a pair may be cut in two, surest first. A comma alone comes last: it may belong to the numbers. */
const cuts: RegExp[] = [
  /\s*[;|/\t~]\s*/g,
  /(?<=[NSEW])[\s,]+|(?<=\d[NSEW])(?=\d)/gi,
  /[\s,]+(?=[NSEW])/gi,
  /,\s+/g,
  /\s+(?=[+-])/g,
  /\s+/g,
  /(?<=\d)(?=[+-])/g,
  /,/g,
];

/** The two halves at every place where the separator stands, the middle one first. */
function splitAt(text: string, separator: RegExp): [string, string][] {
  const places = [...text.matchAll(separator)].filter(({ index }) => index > 0 && index < text.length);
  const middle = (places.length - 1) / 2;
  return places
    .toSorted((a, b) => Math.abs(places.indexOf(a) - middle) - Math.abs(places.indexOf(b) - middle))
    .map((place): [string, string] => [text.slice(0, place.index), text.slice(place.index + place[0].length)]);
}

const labels = /\b(?:latitude?|lat|longitude?|long|lon|lng)\b\.?\s*[:=]?/gi;
const isLonLabelledFirst = /\b(?:lon|lng)\w*[\s\S]*\blat/i;
/** "alt 45 m", "45 msnm" behind a pair; a bare third number only where the two before it have decimals or letters. */
const heights = [
  /[\s,;]+(?:alt\w*|elev\w*|h|z|cota)?\.?\s*[:=]?\s*-?\d+(?:[.,]\d+)?\s*(?:m\.?\s*s\.?\s*n\.?\s*m\.?|mts?|metros|met(?:re|er)s|m)\.?$/i,
  /[\s,;]+(?:alt\w*|elev\w*|cota)\.?\s*[:=]?\s*-?\d+(?:[.,]\d+)?$/i,
];
const threeDecimals = /^([+-]?\d+\.\d+)([\s,;]+)([+-]?\d+\.\d+)[\s,;]+-?\d+(?:\.\d+)?$/;

function withoutHeight(text: string): string {
  const plain = heights.reduce((written, height) => written.replace(height, ""), text);
  return plain.replace(threeDecimals, "$1$2$3");
}

/** The pair in a text, latitude first unless letters or labels say otherwise; null for what is no pair of angles. */
export function readAngles(text: string): AnglePair | null {
  const bare = text
    .trim()
    .replace(/^[\s\p{L}]+:\s*(?=[-+\d([NSEWO−])/u, (lead) => (/lat|lon|lng/i.test(lead) ? lead : ""));
  const isLabelled = /\blat/i.test(bare) && /\b(?:lon|lng)/i.test(bare);
  const trimmed = normalised(bare.replace(labels, " ")).replace(/^[\s,;([{<]+|[\s,;)\]}>/]+$/g, "");
  const plain = withoutHeight(trimmed.replace(/^y\b/, ""));
  for (const cut of cuts) {
    for (const [first, second] of splitAt(plain, cut)) {
      const [a, b] = [readAngle(first), readAngle(second)];
      if (!a || !b) continue;
      const isLonFirst =
        a.axis === "lon" || (b.axis === "lat" && a.axis === null) || (isLabelled && isLonLabelledFirst.test(bare));
      const isOrderSaid = isLabelled || a.axis !== null || b.axis !== null;
      return isLonFirst ? { lat: b, lon: a, isOrderSaid } : { lat: a, lon: b, isOrderSaid };
    }
  }
  return null;
}
