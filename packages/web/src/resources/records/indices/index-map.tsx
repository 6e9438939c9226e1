// The places of an index on the map, in the colours of their classes.
import { useMemo } from "react";
import Box from "@mui/material/Box";
import { indexClassAt, indexClasses } from "@atalaya/contract/domain/composite-index.ts";
import { companies } from "@atalaya/contract/resources/companies.ts";
import type { CompositeResult } from "@atalaya/contract/resources/records/composite-indices.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { MapTooltip } from "../../../map/records/map-tooltip.tsx";
import { placeFeatures } from "../../../map/records/place-values.ts";
import { ValueLayers, valueLayerIds } from "../../../map/records/value-layers.tsx";
import { extentOf } from "../../../map/view/places-extent.ts";
import { MapView } from "../../../map/view/map-view.tsx";
import { useMapBase } from "../../../screens/use-map-base.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { indexColors } from "../../../ui/theme/data-colors.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { LegendRow } from "../map/by-place.tsx";
import type { ShownRow } from "./shown-rows.ts";

type IndexMapProps = { result: CompositeResult; rows: readonly ShownRow[] };

/** A press on a place opens its calculation. */
export function IndexMap({ result, rows }: IndexMapProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { change } = useUrlState();
  const base = useMapBase();
  const { features, extent } = useFeatures(result, rows);
  const said = (id: number): string => {
    const row = rows.find(({ company_id }) => company_id === id);
    if (!row) return "";
    const value = row.class
      ? `${formatNumber(row.value, language)} · ${t(`index_class.${row.class}`)}`
      : t("index_no_value");
    return `${row.name}: ${value}`;
  };
  const bounds = [0, ...result.index.cuts, result.index.scale];
  const counted = (of: string | null) => rows.filter((row) => row.class === of).length;
  return (
    <Panel title={t("index_map")}>
      <Box sx={{ position: "relative", flex: 1, minHeight: 320, borderTop: 1, borderColor: "divider" }}>
        <MapView label={t("index_map")} base={base} fitTo={extent} isDetailNoticed={false}>
          <ValueLayers
            values={features}
            scheme={base.scheme}
            onSelect={(ranked) => change({ ranked }, { isReplacing: true })}
          />
          <MapTooltip layers={valueLayerIds} text={({ properties }) => said(Number(properties["id"]))} />
        </MapView>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: "16px", p: "8px 16px" }}>
        {indexClasses.map((one, at) => (
          <LegendRow
            key={one}
            color={indexColors[one]}
            text={`${t(`index_class.${one}`)} (${formatNumber(bounds[at], language)}–${formatNumber(bounds[at + 1], language)})`}
            count={formatNumber(counted(one), language)}
          />
        ))}
        <LegendRow color={null} text={t("index_no_value")} count={formatNumber(counted(null), language)} />
      </Box>
    </Panel>
  );
}

/** Fitted to the places that have a value in the index itself: a moved weight moves no map. */
function useFeatures({ index, rows: own }: CompositeResult, rows: readonly ShownRow[]) {
  const [language] = useLanguage();
  const { place, places } = usePlace();
  const may = useMay();
  const { data: boundaries } = useAnswer(companies, "boundaries", { place }, { isEnabled: may("companies.index") });
  const extent = useMemo(() => {
    const valued = new Set(own.filter(({ value }) => value !== null).map(({ company_id }) => company_id));
    return extentOf(places.filter(({ id }) => valued.has(id)));
  }, [own, places]);
  const features = useMemo(() => {
    const { cuts, scale, place_kind } = index;
    const values = rows.flatMap(({ company_id, value }) => (value === null ? [] : [{ company_id, count: 1, value }]));
    const bounds = [0, ...cuts];
    const classes = bounds.map((min, at) => ({
      min,
      max: bounds[at + 1] ?? scale,
      color: indexColors[indexClassAt(min, cuts)!],
    }));
    const own = places.filter(({ kind }) => kind === place_kind);
    return placeFeatures({ aggregation: "mean", rows: values }, classes, own, boundaries, (value) =>
      formatNumber(value, language, { maximumFractionDigits: 1 }),
    );
  }, [index, rows, places, boundaries, language]);
  return { features, extent };
}
