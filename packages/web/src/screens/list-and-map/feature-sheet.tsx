// The map beside a list, on paper: the same layers, with the legend of what appears on it.
import { lazy, Suspense, type ReactNode } from "react";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { AreaOutline } from "../../map/records/area-outline.tsx";
import type { ColorScheme, MapLegend } from "../../map/view/map-types.ts";
import { RecordsOnMap } from "../../map/records/records-on-map.tsx";
import type { MapPicture } from "../../map/view/still-map.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { legendOf, type LegendRow } from "../map-sheet/legend.ts";
import type { SheetList } from "../map-sheet/list-pages.ts";
import { valuesOf } from "../filters.ts";
import type { LayerFilters } from "./layer-panel.tsx";

export const MapSheet = lazy(async () => ({ default: (await import("../map-sheet/map-sheet.tsx")).MapSheet }));

/** What paper must say that the screen shows around the map. */
export type SheetFacts = { period: string | null; filters: readonly string[]; list: SheetList | null };

/** What the map shows instead of single ones, and what its legend says of it. */
export type SheetInstead = { rows: readonly LegendRow[]; layers: (scheme: ColorScheme) => ReactNode };

type FeatureSheetProps = {
  label: string;
  tilesUrl: string;
  legend: MapLegend;
  filters: LayerFilters;
  facts: SheetFacts;
  instead: SheetInstead | null;
  area: string | undefined;
  bounds: Bbox;
  onClose: () => void;
};

/** With more layers than these the title would be a list. */
const mostInTitle = 3;
const areaColor = "#17212B";
const nowhere = {};

export function FeatureSheet({ label, tilesUrl, legend, filters, facts, instead, area, ...rest }: FeatureSheetProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { search } = useUrlState();
  const { places } = usePlace();
  const chosen = valuesOf(search[filters.name]);
  const named = filters.layers.filter(({ key }) => chosen.includes(key)).map(({ name }) => name);
  const title = named.length > 0 && named.length <= mostInTitle ? `${label}: ${named.join(", ")}` : label;
  const rowsOf = ({ symbols, hasRings }: MapPicture): readonly LegendRow[] => {
    if (instead) return instead.rows;
    const rows = legendOf(filters, search, symbols);
    if (rows.length === 0) return [{ text: t("map_sheet_nothing"), mark: null }];
    return hasRings ? [...rows, { text: t("map_sheet_rings"), mark: { kind: "ring" } }] : rows;
  };
  return (
    <Suspense>
      <MapSheet
        {...rest}
        {...facts}
        list={instead ? null : facts.list}
        title={title}
        symbolBy={legend.by}
        places={places}
        legend={rowsOf}
        layers={(onFailed) => (
          <>
            {instead ? (
              instead.layers("light")
            ) : (
              <RecordsOnMap
                base={{ scheme: "light", language }}
                tilesUrl={tilesUrl}
                legend={legend}
                covered={nowhere}
                selectedId={null}
                onSelect={() => undefined}
                isSelectable={false}
                onTilesError={onFailed}
              />
            )}
            <AreaOutline area={area} color={areaColor} />
          </>
        )}
      />
    </Suspense>
  );
}
