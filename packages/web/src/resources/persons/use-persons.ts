// What the persons' screen asks for under its address.
import { persons, type PersonSummary } from "@atalaya/contract/resources/persons.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useList } from "../../api/use-resource.ts";
import { filtersNamed } from "../../screens/filters.ts";

export const personFilters = filtersNamed(["q", "at", "is_active", "trash"]);

/** One page of the list. `at` is the institution: `institution` opens one on the other tab. */
export function usePersonList() {
  const { search } = useUrlState();
  const { place } = usePlace();
  const { q, at, is_active, trash, sort, page } = search;
  return useList<PersonSummary>(
    persons,
    { place, q, institution: at, is_active, trash, sort, page },
    { leavesOnDenied: true },
  );
}
