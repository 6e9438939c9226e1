// Which of the possible meanings of written coordinates counts, by the territory where they are expected. Pure. Positions: [lon, lat].
import type { Bbox, Position } from "@atalaya/contract/values/geometry.ts";
import type { CoordinateProblem } from "./angles.ts";
import { distance } from "../tools/geometry-measures.ts";

/** One position that counts at once, several among which somebody has to choose (the likeliest first), or what is wrong. */
export type Understood = { position: Position } | { choices: Position[] } | { problem: CoordinateProblem };

export type Meanings = {
  /** What the text says when it is taken as it stands; null where it cannot be. */
  written: Position | null;
  /** What it may mean beside that: the numbers exchanged, another sign, another zone. */
  others: readonly Position[];
  /** Something was left out that the territory is there to say, as a zone is: then nobody need be asked where one meaning fits. */
  isOpen: boolean;
  /** Neither number has a sign or a letter: which side of zero they lie on is not said. */
  isUnsigned?: boolean;
};

/** More would be no question but a list. */
const mostChoices = 4;

export const isInside = ([lon, lat]: Position, [west, south, east, north]: Bbox): boolean => {
  const isBetween = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
  return isBetween && lat >= south && lat <= north;
};

const centreOf = ([west, south, east, north]: Bbox): Position => [
  (west + (east < west ? east + 360 : east)) / 2,
  (south + north) / 2,
];

const unique = (positions: readonly Position[]) => [...new Map(positions.map((one) => [String(one), one])).values()];

const asked = (choices: readonly Position[]): Understood => ({ choices: unique(choices).slice(0, mostChoices) });

/** What was written counts as it stands unless the territory speaks against it; nothing is turned round without asking. */
export function judge({ written, others, isOpen, isUnsigned = false }: Meanings, area: Bbox | null): Understood {
  if (!area && written) return { position: written };
  if (!area) return isOpen && others.length > 0 ? asked(others) : { problem: "unreadable" };
  const isWrittenInside = written !== null && isInside(written, area);
  const inside = unique([...(written ? [written] : []), ...others]).filter((one) => isInside(one, area));
  const [only] = inside;
  if (isWrittenInside && (inside.length === 1 || !isUnsigned)) return { position: written };
  if (only && inside.length === 1) return isOpen ? { position: only } : asked(written ? [only, written] : [only]);
  if (inside.length > 1) return asked(inside);
  const middle = centreOf(area);
  const byDistance = unique(others).toSorted((a, b) => distance(a, middle) - distance(b, middle));
  if (isOpen) return byDistance.length > 0 ? asked(byDistance) : { problem: "unreadable" };
  if (!written) return { problem: "unreadable" };
  const [nearest = written] = byDistance;
  return isUnsigned && String(nearest) !== String(written) ? asked([nearest, written]) : { position: written };
}
