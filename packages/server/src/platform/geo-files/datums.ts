// The older datums of the region, and how far each is shifted.
import proj4 from "proj4";
import type { Operation, ToDegrees } from "./geo-file.ts";

/** `shift`: geocentric, in metres. */
type Shift = Operation & { shift: string };
/** Degrees of latitude; its northern edge belongs to the belt. */
type Belt = Shift & { north: number; south: number };
export type Datum = { name: string; ellipsoid: string; whole: Shift; belts: readonly Belt[] };

/** Belts were measured in Chile, from its northern border on. */
const northOfChile = -17;

const shiftOf = (epsg: number, shift: string, accuracy_m: number): Shift => ({ epsg, shift, accuracy_m });
const belt = (north: number, south: number, shift: Shift): Belt => ({ north, south, ...shift });

/**
 * Shifts and accuracies of the EPSG registry: Chile's belts of latitude, else the one for all of South America. With one for all the belts
 * would lie 30 to 85 m off.
 */
export const datums = {
  psad56: {
    name: "PSAD56",
    ellipsoid: "intl",
    whole: shiftOf(1201, "-288,175,-376", 42),
    belts: [
      belt(northOfChile, -26, shiftOf(6971, "-302,272,-360", 17)),
      belt(-26, -36, shiftOf(6972, "-328,340,-329", 17)),
      belt(-36, -43.5, shiftOf(6973, "-352,403,-287", 17)),
    ],
  },
  sad69: {
    name: "SAD69",
    ellipsoid: "aust_SA",
    whole: shiftOf(1864, "-57,1,-41", 19),
    belts: [
      belt(northOfChile, -32, shiftOf(6974, "-59,-11,-52", 4)),
      belt(-32, -36, shiftOf(6975, "-64,0,-32", 4)),
      belt(-36, -43.5, shiftOf(6976, "-72,10,-32", 7)),
      // Tierra del Fuego.
      belt(-52, -56, shiftOf(6977, "-79,13,-14", 6)),
    ],
  },
} as const satisfies Record<string, Datum>;

const shiftAt = ({ whole, belts }: Datum, lat: number): Shift =>
  belts.find(({ north, south }) => lat <= north && lat > south) ?? whole;

/** The operation that brings a position at that latitude from the datum to WGS 84. */
export const operationOf =
  (datum: Datum) =>
  (lat: number): Operation => {
    const { epsg, accuracy_m } = shiftAt(datum, lat);
    return { epsg, accuracy_m };
  };

/** To degrees from what proj4 can read of a definition. */
export const plain = (definition: string): ToDegrees => {
  const { forward } = proj4(definition, "+proj=longlat +datum=WGS84 +no_defs");
  return (x, y) => forward([x, y]) as [number, number];
};

/** First with the shift for the continent, then with that of the belt in which the position came to lie. */
export function shifted(projection: string, datum: Datum): ToDegrees {
  const by = ({ shift }: Shift) => plain(`${projection} +ellps=${datum.ellipsoid} +towgs84=${shift},0,0,0,0 +no_defs`);
  const first = by(datum.whole);
  const known = new Map<Shift, ToDegrees>(datum.belts.map((it) => [it, by(it)]));
  return (x, y) => {
    const roughly = first(x, y);
    return known.get(shiftAt(datum, roughly[1]))?.(x, y) ?? roughly;
  };
}
