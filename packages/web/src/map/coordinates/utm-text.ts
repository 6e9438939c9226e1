// Reads a pair of UTM coordinates out of a text: the numbers, which of them is east, and what is said about the zone.
import type { UtmZone } from "./utm.ts";

export type WrittenUtm = {
  east: number;
  north: number;
  /** Letters or labels say which is east, or only one order is possible. */
  isOrderSaid: boolean;
  zone: number | null;
  /** Possible sides, surest first: the S of "19S" is the south for an office and a northern band for an army. */
  sides: ("south" | "north")[];
};

const side = "sur|norte|south|north";
const zonePatterns = [
  new RegExp(
    String.raw`\b(?:huso|zona|zone|fuso)\s*(?:utm)?\s*[:=.]?\s*(\d{1,2})\s*[°º]?\s*(${side}|[a-z])?(?![a-z\d])`,
    "i",
  ),
  new RegExp(String.raw`(?<![\d.,])(\d{1,2})\s?(${side}|[c-hj-np-x])(?![a-z\d])(?!\s*[:=])`, "i"),
  /^\s*(\d{1,2})()[\s,;:]+(?=\d{6})/,
];

const grouped = String.raw`\d{1,3}(?:([ .,'’\u00a0\u202f])\d{3})(?:\1\d{3})*(?:[.,]\d+)?(?![\d])`;
const token = new RegExp(
  String.raw`(este|east|norte|north|[enxy])(?![a-z])|(${grouped.replaceAll("\\1", "\\3")}|\d+(?:[.,]\d+)?)`,
  "gi",
);

/** "6.343.210,5", "6,343,210.5" and "6343210.5" are one number: what stands before three digits groups, what stands last is decimal. */
function metresOf(text: string): number {
  const isGrouped = new RegExp(`^${grouped}$`).test(text);
  if (!isGrouped) return Number(text.replace(",", "."));
  const mark = /\D/.exec(text)![0];
  return Number(text.replaceAll(mark, "").replace(",", "."));
}

/** Metres: no zone reaches farther east, and no ground lies higher. */
const farthestEast = 900_000;
const highest = 9000;

function sidesOf(letter: string): WrittenUtm["sides"] {
  const plain = letter.toLowerCase();
  if (["sur", "south"].includes(plain)) return ["south"];
  if (plain === "s") return ["south", "north"];
  if (plain === "") return [];
  return [/^(n|norte|north|[o-x])$/.test(plain) ? "north" : "south"];
}

/** A bare pair of metres has no mark of its own: each number must then be too large for degrees. */
const leastMetres = 100_000;

/** The two numbers of a text without its zone, and which of them is east. */
function readMetres(text: string, hasZone: boolean): Pick<WrittenUtm, "east" | "north" | "isOrderSaid"> | null {
  const parts = [...text.matchAll(token)];
  if (text.replaceAll(token, "").replaceAll(/[\s,;:=/()|.-]+/g, "") !== "") return null;
  const [first, second, height = 0, ...more] = parts.flatMap(([, , amount]) => (amount ? [metresOf(amount)] : []));
  if (first === undefined || second === undefined || height >= highest || more.length > 0) return null;
  const marks = parts.flatMap(([, label]) => (label ? [/^[ny]/i.test(label) ? "north" : "east"] : []));
  const isMarked = marks.length === 2 && marks[0] !== marks[1];
  if (marks.length > 0 && !isMarked) return null;
  const [least, most] = [Math.min(first, second), Math.max(first, second)];
  if (most < leastMetres || (!hasZone && !isMarked && least < leastMetres)) return null;
  const isNorthFirst = isMarked ? marks[0] === "north" : first >= farthestEast && second < farthestEast;
  const [east, north] = isNorthFirst ? [second, first] : [first, second];
  return { east, north, isOrderSaid: isMarked || most >= farthestEast };
}

/** Null for what is no pair in metres. `known`: the zone where a field asks for it beside the numbers. */
export function readUtmText(written: string, known: UtmZone | null = null): WrittenUtm | null {
  const text = written
    .replaceAll(/\b(?:utm|wgs\s?-?84|sirgas(?:[ -]?(?:chile|2000))?|datum|coordenadas?|coordinates?)\b\s*[:=]?/gi, " ")
    .replaceAll(/\bm\s?([en])\b/gi, " $1 ")
    .replaceAll(/(?<=\d)\s*(?:mts?|metros|m)\b\.?(?!\s?s\.?n)/gi, " ")
    .replaceAll(/(\d{6,}),\s?(\d{6,})/g, "$1 $2");
  if (known) {
    const metres = readMetres(text, true);
    return metres && { ...metres, zone: known.number, sides: [known.isSouth ? "south" : "north"] };
  }
  for (const pattern of zonePatterns) {
    const match = pattern.exec(text);
    const zone = Number(match?.[1]);
    if (!match || zone < 1 || zone > 60) continue;
    const behind = text.slice(match.index + match[0].length);
    const letter = match[2] ?? "";
    // "Huso 19 E 255001": the letter may be the first number's own.
    for (const own of letter ? ["", ` ${letter} `] : [""]) {
      const metres = readMetres(`${text.slice(0, match.index)} ${own}${behind}`, true);
      if (metres) return { ...metres, zone, sides: own ? [] : sidesOf(letter) };
    }
  }
  const metres = readMetres(text, false);
  return metres && { ...metres, zone: null, sides: [] };
}
