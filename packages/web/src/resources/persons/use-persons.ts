// What the persons' screen asks for under its address.
import { persons, type PersonSummary } from "@atalaya/contract/resources/persons.ts";
import { usePlace } from "../../api/places.ts";
import type { Query } from "../../api/request.ts";
import { useUrlState, type UrlState } from "../../api/url-state.ts";
import { useList } from "../../api/use-resource.ts";
import { filtersNamed } from "../../screens/filters.ts";

export const personFilters = filtersNamed(["q", "at", "is_active", "trash"]);

/** The filters as the server names them. `at` is the institution: `institution` opens one on the other tab. */
export const personQueryOf = ({ q, at, is_active, trash }: UrlState): Query => ({
  q,
  institution: at,
  is_active,
  trash,
});

/** One page of the list. */
export function usePersonList() {
  const { search } = useUrlState();
  const { place } = usePlace();
  const { sort, page } = search;
  return useList<PersonSummary>(persons, { ...personQueryOf(search), place, sort, page }, { leavesOnDenied: true });
}
