// Search and filters of persons: institution, state, trash.
import { personColumns } from "@atalaya/contract/resources/persons/columns.ts";
import { persons } from "@atalaya/contract/resources/persons.ts";
import { useUrlState } from "../../api/url-state.ts";
import { CheckChip, CheckFilter, ChoiceChip, FilterBar } from "../../screens/filter-bar.tsx";
import { OptionFilter } from "../../screens/option-filter.tsx";
import { ListTools } from "../../screens/list-tools/list-tools.tsx";
import { useWords } from "../../ui/words.ts";
import { useInstitutionOptions } from "../institutions/queries.ts";
import { personFilters, personQueryOf } from "./use-persons.ts";

export function PersonFilterBar() {
  const t = useWords();
  const { search, change } = useUrlState();
  const at = {
    name: "at" as const,
    title: t("label.persons.institution_id"),
    options: useInstitutionOptions().map(({ id, label }) => ({ value: String(id), label })),
  };
  const inactive = { name: "is_active" as const, title: t("person_inactive"), value: "false" };
  const trash = { name: "trash" as const, title: t("filter_trash") };
  return (
    <FilterBar
      searchPlaceholder={t("person_search")}
      hasFilters={personFilters.areIn(search)}
      onClear={() => change(personFilters.none)}
      more={<ListTools screen="persons" path={persons.path} columns={personColumns} filters={personQueryOf(search)} />}
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
