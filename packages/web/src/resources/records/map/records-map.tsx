// The map of a record screen: its layers are the variables.
import { useMemo } from "react";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { boundsOf } from "../../../map/tools/geometry-measures.ts";
import { areaOfText } from "../../../map/tools/sketch-geometry.ts";
import { ink } from "../../../screens/map-sheet/shapes.ts";
import { FeatureMap, type MapParts } from "../../../screens/list-and-map/feature-map.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { ByPlaceSwitch, PlaceLegend, placeLegendOf, PlaceValueMap } from "./by-place.tsx";
import { hoverText } from "./hover-text.ts";
import { layersOf } from "./map-symbols.ts";
import { queryOf } from "../record-query.ts";
import { RecordPopupCard } from "./record-popup-card.tsx";
import { TimeSlider } from "./time-slider.tsx";
import { useRecordSheet } from "../list/record-filters.ts";
import { useRecordSheetList } from "./record-sheet-list.ts";
import { usePlaceValues } from "./use-place-values.ts";
import { useRecordTotals, useVariableGroups } from "../use-records.ts";

type RecordsMapProps = {
  screen: MapParts;
  domain: RecordDomain;
  label: string;
  variables: readonly Variable[];
  revision: number;
};

export function RecordsMap({ domain, variables, revision, ...props }: RecordsMapProps) {
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const { place } = usePlace();
  const { totals, counts } = useRecordTotals(domain);
  const t = useWords();
  const area = areaOfText(search.within);
  const layers = useMemo(() => layersOf(variables, language, t("layer_no_class")), [variables, language, t]);
  const headings = useVariableGroups(domain);
  const groups = useMemo(
    () => headings?.map(({ id, name_es, name_en }) => ({ key: String(id), name: pick(language, name_es, name_en) })),
    [headings, language],
  );
  const byPlace = usePlaceValues(domain, variables);
  const placeLegend = placeLegendOf(byPlace, t, language);
  const placeRows = placeLegend
    ? [
        { text: placeLegend.title, mark: null, isHeading: true },
        ...placeLegend.rows.map(({ color, text }) => ({ text, mark: { kind: "area" as const, color } })),
        ...placeLegend.approximate.map((text) => ({ text, mark: { kind: "dashes" as const, color: ink.third } })),
      ]
    : [];
  const sheet = { ...useRecordSheet(domain, variables), list: useRecordSheetList(domain, variables) };
  return (
    <FeatureMap<DomainRecord>
      {...props}
      tiles={{ resource: recordsOf(domain), query: queryOf(search, place), revision }}
      symbol={{ by: "variable_id", of: ({ variable_id }) => String(variable_id), shownOf: ({ value }) => value }}
      filters={{
        name: "variable",
        layers,
        counts,
        classFilter: "class",
        groups,
        head: <ByPlaceSwitch {...byPlace} />,
      }}
      extent={area ? boundsOf(area) : ((totals?.extent ?? null) as Bbox | null)}
      areaChoice={{
        area: search.within,
        onArea: (within) => change({ within, page: null, selected: null }),
        count:
          totals &&
          t(totals.total === 1 ? "record_count_one" : "record_count_many", {
            count: formatNumber(totals.total, language),
          }),
      }}
      instead={
        byPlace.isShown
          ? {
              legend: <PlaceLegend {...byPlace} />,
              rows: placeRows,
              layers: (scheme) => <PlaceValueMap {...byPlace} scheme={scheme} />,
            }
          : null
      }
      sheet={sheet}
      tooltip={(hovered) => hoverText(hovered, layers, language)}
      foot={<TimeSlider domain={domain} />}
      popup={(record, actions) => (
        <RecordPopupCard
          {...actions}
          record={record}
          variable={variables.find(({ id }) => id === record.variable_id)}
        />
      )}
    />
  );
}
