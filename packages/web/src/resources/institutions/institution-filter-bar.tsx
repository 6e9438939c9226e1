// Search and filters of institutions: kind, level, state, trash.
import { institutionColumns } from "@atalaya/contract/resources/institutions/columns.ts";
import { institutions } from "@atalaya/contract/resources/institutions.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { CheckChip, CheckFilter, ChoiceChip, ChoiceFilter, FilterBar } from "../../screens/filter-bar.tsx";
import { ListTools } from "../../screens/list-tools/list-tools.tsx";
import { useWords } from "../../ui/words.ts";
import { institutionFilters, useInstitutionChoices } from "./use-institutions.ts";

export function InstitutionFilterBar() {
  const t = useWords();
  const labelOf = useLabelOf(institutions);
  const { search, change } = useUrlState();
  const choices = useInstitutionChoices();
  const filters = (["kind", "level"] as const).map((name) => ({
    name,
    title: labelOf(name),
    options: choices[name],
  }));
  const inactive = { name: "is_active" as const, title: t("institution_inactive"), value: "false" };
  const trash = { name: "trash" as const, title: t("filter_trash") };
  return (
    <FilterBar
      searchPlaceholder={t("institution_search")}
      hasFilters={institutionFilters.areIn(search)}
      onClear={() => change(institutionFilters.none)}
      more={
        <ListTools
          screen="institutions"
          path={institutions.path}
          columns={institutionColumns}
          filters={institutionFilters.of(search)}
        />
      }
      chips={
        <>
          {filters.map((filter) => (
            <ChoiceChip key={filter.name} {...filter} />
          ))}
          <CheckChip {...inactive} />
          <CheckChip {...trash} />
        </>
      }
    >
      {filters.map((filter) => (
        <ChoiceFilter key={filter.name} {...filter} />
      ))}
      <CheckFilter {...inactive} />
      <CheckFilter {...trash} />
    </FilterBar>
  );
}
