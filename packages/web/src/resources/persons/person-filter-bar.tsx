// Search and filters of persons: institution, state, trash.
import { useUrlState } from "../../api/url-state.ts";
import { CheckChip, CheckFilter, ChoiceChip, FilterBar } from "../../screens/filter-bar.tsx";
import { OptionFilter } from "../../screens/option-filter.tsx";
import { useWords } from "../../ui/words.ts";
import { useInstitutionOptions } from "../institutions/queries.ts";
import { personFilters } from "./use-persons.ts";

export function PersonFilterBar() {
  const t = useWords();
  const { search, change } = useUrlState();
  const at = {
    name: "at",
    title: t("label.persons.institution_id"),
    options: useInstitutionOptions().map(({ id, label }) => ({ value: String(id), label })),
  };
  const inactive = { name: "is_active", title: t("person_inactive"), value: "false" };
  const trash = { name: "trash", title: t("filter_trash") };
  return (
    <FilterBar
      searchPlaceholder={t("person_search")}
      hasFilters={personFilters.areIn(search)}
      onClear={() => change(personFilters.none)}
      chips={
        <>
          <ChoiceChip {...at} />
          <CheckChip {...inactive} />
          <CheckChip {...trash} />
        </>
      }
    >
      <OptionFilter {...at} />
      <CheckFilter {...inactive} />
      <CheckFilter {...trash} />
    </FilterBar>
  );
}
