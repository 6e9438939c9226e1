// What the institutions' screen asks for under its address: the tree, or while something is searched, filtered or sorted a list.
import { institutionKinds, institutionLevels, institutions } from "@atalaya/contract/resources/institutions.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAll, useList } from "../../api/use-resource.ts";
import { filtersNamed } from "../../screens/filters.ts";
import { useWords } from "../../ui/words.ts";

/** A sorted list is no tree, so the sort is cleared with the filters. */
export const institutionFilters = filtersNamed(institutions, ["q", "kind", "level", "is_active", "trash", "sort"]);

export function useInstitutionList() {
  const { search } = useUrlState();
  const { place } = usePlace();
  return useList(
    institutions,
    { ...institutionFilters.of(search), place, page: search.page },
    { leavesOnDenied: true },
  );
}

export function useInstitutionTree() {
  const { place } = usePlace();
  return useAll(institutions, { type: "tree", place }, { leavesOnDenied: true });
}

/** Every choice with its label, for fields and filters. */
export function useInstitutionChoices() {
  const t = useWords();
  return {
    kind: institutionKinds.map((value) => ({ value, label: t(`institution_kind.${value}`) })),
    level: institutionLevels.map((value) => ({ value, label: t(`institution_level.${value}`) })),
  };
}
