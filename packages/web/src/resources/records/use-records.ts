// Everything that the record screen of a domain asks for, under the query in its address.
import { useMemo } from "react";
import type { z } from "zod";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { RecordTotals } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { variableGroupsOf, type VariableGroup } from "@atalaya/contract/resources/variable-groups.ts";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAnswer, useList } from "../../api/use-resource.ts";
import { listQueryOf, queryOf } from "./record-query.ts";

type Totals = z.infer<typeof RecordTotals>;

const mostVariables = 100;
/** How they are asked for: what was fetched ahead under it is found again. */
export const variablesQuery = { per_page: mostVariables };

/** All variables of the domain that the user may see, by name. */
export function useVariables(domain: RecordDomain) {
  const { data, ...rest } = useList(variablesOf(domain), variablesQuery);
  return { variables: data?.data, ...rest };
}

/** The headings that they stand under, in their order. */
export function useVariableGroups(domain: RecordDomain): readonly VariableGroup[] | undefined {
  return useList(variableGroupsOf(domain), { per_page: mostVariables, sort: "sort_order" }).data?.data;
}

/** One page of the list. */
export function useRecordList(domain: RecordDomain) {
  const { search } = useUrlState();
  const { place } = usePlace();
  return useList(recordsOf(domain), listQueryOf(search, place), { leavesOnDenied: true });
}

/** Totals of the filtered set, and counts per variable and class as if none were chosen: the layers show both. */
export function useRecordTotals(domain: RecordDomain): { totals: Totals | undefined; counts: Map<string, number> } {
  const { search } = useUrlState();
  const { place } = usePlace();
  const query = queryOf(search, place);
  const totals = useAnswer(recordsOf(domain), "totals", query);
  const { data: all } = useAnswer(recordsOf(domain), "totals", {
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
export function useTags(domain: RecordDomain): readonly string[] {
  const { data } = useAnswer(recordsOf(domain), "tags");
  return data?.data ?? [];
}
