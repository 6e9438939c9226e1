// Coordinate systems as people name them: "Huso 19", "PSAD56 / UTM zone 19S", "SIRGAS-Chile 19S", "grados decimales".
import { systemByFrame, type FrameName } from "./epsg-systems.ts";
import type { System } from "./geo-file.ts";

/** Of each way to name a frame, the frames that it may stand for: the first that has the zone is taken. */
const frameNames: readonly [RegExp, readonly FrameName[]][] = [
  [
    /\bpsad ?(?:19)?56\b|\bla canoa\b|\bprovisional (?:s|south|sud) ?american[oa]?(?: datum)?(?: ?(?:19)?56)?\b/,
    ["psad56"],
  ],
  [/\bsad ?(?:19)?69\b|\b(?:south|sud) ?american[oa]?(?: datum)? (?:19)?69\b/, ["sad69"]],
  [/\bsirgas chile ?(?:20)?10\b/, ["chile2010"]],
  [/\bsirgas chile ?(?:20)?13\b/, ["chile2013"]],
  [/\bsirgas chile ?(?:20)?16\b/, ["chile2016"]],
  [/\bsirgas chile ?2021\b/, ["chile2021"]],
  [/\bsirgas chile(?: ?2002)?\b/, ["chile2002", "chile2021"]],
  [/\bsirgas ?(?:19)?95\b/, ["sirgas1995"]],
  [/\bsirgas(?: ?2000)?\b/, ["sirgas2000", "chile2021"]],
  [/\bwgs ?(?:19)?84\b|\bcrs ?84\b|\bgps\b/, ["wgs84"]],
];

const asDegrees =
  /\b(?:gcs|lat(?:itud|itude)?|lon|lng|long(?:itud|itude)?|geograficas?|geographic(?:al)?|grados|degrees|decimales|decimal|longlat|latlong|latlon|lonlat)\b/g;

/** Words that say nothing of which system it is. */
const fillers =
  /\b(?:utm|huso|zona|zone|fuso|hemisferio|hemisphere|datum|coordenadas?|coordinates?|sistema|system|proyeccion|projection|projected|de|en|y|and|in|gd|dd)\b/g;

/**
 * A zone and its half: "19", "19S", "19 sur", or "19H", the band of latitude, whose letters up to M lie in the south. S alone is taken for
 * south, not for the northern band of that letter.
 */
const zone =
  /(?:^|\D)([1-5]?\d|60) ?(s|sur|south|n|norte|north|[c-hj-mp-rt-x])?(?: (?:hemisferio |hemisphere )?(s|sur|south|n|norte|north))?(?= |$)/;

const isNorth = (half: string) => half.startsWith("n") || (half.length === 1 && half > "n" && half !== "s");

/** Small letters without accents, words apart, `utm19s` too. */
const wordsOf = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, " ")
    .replaceAll(/\b(utm|huso|zona|zone|fuso)(?=\d)/g, "$1 ")
    .trim();

const longest = 120;

/**
 * Null where a word of it is not understood. Without a datum it is WGS 84, and a zone without its half lies in the south: who asks
 * judges the result against the territory (decision 0025).
 */
export function systemByName(text: string): System | null {
  let rest = wordsOf(text.slice(0, longest));
  if (!rest || text.length > longest) return null;
  const named = frameNames.find(([name]) => name.test(rest));
  if (named) rest = rest.replace(named[0], " ").replaceAll(/ +/g, " ").trim();
  const isDegrees = rest.search(asDegrees) >= 0;
  rest = rest.replaceAll(asDegrees, " ");
  const [found, number, letter, half] = zone.exec(rest) ?? [];
  if (found) rest = rest.replace(found, " ");
  const isUtm = /\butm\b/.test(rest);
  if (rest.replaceAll(fillers, "").trim() !== "" || (isDegrees && found) || (isUtm && !found)) return null;
  if (!named && !isDegrees && !found) return null;
  const signed = number ? Number(number) * (isNorth(half ?? letter ?? "s") ? -1 : 1) : null;
  for (const frame of named?.[1] ?? (["wgs84"] as const)) {
    const system = systemByFrame(frame, signed);
    if (system) return system;
  }
  return null;
}
