// The filters of the inventory: kind, use, sector, condition, critical, trash.
import { useUrlState } from "../../api/url-state.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { properties } from "@atalaya/contract/resources/properties.ts";
import { CheckChip, CheckFilter, ChoiceChip, ChoiceFilter, FilterBar } from "../../screens/filter-bar.tsx";
import { OptionFilter } from "../../screens/option-filter.tsx";
import { useWords } from "../../ui/words.ts";
import { usePropertyChoices } from "./property-words.ts";
import { propertyFilters } from "./use-properties.ts";

/** More choices than these are typed, not ticked. */
const mostBoxes = 10;

export function PropertyFilterBar() {
  const t = useWords();
  const labelOf = useLabelOf(properties);
  const { search, change } = useUrlState();
  const choices = usePropertyChoices();
  const filters = (["kind", "condition", "use", "sector"] as const).map((name) => ({
    name,
    title: labelOf(name),
    options: choices[name],
  }));
  const checks = [
    { name: "is_critical", title: labelOf("is_critical") },
    { name: "trash", title: t("filter_trash") },
  ];
  return (
    <FilterBar
      searchPlaceholder={t("property_search")}
      hasFilters={propertyFilters.areIn(search)}
      onClear={() => change(propertyFilters.none)}
      chips={
        <>
          {filters.map((filter) => (
            <ChoiceChip key={filter.name} {...filter} />
          ))}
          {checks.map((check) => (
            <CheckChip key={check.name} {...check} />
          ))}
        </>
      }
    >
      {filters.map((filter) =>
        filter.options.length > mostBoxes ? (
          <OptionFilter key={filter.name} {...filter} />
        ) : (
          <ChoiceFilter key={filter.name} {...filter} />
        ),
      )}
      {checks.map((check) => (
        <CheckFilter key={check.name} {...check} />
      ))}
    </FilterBar>
  );
}
