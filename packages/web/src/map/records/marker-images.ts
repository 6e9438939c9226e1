// Answers MapLibre when a mark is missing: its image id says what to paint. "disc/7/" is the mark of symbol 7, "disc/7/severe"
// of its class, "ring/31/3:20,7:11" a cluster of 31 records, 20 of symbol 3 and 11 of symbol 7.
import type { Map as MapLibreMap } from "maplibre-gl";
import { iconCodePoints } from "@atalaya/contract/icons.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { clusterDiameter, ringParts, ringShares } from "./cluster-ring.ts";
import { type MapSymbol, plainStyle } from "../view/map-types.ts";
import { finestPixelRatio } from "../view/maplibre.ts";
import { countFont, discOuterRadius, markScale, paintClusterMark, paintRecordMark } from "./marker-canvas.ts";

/** Marks of symbols nobody told the map about (a colleague has just created one). */
const unknownColor = "#5E6B77";
const unknownIcon = "\uf128";

/** Cluster images kept by the map at once; each is about 40 kB. */
const maximumRings = 300;

type MarkLegend = { symbols: readonly MapSymbol[]; language: Language };
export type MarkImages = { update: (legend: MarkLegend) => void; stop: () => void };

/** "1.234" below ten thousand, "12 mil" from there on, in the language of the screen. */
const countText = (count: number, language: Language): string =>
  count < 10_000
    ? count.toLocaleString(language, { useGrouping: "always" })
    : new Intl.NumberFormat(language, { notation: "compact", maximumSignificantDigits: 3 }).format(count);

/** Half the size of a symbol of 24 px, and its rim. */
const radiusOf = ({ style = plainStyle }: MapSymbol, size: number) =>
  (discOuterRadius * style.icon_size * size) / plainStyle.icon_size;

/** The mark of a symbol, or of one of its classes; `scale`: pixels of the image for each of the map. */
export function recordMark(symbol: MapSymbol | undefined, key: string, scale: number): ImageData {
  const unknown = { color: unknownColor, character: unknownIcon, shape: "disc", radius: discOuterRadius } as const;
  if (!symbol) return paintRecordMark(unknown, scale);
  const { color, icon, shape, size } = symbol.classes?.find((one) => one.key === key) ?? {
    ...symbol,
    shape: "disc" as const,
    size: 1,
  };
  const character = iconCodePoints[icon] ?? unknownIcon;
  return paintRecordMark({ color: color.slice(0, 7), character, shape, radius: radiusOf(symbol, size) }, scale);
}

function paintMark(id: string, { symbols, language }: MarkLegend, scale: number): ImageData | null {
  const symbol = (wanted: string) => symbols.find(({ key }) => key === wanted);
  const [kind, key = "", rest = ""] = id.split("/");
  if (kind === "disc") return recordMark(symbol(key), rest, scale);
  if (kind !== "ring") return null;
  const count = Number(key);
  const parts = ringShares(rest).map((share) => ({
    color: symbol(share.key)?.color ?? unknownColor,
    share: share.parts / ringParts,
  }));
  return paintClusterMark(clusterDiameter(count), parts, countText(count, language), scale);
}

/** A font that does not load must not keep the marks away: their colour still tells something. */
export const markFonts = () =>
  Promise.allSettled([
    document.fonts.load("12px FontAwesome", unknownIcon),
    document.fonts.load(countFont, "0123456789"),
  ]);

export function provideMarkImages(map: MapLibreMap, initial: MarkLegend): MarkImages {
  let legend = initial;
  const rings: string[] = [];
  const scale = Math.max(markScale, Math.ceil(finestPixelRatio(map)));
  const fonts = markFonts();

  /** Drawn tiles keep their own copy, so the oldest images can go; they are painted again when asked for again. */
  const forgetOldRings = (id: string) => {
    rings.push(id);
    const oldest = rings.length > maximumRings ? rings.shift() : undefined;
    if (oldest && map.hasImage(oldest)) map.removeImage(oldest);
  };

  map.setMissingStyleImageResolver(async (id) => {
    await fonts;
    const image = paintMark(id, legend, scale);
    if (!image || map.hasImage(id)) return;
    map.addImage(id, image, { pixelRatio: scale });
    if (id.startsWith("ring/")) forgetOldRings(id);
  });

  return {
    update: (next) => {
      legend = next;
      for (const id of map.listImages()) {
        const image = paintMark(id, legend, scale);
        if (!image) continue;
        const { width, height } = map.getImage(id)!.data;
        // In place where the size stays: the tiles that show it need not be laid out again.
        if (width === image.width && height === image.height) map.updateImage(id, image);
        else {
          map.removeImage(id);
          map.addImage(id, image, { pixelRatio: scale });
        }
      }
    },
    stop: () => map.setMissingStyleImageResolver(null),
  };
}
