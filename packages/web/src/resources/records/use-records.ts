// Everything that the record screen of a domain asks for, under the query in its address.
import type { z } from "zod";
import type { Domain } from "@atalaya/contract/domains.ts";
import { recordsOf, type RecordSummary, type RecordTotals } from "@atalaya/contract/resources/records.ts";
import { variablesOf, type Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAnswer, useList } from "../../api/use-resource.ts";
import { listQueryOf, queryOf } from "./record-query.ts";

type Totals = z.infer<typeof RecordTotals>;

const mostVariables = 100;

/** All variables of the domain that the user may see, by name. */
export function useVariables(domain: Domain) {
  const { data, ...rest } = useList<Variable>(variablesOf(domain), { per_page: mostVariables });
  return { variables: data?.data, ...rest };
}

/** One page of the list. */
export function useRecordList(domain: Domain) {
  const { search } = useUrlState();
  const { place } = usePlace();
  return useList<RecordSummary>(recordsOf(domain), listQueryOf(search, place), { leavesOnDenied: true });
}

/** Totals of the filtered set, and counts per variable as if no variable were chosen: the layers show both. */
export function useRecordTotals(domain: Domain): { totals: Totals | undefined; counts: Map<string, number> } {
  const { search } = useUrlState();
  const { place } = usePlace();
  const query = queryOf(search, place);
  const totals = useAnswer<Totals>(recordsOf(domain), "totals", query);
  const all = useAnswer<Totals>(recordsOf(domain), "totals", { ...query, variable: undefined });
  const counts = new Map(all.data?.by_variable.map((it) => [String(it.variable_id), it.count]));
  return { totals: totals.data, counts };
}
