// Answers MapLibre when a mark is missing: its image id says what to paint. "disc/7" is the mark of variable 7,
// "ring/40/3:10,7:2" a cluster of 40 px with that ring.
import type { Map as MapLibreMap } from "maplibre-gl";
import { iconCodePoints } from "@atalaya/contract/icons.ts";
import { ringParts, ringShares } from "./cluster-ring.ts";
import type { MapVariable } from "./map-types.ts";
import { markScale, paintClusterMark, paintRecordMark } from "./marker-canvas.ts";

/** Marks of variables nobody told the map about (a colleague has just created one). */
const unknownColor = "#5E6B77";
const unknownIcon = "\uf128";

/** Ring images kept by the map at once; each is about 30 kB on a dense screen. */
const maximumRings = 250;

export type MarkImages = { update: (variables: MapVariable[]) => void; stop: () => void };

export function provideMarkImages(map: MapLibreMap, initial: MapVariable[]): MarkImages {
  let variables = new Map(initial.map((variable) => [variable.id, variable]));
  const painted = new Map<string, ImageData>();
  const rings: string[] = [];
  const font = document.fonts.load("12px FontAwesome", unknownIcon).catch(() => []);

  const colorOf = (id: number) => variables.get(id)?.color ?? unknownColor;
  const once = (key: string, paint: () => ImageData): ImageData => {
    const image = painted.get(key) ?? paint();
    painted.set(key, image);
    return image;
  };

  const recordMark = (id: number) => {
    const character = iconCodePoints[variables.get(id)?.icon ?? ""] ?? unknownIcon;
    return once(`${colorOf(id)}${character}`, () => paintRecordMark(colorOf(id), character));
  };

  const clusterMark = (diameter: number, ring: string) => {
    const parts = ringShares(ring).map((share) => ({
      color: colorOf(share.variable_id),
      share: share.parts / ringParts,
    }));
    const key = `${diameter}${parts.map((part) => part.color + part.share).join()}`;
    return once(key, () => paintClusterMark(diameter, parts));
  };

  const imageOf = (id: string): ImageData | null => {
    const [kind, first = "", second = ""] = id.split("/");
    if (kind === "disc") return recordMark(Number(first));
    if (kind === "ring") return clusterMark(Number(first), second);
    return null;
  };

  const provide = async (id: string) => {
    if (!id.startsWith("disc/") && !id.startsWith("ring/")) return;
    await font;
    const image = imageOf(id);
    if (!image || map.hasImage(id)) return;
    map.addImage(id, image, { pixelRatio: markScale });
    if (id.startsWith("ring/")) forgetOldRings(id);
  };

  /** Drawn tiles keep their own copy, so the oldest images can go; they are painted again when asked for again. */
  const forgetOldRings = (id: string) => {
    rings.push(id);
    if (rings.length <= maximumRings) return;
    const oldest = rings.shift();
    if (oldest && map.hasImage(oldest)) map.removeImage(oldest);
  };

  const repaint = () => {
    for (const id of map.listImages()) {
      const image = imageOf(id);
      if (image) map.updateImage(id, image);
    }
  };

  map.setMissingStyleImageResolver(provide);
  return {
    update: (next) => {
      variables = new Map(next.map((variable) => [variable.id, variable]));
      repaint();
    },
    stop: () => map.setMissingStyleImageResolver(null),
  };
}
