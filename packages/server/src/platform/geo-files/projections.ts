// From the coordinates of a file to degrees of WGS 84. The older datums of the region are shifted; one whose shift is not known here is
// refused, because its shapes would lie hundreds of metres off.
import { datums, operationOf, plain, shifted } from "./datums.ts";
import { asItIs, systemByCode, systemByFrame } from "./epsg-systems.ts";
import { GeoFileProblem, type Layer, type System } from "./geo-file.ts";
import { systemByName } from "./system-names.ts";

const isLikeWgs84 = /WGS[ _]?(19)?84|SIRGAS|ITRF|NAD[ _]?(19)?83|ETRS|MAGNA|POSGAR|REGVEN|CRS ?84/i;

const datumOf = (name: string) =>
  /PSAD[ _]?(19)?56|Provisional_S|Provisional South/i.test(name)
    ? "psad56"
    : /SAD[ _]?(19)?69|South_American_(Datum_)?1969|South American (Datum )?1969/i.test(name)
      ? "sad69"
      : null;

const isWords = /^\s*[A-Z][A-Z_]+\[/i;
const isGeographic = (wkt: string) => /^\s*GEOG/i.test(wkt);

/** The words of a coordinate system (WKT) as `.prj` files and GeoPackages have them. */
function byWords(wkt: string): System | null {
  const datum = datumOf(wkt);
  if (datum) return ofDatum(wkt, datum);
  if (!isLikeWgs84.test(wkt) && !/TOWGS84/i.test(wkt)) return null;
  const [, code] = /(?:AUTHORITY|ID)\["EPSG", ?"?(\d{4,5})"?\]\s*\]\s*$/i.exec(wkt) ?? [];
  const known = (code ? systemByCode(Number(code)) : null) ?? systemByName(systemName(wkt));
  return {
    epsg: known?.epsg ?? null,
    name: systemName(wkt),
    toDegrees: isGeographic(wkt) && !/TOWGS84/i.test(wkt) ? asItIs : plain(wkt),
    operationAt: known?.operationAt ?? (() => ({ epsg: null, accuracy_m: null })),
  };
}

function ofDatum(wkt: string, name: "psad56" | "sad69"): System | null {
  const [, zone, half] = /UTM[ _]+zone[ _]+(\d{1,2})([NS])/i.exec(wkt) ?? [];
  if (!zone && !isGeographic(wkt)) return null;
  const isSouth = half?.toUpperCase() === "S";
  const datum = datums[name];
  return {
    epsg: systemByFrame(name, zone ? Number(zone) * (isSouth ? 1 : -1) : null)?.epsg ?? null,
    name: systemName(wkt),
    toDegrees: shifted(zone ? `+proj=utm +zone=${zone}${isSouth ? " +south" : ""}` : "+proj=longlat", datum),
    operationAt: operationOf(datum),
  };
}

const codeIn = (name: string): number | null => {
  const [, code] =
    /\bEPSG(?:\/|:|\s)*(?:[\d.]*(?:\/|:))?(\d{4,5})\b/i.exec(name) ?? /^\s*(\d{4,5})\s*$/.exec(name) ?? [];
  return code ? Number(code) : null;
};

/** What people call the system: the first quoted name of its words, or all of it. */
export const systemName = (system: string): string => /"([^"]{1,120})"/.exec(system)?.[1] ?? system.slice(0, 120);

/**
 * The coordinate system that a text speaks of: a code of the EPSG registry with or without `EPSG:`, as urn or as address, the words of
 * a `.prj` file (WKT), or what people write, such as `Huso 19` or `PSAD56 / UTM zone 19S`; null where it is not known here. A zone of
 * no half or no datum is taken for one of WGS 84 in the south.
 */
export function readSystem(text: string): System | null {
  if (isWords.test(text)) return byWords(text);
  const code = codeIn(text);
  return code === null ? systemByName(text.replace(/^urn:ogc:def:crs:OGC:[\d.]*:/i, "")) : systemByCode(code);
}

function systemOf(text: string): System {
  const unknown = (cause?: unknown) => new GeoFileProblem("geo_system", { system: systemName(text) }, cause);
  try {
    const found = readSystem(text);
    if (found) return found;
  } catch (cause) {
    throw unknown(cause);
  }
  throw unknown();
}

type Named = Pick<Layer, "crs" | "system" | "toDegrees">;

/**
 * What a layer says of its coordinates; those of no system are taken as they are. `words` are tried where the text is not known here.
 * Throws `geo_system` for unknown ones.
 */
export function named(text: string | null, words: string | null = null): Named {
  if (!text) return { crs: null, system: null, toDegrees: asItIs };
  const system = words && !readSystem(text) ? systemOf(words) : systemOf(text);
  return { crs: systemName(text), system, toDegrees: system.toDegrees };
}
