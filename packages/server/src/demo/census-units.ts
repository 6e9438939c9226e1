// Visibly fictitious census units on the hills of Valparaíso: who lives in each, in how many dwellings, and how poor they are.
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { near, tenth, type InventedRecord } from "./invented.ts";
import { sequence } from "./records.ts";

const place = "05101";
const [columns, rows] = [4, 3];
/** Degrees from the coordinate of the place to the north-western corner, and of each unit: some 300 by 270 metres. */
const corner = { east: 0.0075, north: -0.0112 };
const side = { east: 0.0032, north: -0.0024 };
/** How far the crossings are moved, as part of a side, so that the units look like blocks on slopes. */
const unevenness = 0.36;

/** The crossings of the grid, row by row: neighbours share theirs, so that no unit overlaps another and nothing lies between them. */
function crossings(random: () => number): Position[] {
  const moved = (step: number) => step + (random() - 0.5) * unevenness;
  return Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const [column, row] = [moved(index % (columns + 1)), moved(Math.floor(index / (columns + 1)))];
    return near(place, corner.east + column * side.east, corner.north + row * side.north);
  });
}

/** Counter-clockwise, from the north-western corner. */
function outline(points: readonly Position[], index: number): Geometry {
  const northWest = Math.floor(index / columns) * (columns + 1) + (index % columns);
  const southWest = northWest + columns + 1;
  const ring = [northWest, southWest, southWest + 1, northWest + 1, northWest].map((at) => points[at]!);
  return { type: "Polygon", coordinates: [ring] };
}

/** Three records of the same shape for each unit. */
export function censusRecords(): InventedRecord[] {
  const random = sequence(20_170_419);
  const points = crossings(random);
  return Array.from({ length: columns * rows }, (_, index) => index).flatMap((index) => {
    const people = Math.round(200 + random() * 1200);
    const dwellings = Math.round(people / (2.7 + random() * 0.8));
    const poverty = tenth(6 + random() * 32);
    const unit = {
      place,
      title: `Unidad censal ficticia ${String(index + 1).padStart(2, "0")}`,
      observed_on: "2017-04-19",
      status: "published" as const,
      geometry: outline(points, index),
    };
    return [
      { ...unit, domain: "situation", variable: "Población", value: people },
      { ...unit, domain: "situation", variable: "Viviendas", value: dwellings },
      { ...unit, domain: "vulnerability", variable: "Pobreza multidimensional", value: poverty },
    ] satisfies InventedRecord[];
  });
}
