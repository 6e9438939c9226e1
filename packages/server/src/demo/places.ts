// Where the demo plays: in Chile as its pack has it, and in 21 of its municipalities, with their people in the census of 2017.
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { carriedPacks } from "../resources/packs/read.ts";

export const chile = (await carriedPacks()).find(({ key }) => key === "chile")!;

/** Municipal code (CUT) and people in the census of 2017. */
const populations: [cut: string, population: number][] = [
  ["05101", 296_655],
  ["05109", 334_248],
  ["05801", 151_708],
  ["05804", 126_548],
  ["05802", 46_121],
  ["07102", 46_068],
  ["08110", 151_749],
  ["08101", 223_574],
  ["16202", 5_012],
  ["01101", 191_468],
  ["01107", 108_375],
  ["10401", 5_071],
  ["10402", 2_623],
  ["03101", 153_937],
  ["03201", 12_219],
  ["03202", 13_925],
  ["09115", 28_523],
  ["09120", 55_478],
  ["14108", 34_539],
  ["04201", 30_848],
  ["04102", 227_730],
];

const placeOf = new Map(chile.places.map((place) => [place.code, place]));

/** Where a place stands, by its code. */
export const positionOf = (code: string): Position => {
  const { lon, lat } = placeOf.get(code)!;
  return [lon, lat];
};

export const municipalities = populations.map(([code, population]) => ({
  code,
  name: placeOf.get(code)!.name,
  at: positionOf(code),
  population,
}));

/** The places above them whose people are told as well, in the same census. */
export const placesAbove = [
  { code: "CL", population: 17_574_003 },
  { code: "05", population: 1_815_902 },
];

/** The pack's variables of a domain, in its order. */
export const variablesOf = (domain: string) => chile.variables.filter((it) => it.domain === domain);
