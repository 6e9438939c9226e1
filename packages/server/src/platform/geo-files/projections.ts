// From the coordinates of a file to degrees of WGS 84. The older datums of the region are shifted; one whose shift is not known here is
// refused, because its shapes would lie hundreds of metres off.
import proj4 from "proj4";
import { GeoFileProblem, type ToDegrees } from "./geo-file.ts";

export const asItIs: ToDegrees = (x, y) => [x, y];

type Belt = { south: number; shift: string };
type Datum = { ellipsoid: string; belts: readonly Belt[]; shift: string };

/**
 * Geocentric shifts in metres of the EPSG registry: Chile's belts of latitude (PSAD56: 6971 to 6973, SAD69: 6974 to 6977), else the one for all of
 * South America (PSAD56: 1201, SAD69: 1864). With one for all the belts lie 30 to 85 m off.
 */
const datums: Record<"psad56" | "sad69", Datum> = {
  psad56: {
    ellipsoid: "intl",
    shift: "-288,175,-376",
    belts: [
      { south: -26, shift: "-302,272,-360" },
      { south: -36, shift: "-328,340,-329" },
      { south: -43.5, shift: "-352,403,-287" },
    ],
  },
  sad69: {
    ellipsoid: "aust_SA",
    shift: "-57,1,-41",
    belts: [
      { south: -32, shift: "-59,-11,-52" },
      { south: -36, shift: "-64,0,-32" },
      { south: -43.5, shift: "-72,10,-32" },
    ],
  },
};

/** Belts were measured in Chile, from its northern border on. */
const northOfChile = -17;

const isLikeWgs84 = /WGS[ _]?(19)?84|SIRGAS|ITRF|NAD[ _]?(19)?83|ETRS|MAGNA|POSGAR|REGVEN|CRS ?84/i;

const plain = (definition: string): ToDegrees => {
  const { forward } = proj4(definition, "+proj=longlat +datum=WGS84 +no_defs");
  return (x, y) => forward([x, y]) as [number, number];
};

/** First with the shift for the continent, then with that of the belt in which the position came to lie. */
function shifted(projection: string, { ellipsoid, belts, shift }: Datum): ToDegrees {
  const by = (it: string) => plain(`${projection} +ellps=${ellipsoid} +towgs84=${it},0,0,0,0 +no_defs`);
  const first = by(shift);
  const known = belts.map(({ south, shift: own }) => ({ south, toDegrees: by(own) }));
  return (x, y) => {
    const roughly = first(x, y);
    const belt = roughly[1] > northOfChile ? undefined : known.find(({ south }) => roughly[1] >= south);
    return belt ? belt.toDegrees(x, y) : roughly;
  };
}

const datumOf = (name: string): Datum | null =>
  /PSAD[ _]?(19)?56|Provisional_S|Provisional South/i.test(name)
    ? datums.psad56
    : /SAD[ _]?(19)?69|South_American_(Datum_)?1969|South American (Datum )?1969/i.test(name)
      ? datums.sad69
      : null;

const utm = (zone: number, isSouth: boolean) => `+proj=utm +zone=${zone}${isSouth ? " +south" : ""}`;

/** Codes of the EPSG registry that files of the region have; null for others. */
function byCode(code: number): ToDegrees | null {
  const zone = code % 100;
  if (code === 4326 || code === 4979 || code === 4674 || code === 4170 || (code >= 5358 && code <= 5360)) return asItIs;
  if (code === 3857) return plain("EPSG:3857");
  if (code > 32_600 && code <= 32_660) return plain(`${utm(zone, false)} +datum=WGS84`);
  if (code > 32_700 && code <= 32_760) return plain(`${utm(zone, true)} +datum=WGS84`);
  // SIRGAS 2000 / UTM 17S to 25S; SIRGAS-Chile 2002 / UTM 19S and 18S.
  if (code >= 31_977 && code <= 31_985) return plain(`${utm(code - 31_960, true)} +ellps=GRS80`);
  if (code === 5361 || code === 5362) return plain(`${utm(code === 5361 ? 19 : 18, true)} +ellps=GRS80`);
  if (code === 4248) return shifted("+proj=longlat", datums.psad56);
  if (code === 4618) return shifted("+proj=longlat", datums.sad69);
  if (code >= 24_877 && code <= 24_882) return shifted(utm(code - 24_860, true), datums.psad56);
  if (code >= 29_187 && code <= 29_195) return shifted(utm(code - 29_170, true), datums.sad69);
  return null;
}

/** The words of a coordinate system (WKT) as `.prj` files and GeoPackages have them. */
function byWords(wkt: string): ToDegrees | null {
  const datum = datumOf(wkt);
  if (datum) {
    const [, zone, half] = /UTM[ _]+zone[ _]+(\d{1,2})([NS])/i.exec(wkt) ?? [];
    if (zone) return shifted(utm(Number(zone), half!.toUpperCase() === "S"), datum);
    return /^\s*GEOG/i.test(wkt) ? shifted("+proj=longlat", datum) : null;
  }
  if (!isLikeWgs84.test(wkt) && !/TOWGS84/i.test(wkt)) return null;
  return /^\s*GEOG/i.test(wkt) && !/TOWGS84/i.test(wkt) ? asItIs : plain(wkt);
}

const codeIn = (name: string): number | null => {
  const [, code] = /EPSG(?:\/|:)+(?:[\d.]*(?:\/|:))?(\d{4,5})$/i.exec(name) ?? /^(\d{4,5})$/.exec(name) ?? [];
  return code ? Number(code) : null;
};

/** What people call the system: the first quoted name of its words, or all of it. */
export const systemName = (system: string): string => /"([^"]{1,120})"/.exec(system)?.[1] ?? system.slice(0, 120);

/** How to come to degrees from a system named by its code, such as `EPSG:32719`, or by its words. Throws `geo_system` for unknown ones. */
export function projectionOf(system: string): ToDegrees {
  const code = codeIn(system);
  const unknown = (cause?: unknown) => new GeoFileProblem("geo_system", { system: systemName(system) }, cause);
  try {
    const found = code !== null ? byCode(code) : /CRS:?84$/i.test(system) ? asItIs : byWords(system);
    if (found) return found;
  } catch (cause) {
    throw unknown(cause);
  }
  throw unknown();
}
