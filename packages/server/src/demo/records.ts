// Sixty visibly fictitious records, each within three kilometres of a municipality's coordinate.
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import type { RecordStatus } from "@atalaya/contract/resources/records.ts";
import type { Attributes, TypedValue } from "@atalaya/contract/domain/typed-values.ts";
import type { PackItem } from "@atalaya/contract/packs/items.ts";

type SeedVariable = PackItem<"variables">;

/** A fixed sequence of numbers from 0 to 1 (mulberry32), so that every demo is the same. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const metresPerDegree = 111_320;
const sixDecimals = (number: number) => Math.round(number * 1e6) / 1e6;

/** The position that lies `metres` from another in a direction, in radians clockwise from north. */
function away([lon, lat]: Position, metres: number, direction: number): Position {
  const north = (metres * Math.cos(direction)) / metresPerDegree;
  const east = (metres * Math.sin(direction)) / (metresPerDegree * Math.cos((lat * Math.PI) / 180));
  return [sixDecimals(lon + east), sixDecimals(lat + north)];
}

/** Many of the places lie on a coast that runs north to south: inland is to the south-east. */
const inland = (random: () => number) => (Math.PI / 180) * (80 + random() * 85);

function shapeFor(type: SeedVariable["geometry_type"], near: Position, random: () => number): Geometry {
  const centre = away(near, 250 + random() * 1900, inland(random));
  if (type === "line") {
    const heading = random() * Math.PI * 2;
    const points = [0, 1, 2, 3].map((step) => away(centre, step * 170, heading + (random() - 0.5) * 0.9));
    return { type: "LineString", coordinates: points };
  }
  if (type === "polygon") {
    const corners = Array.from({ length: 9 }, (_, corner) =>
      away(centre, 170 + random() * 190, (corner / 9) * Math.PI * 2),
    );
    return { type: "Polygon", coordinates: [[...corners, corners[0] as Position]] };
  }
  return { type: "Point", coordinates: centre };
}

const texts: Record<string, string[]> = {
  map: ["Habitacional mixto", "Área verde", "Equipamiento", "Zona portuaria"],
  industry: ["Combustibles", "Químicos de limpieza", "Frigorífico con amoníaco"],
};

function valueFor({ value_type, icon, unit_es }: SeedVariable, random: () => number): TypedValue {
  if (value_type === "integer")
    return Math.round((unit_es === "camas" ? 8 : 60) + random() * (unit_es === "camas" ? 90 : 640));
  if (value_type === "decimal")
    return Math.round((unit_es === "km" ? 1 + random() * 9 : 80 + random() * 900) * 10) / 10;
  if (value_type === "text") return texts[icon]?.[Math.floor(random() * texts[icon].length)] ?? null;
  return null;
}

/** Something in each of the variable's own fields, by turns. */
const attributesFor = ({ fields }: SeedVariable, index: number): Attributes =>
  Object.fromEntries(
    fields.map(({ key, type, options }) => [
      key,
      type === "category"
        ? options[index % options.length]!.key
        : type === "boolean"
          ? index % 2 === 0
          : 4 + (index % 40),
    ]),
  );

const statuses: RecordStatus[] = [
  "published",
  "published",
  "validated",
  "published",
  "waiting_for_validation",
  "draft",
  "published",
  "needs_revision",
];
const firstDay = Date.UTC(2025, 0, 10);
const dayRange = 640;
const oneDay = 86_400_000;

export type DemoRecord = {
  place: number;
  variable: number;
  title: string;
  value: TypedValue;
  attributes: Attributes;
  observed_on: string;
  status: RecordStatus;
  geometry: Geometry;
};

/** `place` and `variable` are positions in the given lists. The first places, which the demo officer has, get most records. */
export function demoRecords(places: { at: Position }[], variables: SeedVariable[], count: number): DemoRecord[] {
  const random = sequence(20_260_227);
  return Array.from({ length: count }, (_, index) => {
    const place = index % 5 < 2 ? index % 2 : index % places.length;
    const variable = index % variables.length;
    const [{ at }, definition] = [places[place]!, variables[variable]!];
    return {
      place,
      variable,
      title: `${definition.name_es} ${index + 1} (demo)`,
      value: valueFor(definition, random),
      attributes: attributesFor(definition, index),
      observed_on: new Date(firstDay + Math.floor(random() * dayRange) * oneDay).toISOString().slice(0, 10),
      status: statuses[index % statuses.length]!,
      geometry: shapeFor(definition.geometry_type, at, random),
    };
  });
}
