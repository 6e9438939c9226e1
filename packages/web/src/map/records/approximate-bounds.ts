// What is drawn of approximate boundaries: lines that neighbours share once, or the dashes of both would run together, and what says so. Pure.
import type { Feature, FeatureCollection, Position } from "geojson";
import type { Translate } from "../../ui/words.ts";

/** Lengths of dashes and gaps in widths of the line. */
export const approximateDashes = [3.5, 2.5];

type Properties = { is_approximate?: boolean; source?: string | null; kind?: string };

const isApproximate = ({ properties }: Feature) => (properties as Properties | null)?.is_approximate === true;

/** What an approximate boundary is called beside a map: what its source says of it. */
export function approximateText(source: string | null, t: Translate): string {
  return source ? source.charAt(0).toLocaleUpperCase() + source.slice(1) : t("map_boundary_approximate");
}

/** One for each source of those that are approximate. */
export const approximateTexts = ({ features }: FeatureCollection, t: Translate): string[] => [
  ...new Set(
    features
      .filter(isApproximate)
      .map(({ properties }) => approximateText((properties as Properties).source ?? null, t)),
  ),
];

/** The same for both who share it. */
const keyOf = (from: Position, to: Position) => [from.join(), to.join()].toSorted().join(" ");

const sidesOf = (ring: Position[]) =>
  ring.slice(1).map((to, index) => ({ from: ring[index]!, to, key: keyOf(ring[index]!, to) }));

/** The stretches of a ring that nothing drew before. */
function stretchesOf(ring: Position[], drawn: Set<string>): Position[][] {
  const lines: Position[][] = [];
  let isGoingOn = false;
  for (const { from, to, key } of sidesOf(ring)) {
    const isNew = !drawn.has(key);
    drawn.add(key);
    if (isNew && isGoingOn) lines.at(-1)!.push(to);
    else if (isNew) lines.push([from, to]);
    isGoingOn = isNew;
  }
  return lines;
}

const ringsOf = ({ geometry }: Feature): Position[][] =>
  geometry.type === "Polygon"
    ? geometry.coordinates
    : geometry.type === "MultiPolygon"
      ? geometry.coordinates.flat()
      : [];

const largestOf = (rings: Position[][]) => rings.toSorted((one, other) => other.length - one.length).slice(0, 1);

/** Of places of one kind, each stretch once. Islands off a shore go without: the ground shows them; of islands alone the largest has a line. */
function linesOf(features: readonly Feature[]): Feature[] {
  const uses = new Map<string, number>();
  for (const { key } of features.flatMap(ringsOf).flatMap(sidesOf)) uses.set(key, (uses.get(key) ?? 0) + 1);
  const drawn = new Set<string>();
  return features.map((feature) => {
    const rings = ringsOf(feature);
    const joined = rings.filter((ring) => sidesOf(ring).some(({ key }) => uses.get(key)! > 1));
    const coordinates = (joined.length > 0 ? joined : largestOf(rings)).flatMap((ring) => stretchesOf(ring, drawn));
    return { type: "Feature", properties: feature.properties, geometry: { type: "MultiLineString", coordinates } };
  });
}

/** The borders of the approximate ones, with the properties of their places. */
export function approximateLines({ features }: FeatureCollection): FeatureCollection {
  const kinds = Map.groupBy(features.filter(isApproximate), ({ properties }) => (properties as Properties).kind);
  return { type: "FeatureCollection", features: [...kinds.values()].flatMap(linesOf) };
}
