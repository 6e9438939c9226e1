// An invented town by the sea, around Viña del Mar: enough streets, houses and hills to judge a map by. Nobody lives in it.
import type { Bbox, Position } from "@atalaya/contract/values/geometry.ts";

/** What a thing of the town is, in no schema's words. */
export type Thing = {
  what:
    | "land"
    | "sea"
    | "lake"
    | "river"
    | "town_area"
    | "wood"
    | "park"
    | "pier"
    | "motorway"
    | "main"
    | "street"
    | "path"
    | "rail"
    | "building"
    | "number"
    | "region_border"
    | "town"
    | "quarter"
    | "peak"
    | "hospital"
    | "fire_station"
    | "police"
    | "school";
  shape: "Polygon" | "LineString" | "Point";
  /** The outer ring, the line, or the one point. */
  points: Position[];
  name?: string;
  /** Where it has another name in English. */
  name_en?: string;
  height?: number;
};

export const townBounds: Bbox = [-71.7, -33.12, -71.4, -32.92];
const [west, south, east, north] = townBounds;

/** The coast: its longitude at a latitude. */
const coast = (lat: number) => -71.565 + 0.012 * Math.sin((lat + 33.02) * 55) + 0.16 * (lat + 33.02);

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);

const shore: Position[] = steps(south, north, 200).map((lat) => [coast(lat), lat]);

/** Metres above the sea: ridges that run down to the coast, between them ravines. */
export function heightAt(lon: number, lat: number): number {
  const inland = Math.max(0, lon - coast(lat) - 0.018);
  const ridge = 0.55 + 0.45 * Math.sin(lat * 420 + Math.sin(lon * 160) * 1.2);
  return Math.min(900, inland * 5200 * ridge + Math.max(0, lon - coast(lat)) * 500);
}

/** Streets of the plain are turned like the coast; `u` runs inland and `v` along it, in blocks. */
const block = 0.0011;
const corner: Position = [-71.5585, -33.035];
const onPlain = (u: number, v: number): Position => [
  corner[0] + block * (u * 1.15 + v * 0.19),
  corner[1] + block * (v * 0.95 - u * 0.2),
];

const alongCoast = ["Avenida Perú", "Uno Poniente", "Dos Poniente", "Avenida Libertad", "Uno Oriente", "Dos Oriente"];
const inland = [
  "Uno Norte",
  "Dos Norte",
  "Tres Norte",
  "Avenida del Estero",
  "Cinco Norte",
  "Seis Norte",
  "Siete Norte",
];
const blocks = { u: 12, v: 26 };

function plain(): Thing[] {
  const lines = (count: number, names: string[], at: (n: number) => [Position, Position]): Thing[] =>
    Array.from({ length: count + 1 }, (_, n) => {
      const name = names[n % names.length]! + (n < names.length ? "" : ` ${Math.floor(n / names.length) + 1}`);
      return { what: name.startsWith("Avenida") ? "main" : "street", shape: "LineString", points: at(n), name };
    });
  return [
    ...lines(blocks.u, alongCoast, (u) => [onPlain(u, 0), onPlain(u, blocks.v)]),
    ...lines(blocks.v, inland, (v) => [onPlain(0, v), onPlain(blocks.u, v)]),
  ];
}

/** Four houses to each side of a block, with their numbers. */
function houses(): Thing[] {
  const things: Thing[] = [];
  for (let u = 0; u < blocks.u; u++)
    for (let v = 0; v < blocks.v; v++)
      for (const [side, row] of [0.16, 0.64].entries())
        for (let at = 0; at < 4; at++) {
          const [a, b] = [u + row, v + 0.12 + at * 0.2];
          const size = 0.13 + ((u * 7 + v * 3 + at) % 4) * 0.015;
          const ring = [onPlain(a, b), onPlain(a + 0.2, b), onPlain(a + 0.2, b + size), onPlain(a, b + size)];
          things.push(
            { what: "building", shape: "Polygon", points: [...ring, ring[0]!] },
            {
              what: "number",
              shape: "Point",
              points: [onPlain(a + 0.1, b + size / 2)],
              name: String(100 * (v + 1) + at * 10 + side),
            },
          );
        }
  return things;
}

/** Winding streets of the hills, named like the hill, and stairs between them. */
function hills(): Thing[] {
  const names = ["Las Rosas", "El Mirador", "Los Boldos", "La Quinta", "Santa Elena", "Las Palmas"];
  return names.flatMap((name, hill): Thing[] => {
    const lat = -33.055 + hill * 0.016;
    const start = coast(lat) + 0.028;
    const winding = (n: number): Position[] =>
      steps(0, 1, 30).map((t) => [
        start + t * 0.03,
        lat + n * 0.0022 + 0.0012 * Math.sin(t * 14 + n) + 0.0006 * Math.sin(t * 41),
      ]);
    const ways = [0, 1, 2, 3].map((n): Thing => {
      const what = n === 1 ? "main" : "street";
      return {
        what,
        shape: "LineString",
        points: winding(n),
        name: n === 1 ? `Camino ${name}` : `Pasaje ${name} ${n + 1}`,
      };
    });
    const stairs = [8, 16, 24].map((at): Thing => ({
      what: "path",
      shape: "LineString",
      points: [0, 1, 2, 3].map((n) => winding(n)[at]!),
      name: `Escalera ${name}`,
    }));
    const middle: Position = [start + 0.014, lat + 0.003];
    return [...ways, ...stairs, { what: "quarter", shape: "Point", points: [middle], name: `Cerro ${name}` }];
  });
}

const around = ([lon, lat]: Position, across: number, corners = 40): Position[] =>
  steps(0, 2 * Math.PI, corners).map((angle) => [
    lon + across * (1 + 0.18 * Math.sin(angle * 3)) * Math.cos(angle),
    lat + across * 0.7 * (1 + 0.14 * Math.cos(angle * 2)) * Math.sin(angle),
  ]);

function ground(): Thing[] {
  const river = steps(0, 1, 60).map((t): Position => [
    onPlain(0, 3.5)[0] - 0.004 + t * 0.13,
    onPlain(0, 3.5)[1] - 0.002 * Math.sin(t * 9) - t * 0.02,
  ]);
  const area = (what: Thing["what"], points: Position[], name?: string): Thing => ({
    what,
    shape: "Polygon",
    points,
    ...(name !== undefined && { name }),
  });
  const border: Position[] = [
    [-71.44, south],
    [-71.45, -33.05],
    [-71.43, -33],
    [-71.44, north],
  ];
  return [
    area("land", [...shore, [east, north], [east, south], shore[0]!]),
    area("sea", [...shore, [west, north], [west, south], shore[0]!]),
    area("town_area", [onPlain(-0.5, -1), onPlain(13, -1), onPlain(13, 27), onPlain(-0.5, 27), onPlain(-0.5, -1)]),
    ...[0, 1, 2, 3, 4, 5].map((n) => area("wood", around([-71.495 + 0.004 * n, -33.062 + n * 0.019], 0.0075))),
    area("park", [onPlain(5, 9), onPlain(7, 9), onPlain(7, 11), onPlain(5, 11), onPlain(5, 9)], "Parque del Mar"),
    area("lake", around([-71.46, -33.08], 0.012), "Lago Prueba"),
    area("pier", [onPlain(-0.3, 14), onPlain(-3.5, 14.1), onPlain(-3.5, 14.3), onPlain(-0.3, 14.3), onPlain(-0.3, 14)]),
    { what: "river", shape: "LineString", points: river, name: "Estero de Prueba" },
    {
      what: "rail",
      shape: "LineString",
      points: steps(-1, 27, 40).map((v) => onPlain(12.6 + Math.sin(v / 6) * 0.2, v)),
    },
    {
      what: "motorway",
      shape: "LineString",
      points: steps(south, north, 50).map((lat): Position => [coast(lat) + 0.062 + 0.004 * Math.sin(lat * 90), lat]),
      name: "Autopista del Litoral",
    },
    { what: "region_border", shape: "LineString", points: border },
  ];
}

const point = (what: Thing["what"], at: Position, name?: string, more: Partial<Thing> = {}): Thing => ({
  what,
  shape: "Point",
  points: [at],
  ...(name !== undefined && { name }),
  ...more,
});

export const town: readonly Thing[] = [
  ...ground(),
  ...plain(),
  ...hills(),
  ...houses(),
  point("town", onPlain(3, 22), "Puerto Prueba", { name_en: "Port Trial" }),
  point("quarter", onPlain(6, 16), "Barrio Estación", { name_en: "Station Quarter" }),
  point("peak", [-71.452, -33.03], "Cerro Las Cañas", { height: 912 }),
  point("hospital", onPlain(4.5, 12.5), "Hospital de Prueba"),
  point("fire_station", onPlain(8.5, 7.5), "Primera Compañía de Bomberos"),
  point("police", onPlain(2.5, 6.5)),
  point("school", onPlain(9.5, 17.5), "Escuela Los Boldos"),
];
