// Everything that the inventory asks for, under the query in its address: list, totals and tiles with the same one.
import { properties, type PropertyTotals } from "@atalaya/contract/resources/properties.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAnswer, useList } from "../../api/use-resource.ts";
import { filtersNamed, pageOf } from "../../screens/filters.ts";

export const propertyFilters = filtersNamed(properties, [
  "q",
  "kind",
  "use",
  "sector",
  "condition",
  "is_critical",
  "trash",
]);

export function usePropertyQuery() {
  const { search } = useUrlState();
  const { place } = usePlace();
  return { ...propertyFilters.of(search), place };
}

/** One page of the list. */
export function usePropertyList() {
  const { search } = useUrlState();
  return useList(properties, { ...usePropertyQuery(), ...pageOf(properties, search) }, { leavesOnDenied: true });
}

/** Totals of the filtered set, and counts per kind as if no kind were chosen: the layers show both. */
export function usePropertyTotals(): { totals: PropertyTotals | undefined; counts: Map<string, number> } {
  const query = usePropertyQuery();
  const totals = useAnswer(properties, "totals", query);
  const all = useAnswer(properties, "totals", { ...query, kind: undefined });
  return { totals: totals.data, counts: new Map(all.data?.by_kind.map(({ kind, count }) => [kind, count])) };
}
