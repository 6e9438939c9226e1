// The coordinate systems that files of the region are in, by their codes of the EPSG registry.
import { datums, operationOf, plain, shifted, type Datum } from "./datums.ts";
import type { Operation, System, ToDegrees } from "./geo-file.ts";

export const asItIs: ToDegrees = (x, y) => [x, y];

/** A reference frame: the code of its degrees, and of its UTM zones (negative in the north). */
type Frame = { name: string; degrees: number; zones: ReadonlyMap<number, number> } & (
  { datum: Datum } | { ellipsoid: string; operation: Operation }
);

/** Codes that are counted on by zone. */
const counted = (first: number, last: number, codeOf: (zone: number) => number) =>
  Array.from({ length: last - first + 1 }, (_, index): [number, number] => [first + index, codeOf(first + index)]);
const north = (zones: [number, number][]) => zones.map(([zone, code]): [number, number] => [-zone, code]);

const itself: Operation = { epsg: null, accuracy_m: 0 };
const unstated: Operation = { epsg: null, accuracy_m: null };

/** Realisations of SIRGAS lie within a metre of WGS 84; where the registry states an operation, it is a null shift too. */
const sirgas = (name: string, degrees: number, operation: Operation, ...zones: [number, number][]): Frame => ({
  name,
  degrees,
  operation,
  ellipsoid: "GRS80",
  zones: new Map(zones),
});

/** In the order in which a name that fits several is read: "SIRGAS-Chile" of no year is that of 2002. */
export const frames = {
  wgs84: {
    name: "WGS 84",
    degrees: 4326,
    ellipsoid: "WGS84",
    operation: itself,
    zones: new Map([...counted(1, 60, (zone) => 32_700 + zone), ...north(counted(1, 60, (zone) => 32_600 + zone))]),
  },
  psad56: {
    name: "PSAD56",
    degrees: 4248,
    datum: datums.psad56,
    zones: new Map([...counted(17, 22, (zone) => 24_860 + zone), ...north(counted(17, 21, (zone) => 24_800 + zone))]),
  },
  sad69: {
    name: "SAD69",
    degrees: 4618,
    datum: datums.sad69,
    zones: new Map(counted(17, 25, (zone) => 29_170 + zone)),
  },
  sirgas1995: sirgas("SIRGAS 1995", 4170, { epsg: 1581, accuracy_m: 2 }),
  sirgas2000: sirgas(
    "SIRGAS 2000",
    4674,
    { epsg: 15_894, accuracy_m: 1 },
    ...counted(17, 25, (zone) => 31_960 + zone),
    ...north(counted(11, 22, (zone) => 31_954 + zone)),
  ),
  chile2002: sirgas("SIRGAS-Chile 2002", 5360, { epsg: 5375, accuracy_m: 1 }, [19, 5361], [18, 5362]),
  chile2010: sirgas("SIRGAS-Chile 2010", 8949, unstated, [18, 8950], [19, 8951]),
  chile2013: sirgas("SIRGAS-Chile 2013", 9148, unstated, [18, 9149], [19, 9150]),
  chile2016: sirgas("SIRGAS-Chile 2016", 9153, unstated, [18, 9154], [19, 9155]),
  // Zone 12 is that of Isla de Pascua.
  chile2021: sirgas("SIRGAS-Chile 2021", 20_041, unstated, [12, 20_042], [18, 20_048], [19, 20_049]),
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof frames;

const ofFrame = (frame: Frame, epsg: number, zone: number | null): System => {
  const projection = zone === null ? "+proj=longlat" : `+proj=utm +zone=${Math.abs(zone)}${zone > 0 ? " +south" : ""}`;
  const isShifted = "datum" in frame;
  return {
    epsg,
    name: zone === null ? frame.name : `${frame.name} / UTM zone ${Math.abs(zone)}${zone > 0 ? "S" : "N"}`,
    toDegrees: isShifted
      ? shifted(projection, frame.datum)
      : zone === null
        ? asItIs
        : plain(`${projection} +ellps=${frame.ellipsoid} +no_defs`),
    operationAt: isShifted ? operationOf(frame.datum) : () => frame.operation,
  };
};

/** Degrees with heights, which are left out: they are the frame's degrees. */
const withHeights: Record<number, FrameName> = { 4979: "wgs84", 5359: "chile2002" };

/** Null for codes that no file of the region is known to have. */
export function systemByCode(code: number): System | null {
  if (code === 3857)
    return {
      epsg: code,
      name: "WGS 84 / Pseudo-Mercator",
      toDegrees: plain("EPSG:3857"),
      operationAt: () => itself,
    };
  const high = withHeights[code];
  if (high) return ofFrame(frames[high], code, null);
  for (const frame of Object.values<Frame>(frames)) {
    if (frame.degrees === code) return ofFrame(frame, code, null);
    for (const [zone, own] of frame.zones) if (own === code) return ofFrame(frame, code, zone);
  }
  return null;
}

/** Degrees of a frame (`zone` null), or one of its UTM zones, negative in the north; null where the registry has none. */
export function systemByFrame(name: FrameName, zone: number | null): System | null {
  const frame: Frame = frames[name];
  const code = zone === null ? frame.degrees : frame.zones.get(zone);
  return code === undefined ? null : ofFrame(frame, code, zone);
}
