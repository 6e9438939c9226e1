// What the persons' screen asks for under its address.
import { persons } from "@atalaya/contract/resources/persons.ts";
import { usePlace } from "../../api/places.ts";
import type { UrlState } from "../../api/addresses.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useList } from "../../api/use-resource.ts";
import { pageOf, keysNamed } from "../../screens/filters.ts";

export const personFilters = keysNamed(["q", "at", "is_active", "trash"]);

/** The filters as the server names them. `at` is the institution: `institution` opens one on the other tab. */
export const personQueryOf = ({ q, at, is_active, trash }: UrlState) => ({
  q,
  institution: at,
  is_active,
  trash,
});

/** One page of the list. */
export function usePersonList() {
  const { search } = useUrlState();
  const { place } = usePlace();
  return useList(persons, { ...personQueryOf(search), place, ...pageOf(persons, search) }, { leavesOnDenied: true });
}
