// The screen's address as the query of the API: list and map are asked with the same filters.
import type { Boundaries } from "@atalaya/contract/values/boundary.ts";
import { companies, type Place } from "@atalaya/contract/resources/companies.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAll, useAnswer, useList } from "../../api/use-resource.ts";
import { filtersNamed, pageOf } from "../../screens/filters.ts";

export const companyFilters = filtersNamed(companies, ["q", "kind", "is_active", "parent", "trash"]);

/** One page of the list. */
export function useCompanyList() {
  const { search } = useUrlState();
  const { place } = usePlace();
  const query = { ...companyFilters.of(search), place, ...pageOf(companies, search) };
  return useList(companies, query, { leavesOnDenied: true });
}

const none: Place[] = [];

/** All places of the filtered set in short, for the map; what lies in the trash is not on it. */
export function usePlacesOnMap(): Place[] {
  const { search } = useUrlState();
  const { place } = usePlace();
  const isTrash = search.trash === "true";
  const query = { ...companyFilters.of(search), place, type: "tree" };
  const { data } = useAll(companies, query, { isEnabled: !isTrash });
  return isTrash ? none : (data?.data ?? none);
}

/** Simplified boundaries of all the caller's places; the map shows those of the filtered set. */
export function useBoundaries(): Boundaries | undefined {
  const { place } = usePlace();
  return useAnswer(companies, "boundaries", { place }).data;
}
