// The filters of places: kind, what lies in one of them, inactive ones, trash.
import { companyColumns } from "@atalaya/contract/resources/companies/columns.ts";
import { companies } from "@atalaya/contract/resources/companies.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { PlaceChoice } from "../../forms/choices/place-choice.tsx";
import { usePlaceOptions } from "../../forms/choices/place-options.ts";
import { CheckChip, CheckFilter, ChoiceChip, ChoiceFilter, FilterBar } from "../../screens/filter-bar.tsx";
import { ListTools } from "../../screens/list-tools/list-tools.tsx";
import { FilterChip } from "../../ui/filter-chip.tsx";
import { useWords } from "../../ui/words.ts";
import { useKindOptions } from "./company-kinds.ts";
import { companyFilters } from "./company-query.ts";

export function CompanyFilterBar() {
  const t = useWords();
  const may = useMay();
  const { search, change } = useUrlState();
  const { places } = usePlace();
  const options = usePlaceOptions();
  const kind = { name: "kind" as const, title: t("label.companies.kind"), options: useKindOptions() };
  const inactive = { name: "is_active" as const, title: t("company_only_inactive"), value: "false" };
  const trash = { name: "trash" as const, title: t("filter_trash") };
  const parent = Number(search.parent) || null;
  const inside = places.find(({ id }) => id === parent)?.reason_social ?? "…";
  return (
    <FilterBar
      searchPlaceholder={t("company_search")}
      hasFilters={companyFilters.areIn(search)}
      onClear={() => change(companyFilters.none)}
      more={
        <ListTools
          screen="companies"
          path={companies.path}
          columns={companyColumns}
          filters={companyFilters.of(search)}
        />
      }
      chips={
        <>
          <ChoiceChip {...kind} />
          {parent && (
            <FilterChip
              label={t("company_inside", { name: inside })}
              onRemove={() => change({ parent: null, page: null })}
            />
          )}
          <CheckChip {...inactive} />
          <CheckChip {...trash} />
        </>
      }
    >
      <ChoiceFilter {...kind} />
      <PlaceChoice
        id="filter-parent"
        label={t("label.companies.parent_company_id")}
        value={parent ?? undefined}
        onChange={(id) => change({ parent: id ?? null, page: null })}
        places={options}
      />
      <CheckFilter {...inactive} />
      {may("companies.delete") && <CheckFilter {...trash} />}
    </FilterBar>
  );
}
