// The legend of a sheet: a row for each thing that the map on it shows, in the order of the layers.
import type { MapSymbol } from "../../map/view/map-types.ts";
import { markFonts, recordMark } from "../../map/records/marker-images.ts";
import { valuesOf } from "../filters.ts";
import type { LayerFilters } from "../list-and-map/layer-panel.tsx";
import { chosenClassesOf } from "../list-and-map/layer-choice.ts";
import type { Layer } from "../list-and-map/layer-rows.tsx";

export type LegendMark =
  /** A symbol of the map, or one of its classes. */
  | { kind: "symbol"; symbol: MapSymbol; of: string }
  /** An area of this colour; null: nothing is known, which is hatched. */
  | { kind: "area"; color: string | null }
  /** A dashed line: an approximate boundary. */
  | { kind: "dashes"; color: string }
  | { kind: "ring" };

export type LegendRow = { text: string; mark: LegendMark | null; isHeading?: boolean; isInner?: boolean };

/** What stands on the map, and nothing that does not: layers that appear in the picture with their chosen classes. */
export function legendOf(
  { layers, groups = [], classFilter, name }: LayerFilters,
  search: Record<string, string | undefined>,
  symbols: ReadonlySet<string>,
): LegendRow[] {
  const chosen = valuesOf(search[name]);
  const seen = layers.filter(({ key }) => symbols.has(key) && (chosen.length === 0 || chosen.includes(key)));
  const rowsOf = (layer: Layer): LegendRow[] => {
    const { classes = [], rest } = layer;
    const all = [...classes, ...(rest ? [rest] : [])];
    const keys = all.map(({ key }) => key);
    const shown = classFilter ? chosenClassesOf(search[classFilter], layer.key, keys) : keys;
    return [
      { text: layer.name, mark: { kind: "symbol", symbol: layer, of: "" } },
      ...all
        .filter(({ key }) => shown.includes(key))
        .map((one): LegendRow => ({
          text: one.name,
          mark: { kind: "symbol", symbol: layer, of: one.key },
          isInner: true,
        })),
    ];
  };
  const grouped = groups.flatMap(({ key, name: heading }) => {
    const own = seen.filter(({ group }) => group === key);
    return own.length > 0 ? [{ text: heading, mark: null, isHeading: true }, ...own.flatMap(rowsOf)] : [];
  });
  const known = new Set(groups.map(({ key }) => key));
  return [...grouped, ...seen.filter(({ group }) => !group || !known.has(group)).flatMap(rowsOf)];
}

/** Pixels of a mark's picture for each of its own on the map. */
const fineness = 4;

export type MarkPicture = { address: string; width: number; height: number };

/** The mark as the map draws it; `width` and `height` in pixels of the map. */
async function pictureOf(symbol: MapSymbol, of: string): Promise<MarkPicture> {
  await markFonts();
  const image = recordMark(symbol, of, fineness);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d")?.putImageData(image, 0, 0);
  return { address: canvas.toDataURL(), width: image.width / fineness, height: image.height / fineness };
}

/** A row with its mark painted, where it has one that is. */
export type PaintedRow = LegendRow & { picture: MarkPicture | null };

export const painted = (rows: readonly LegendRow[]): Promise<PaintedRow[]> =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      picture: row.mark?.kind === "symbol" ? await pictureOf(row.mark.symbol, row.mark.of) : null,
    })),
  );
