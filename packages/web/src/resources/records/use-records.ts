// Everything that the record screen of a domain asks for, under the query in its address.
import { useMemo } from "react";
import type { z } from "zod";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import { recordsOf, type RecordSummary, type RecordTotals } from "@atalaya/contract/resources/records.ts";
import { variableGroupsOf, type VariableGroup } from "@atalaya/contract/resources/variable-groups.ts";
import { variablesOf, type Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAnswer, useList } from "../../api/use-resource.ts";
import { listQueryOf, queryOf } from "./record-query.ts";

type Totals = z.infer<typeof RecordTotals>;

const mostVariables = 100;
/** How they are asked for: what was fetched ahead under it is found again. */
export const variablesQuery = { per_page: mostVariables };

/** All variables of the domain that the user may see, by name. */
export function useVariables(domain: Domain) {
  const { data, ...rest } = useList<Variable>(variablesOf(domain), variablesQuery);
  return { variables: data?.data, ...rest };
}

/** The headings that they stand under, in their order. */
export function useVariableGroups(domain: Domain): readonly VariableGroup[] | undefined {
  return useList<VariableGroup>(variableGroupsOf(domain), { per_page: mostVariables, sort: "sort_order" }).data?.data;
}

/** One page of the list. */
export function useRecordList(domain: Domain) {
  const { search } = useUrlState();
  const { place } = usePlace();
  return useList<RecordSummary>(recordsOf(domain), listQueryOf(search, place), { leavesOnDenied: true });
}

/** Totals of the filtered set, and counts per variable and class as if none were chosen: the layers show both. */
export function useRecordTotals(domain: Domain): { totals: Totals | undefined; counts: Map<string, number> } {
  const { search } = useUrlState();
  const { place } = usePlace();
  const query = queryOf(search, place);
  const totals = useAnswer<Totals>(recordsOf(domain), "totals", query);
  const { data: all } = useAnswer<Totals>(recordsOf(domain), "totals", {
    ...query,
    variable: undefined,
    class: undefined,
  });
  const counts = useMemo(() => countsOf(all), [all]);
  return { totals: totals.data, counts };
}

const countsOf = (totals: Totals | undefined) =>
  new Map([
    ...(totals?.by_variable ?? []).map(({ variable_id, count }): [string, number] => [String(variable_id), count]),
    ...(totals?.by_class ?? []).map((it): [string, number] => [`${it.variable_id}:${it.class}`, it.count]),
  ]);

/** Tags that records of the domain have, the most used first. */
export function useTags(domain: Domain): readonly string[] {
  const { data } = useAnswer<{ data: string[] }>(recordsOf(domain), "tags");
  return data?.data ?? [];
}
