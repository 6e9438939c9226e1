// The records of the map, as a list for paper.
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { pageOf } from "../../../screens/filters.ts";
import { useSheetList } from "../../../screens/list-and-map/sheet-list.ts";
import { unknown } from "../../../ui/format.ts";
import { useRecordTexts } from "../list/text-columns.ts";
import { queryOf } from "../record-query.ts";

const shares = { code: 0.125, variable_id: 0.15, company_id: 0.14, observed_on: 0.12 } as const;

export function useRecordSheetList(domain: RecordDomain, variables: readonly Variable[]) {
  const { search } = useUrlState();
  const { place } = usePlace();
  const resource = recordsOf(domain);
  const labelOf = useLabelOf(resource);
  const texts = useRecordTexts(variables);
  const { code, variable_id, company_id, observed_on } = texts;
  const column = (key: keyof typeof shares, text: (record: RecordSummary) => string | undefined) => ({
    title: labelOf(key),
    share: shares[key],
    text: (record: RecordSummary) => text(record) ?? unknown,
  });
  return useSheetList<RecordSummary>(resource, { ...queryOf(search, place), sort: pageOf(resource, search).sort }, [
    column("code", code),
    { title: labelOf("title"), share: 0.305, text: ({ title }) => title },
    column("variable_id", variable_id),
    column("company_id", company_id),
    column("observed_on", observed_on),
  ]);
}
