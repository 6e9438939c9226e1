// The filters of the inventory: kind, use, sector, condition, critical, trash.
import { useUrlState } from "../../api/url-state.ts";
import { CheckChip, CheckFilter, ChoiceChip, ChoiceFilter, FilterBar } from "../../screens/filter-bar.tsx";
import { OptionFilter } from "../../screens/option-filter.tsx";
import { useWords } from "../../ui/words.ts";
import { usePropertyFilterChoices } from "./property-filters.ts";
import { propertyFilters } from "./use-properties.ts";

/** More choices than these are typed, not ticked. */
const mostBoxes = 10;

export function PropertyFilterBar() {
  const t = useWords();
  const { search, change } = useUrlState();
  const { filters, checks } = usePropertyFilterChoices();
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
