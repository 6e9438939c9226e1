// The screen's address as the query of the API: list and map are asked with the same filters.
import type { FeatureCollection, MultiPolygon } from "geojson";
import { companies, type CompanySummary, type Place } from "@atalaya/contract/resources/companies.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAnswer, useList } from "../../api/use-resource.ts";
import { filtersNamed } from "../../screens/filters.ts";

export const companyFilters = filtersNamed(["q", "kind", "is_active", "parent", "trash"]);

/** One page of the list. */
export function useCompanyList() {
  const { search } = useUrlState();
  const { place } = usePlace();
  const { sort, page, per_page } = search;
  const query = { ...companyFilters.of(search), place, sort, page, per_page };
  return useList<CompanySummary>(companies, query, { leavesOnDenied: true });
}

const none: Place[] = [];

/** All places of the filtered set in short, for the map; what lies in the trash is not on it. */
export function usePlacesOnMap(): Place[] {
  const { search } = useUrlState();
  const { place } = usePlace();
  const isTrash = search["trash"] === "true";
  const query = { ...companyFilters.of(search), place, type: "tree" };
  const { data } = useAnswer<{ data: Place[] }>(companies, "", query, { isEnabled: !isTrash });
  return isTrash ? none : (data?.data ?? none);
}

type Boundaries = FeatureCollection<MultiPolygon, { id: number }>;

/** Simplified boundaries of all the caller's places; the map shows those of the filtered set. */
export function useBoundaries(): Boundaries | undefined {
  const { place } = usePlace();
  return useAnswer<Boundaries>(companies, "boundaries", { place }).data;
}
