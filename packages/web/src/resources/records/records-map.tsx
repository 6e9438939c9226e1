// The map of a record screen: its layers are the variables.
import { useMemo } from "react";
import type { Domain } from "@atalaya/contract/domains.ts";
import type { Bbox } from "@atalaya/contract/geometry.ts";
import { recordsOf, type DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { FeatureMap } from "../../screens/list-and-map/feature-map.tsx";
import type { MapParts } from "../../screens/list-and-map/list-and-map-screen.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { layerOf } from "./map-symbols.ts";
import { queryOf } from "./record-query.ts";
import { RecordPopupCard } from "./record-popup-card.tsx";
import { useRecordTotals } from "./use-records.ts";

type RecordsMapProps = MapParts & {
  domain: Domain;
  label: string;
  variables: readonly Variable[];
  revision: number;
};

export function RecordsMap({ domain, variables, ...props }: RecordsMapProps) {
  const [language] = useLanguage();
  const { search } = useUrlState();
  const { place } = usePlace();
  const { totals, counts } = useRecordTotals(domain);
  const t = useWords();
  const layers = useMemo(
    () => variables.map((variable) => layerOf(variable, language, t("layer_no_class"))),
    [variables, language, t],
  );
  return (
    <FeatureMap<DomainRecord>
      {...props}
      resource={recordsOf(domain)}
      query={queryOf(search, place)}
      symbolBy="variable_id"
      filters={{ name: "variable", layers, counts, classFilter: "class" }}
      extent={(totals?.extent ?? null) as Bbox | null}
      symbolOf={({ variable_id }) => String(variable_id)}
      valueOf={({ value }) => value}
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
