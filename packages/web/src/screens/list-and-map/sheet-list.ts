// What lies on the map, as a list for paper: asked for with the filters of the map, inside of what is shown.
import type { Page } from "@atalaya/contract/record.ts";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { askPage, type Listed } from "../../api/use-resource.ts";
import { wrapLongitude } from "../../map/coordinates/degrees.ts";
import { formatDms } from "../../map/coordinates/coordinate-text.ts";
import { formatNumber } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import type { SheetColumn, SheetList } from "../map-sheet/list-pages.ts";

/** More rows than these are counted, not written: paper is read, not searched. */
const mostRows = 100;

type OnMap = { anchor: [lon: number, lat: number] | null };
type OwnColumn<Row> = SheetColumn & { text: (row: Row) => string };

/** Longitudes as the server reads them: a map across the antimeridian has a west greater than its east. */
function bboxOf([west, south, east, north]: Bbox): string {
  const [left, right] = east - west >= 360 ? [-180, 180] : [wrapLongitude(west), wrapLongitude(east)];
  return [left, Math.max(south, -90), right, Math.min(north, 90)].join(",");
}

/** The columns of the noun, then where each lies: its anchor, by which it counts as inside or outside of the map. */
export function useSheetList<Row>(resource: Listed, query: object, own: readonly OwnColumn<Row>[]): SheetList {
  const t = useWords();
  const [language] = useLanguage();
  const position: OwnColumn<Row & OnMap> = {
    title: t("map_sheet_position"),
    share: 1 - own.reduce((sum, { share }) => sum + share, 0),
    text: ({ anchor }) =>
      anchor ? `${formatDms(anchor[1], "lat", language)}  ${formatDms(anchor[0], "lon", language)}` : "",
  };
  const columns: readonly OwnColumn<Row & OnMap>[] = [...own, position];
  return {
    columns,
    ask: async (bounds, signal) => {
      const asked = { ...query, bbox: bboxOf(bounds), has_geometry: true, per_page: mostRows };
      const { data, meta } = (await askPage(resource, asked, { signal, isQuiet: true })) as Page<Row & OnMap>;
      const count = formatNumber(meta.total, language);
      const left = meta.total - data.length;
      return {
        heading: t(meta.total_is_exact ? "map_sheet_list" : "map_sheet_list_over", { count }),
        rows: data.map((row) => columns.map(({ text }) => text(row))),
        left:
          left > 0
            ? t(meta.total_is_exact ? "map_sheet_list_more" : "map_sheet_list_many_more", {
                count: formatNumber(left, language),
              })
            : "",
      };
    },
  };
}
