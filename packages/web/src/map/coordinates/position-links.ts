// Positions inside what people copy from other programs: links of map services, geo: addresses, WKT and GeoJSON. All of these say
// themselves which number is which; what they leave out (a link that was shortened) is told.
import type { Position } from "@atalaya/contract/values/geometry.ts";

const number = String.raw`[-+]?\d{1,3}(?:\.\d+)?`;
const pair = new RegExp(String.raw`(${number})\s*[,~+_]\s*(${number})`);

/** Numbers as they stand: [lat, lon] or, with `isLonFirst`, [lon, lat]. */
const positionOf = (first: string, second: string, isLonFirst = false): Position =>
  isLonFirst ? [Number(first), Number(second)] : [Number(second), Number(first)];

const pairIn = (text: string | null, isLonFirst = false): Position | null => {
  const match = pair.exec(text ?? "");
  return match ? positionOf(match[1]!, match[2]!, isLonFirst) : null;
};

/** Parameters that hold a whole pair, the marked place before the middle of the map. */
const pairKeys = [
  "q",
  "query",
  "destination",
  "daddr",
  "to",
  "ll",
  "latlng",
  "loc",
  "coordinate",
  "center",
  "cp",
  "sll",
];
const separateKeys = [
  ["mlat", "mlon"],
  ["lat", "lon"],
  ["lat", "lng"],
  ["latitude", "longitude"],
] as const;

/** Services whose pairs have the longitude first. */
const lonFirst = /\byandex\./i;

function fromLink(link: string): Position | null {
  const text = decodeURIComponent(link.replaceAll("+", " ")).replaceAll("\u2212", "-");
  // A place's own pin stands behind the view of the map, and last.
  const pin = [...text.matchAll(new RegExp(String.raw`!3d(${number})!4d(${number})`, "g"))].at(-1);
  if (pin) return positionOf(pin[1]!, pin[2]!);
  const search = new URLSearchParams((text.split("#")[0]?.split("?").slice(1).join("?") ?? "").replaceAll("?", "&"));
  for (const [lat, lon] of separateKeys) {
    const [y, x] = [search.get(lat), search.get(lon)];
    if (y && x && Number.isFinite(Number(y)) && Number.isFinite(Number(x))) return positionOf(y, x);
  }
  const marked = new RegExp(String.raw`point\.(${number})_(${number})`).exec(text);
  if (marked) return positionOf(marked[1]!, marked[2]!);
  for (const key of pairKeys) {
    const found = pairIn(search.get(key), lonFirst.test(text));
    if (found) return found;
  }
  const view = new RegExp(String.raw`#(?:map=)?\d+(?:\.\d+)?/(${number})/(${number})`).exec(text);
  if (view) return positionOf(view[1]!, view[2]!);
  const path = new RegExp(String.raw`[/@=](${number}),\s*(${number})`).exec(text);
  return path ? positionOf(path[1]!, path[2]!) : null;
}

/** `geo:lat,lon[,height]` (RFC 5870); with `geo:0,0?q=…` the point stands in the question. */
function fromGeo(text: string): Position | null {
  const asked = /[?&]q=([^&]+)/i.exec(text)?.[1];
  return pairIn(asked ? decodeURIComponent(asked) : null) ?? pairIn(text);
}

const wkt = /^(?:SRID=(\d+);)?\s*POINT\s*(?:ZM|Z|M)?\s*\(\s*([-+\d.eE]+)\s+([-+\d.eE]+)(?:\s+[-+\d.eE]+){0,2}\s*\)$/i;

type Json = { type?: string; geometry?: Json; features?: Json[]; coordinates?: unknown };

/** The point of a GeoJSON Point, of a feature with one, or of a collection with one feature (RFC 7946). */
function pointOf(json: Json | null | undefined): Position | null {
  if (json?.type === "Feature") return pointOf(json.geometry);
  if (json?.type === "FeatureCollection") return json.features?.length === 1 ? pointOf(json.features[0]) : null;
  const [lon, lat] = json?.type === "Point" && Array.isArray(json.coordinates) ? (json.coordinates as unknown[]) : [];
  return typeof lon === "number" && typeof lat === "number" ? [lon, lat] : null;
}

const isShortened = /\b(?:maps\.app\.goo\.gl|goo\.gl\/maps|osm\.org\/go|bit\.ly|tinyurl\.com|binged\.it)\b/i;
const linkStart =
  /(?:\b(?:https?|maps|comgooglemaps|waze|bingmaps|google\.navigation|om):\S*|\b(?:www|maps)\.\S+\/\S*)/i;

export type Found = { position: Position } | { problem: "short_link" | "unreadable" };

/** What a link or a format says; null for a text that is neither. Range is not checked. */
export function readFormat(written: string): Found | null {
  const text = written.trim();
  const found = (position: Position | null): Found => (position ? { position } : { problem: "unreadable" });
  const projected = wkt.exec(text);
  if (projected && (projected[1] ?? "4326") === "4326") return found(positionOf(projected[2]!, projected[3]!, true));
  if (text.startsWith("{"))
    try {
      return found(pointOf(JSON.parse(text) as Json));
    } catch {
      return { problem: "unreadable" };
    }
  const geo = /\bgeo:\S+/i.exec(text)?.[0];
  if (geo) return found(fromGeo(geo));
  const link = linkStart.exec(text)?.[0];
  if (!link) return null;
  try {
    const position = fromLink(link);
    if (position) return { position };
  } catch {
    return { problem: "unreadable" };
  }
  return { problem: isShortened.test(link) ? "short_link" : "unreadable" };
}
