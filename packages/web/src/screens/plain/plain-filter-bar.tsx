// Search and filters of a plain noun, and what every list has: kept views, columns, taking it out as a sheet.
import { useUrlState } from "../../api/url-state.ts";
import { CheckChip, CheckFilter, ChoiceChip, ChoiceFilter, FilterBar } from "../filter-bar.tsx";
import { checkWords, choiceWords } from "../filter-words.ts";
import type { SheetFacts } from "../list-and-map/feature-sheet.tsx";
import { ListTools } from "../list-tools/list-tools.tsx";
import { OptionFilter } from "../option-filter.tsx";
import { useWords } from "../../ui/words.ts";
import type { PlainScreen } from "./plain-screen.ts";
import { filtersOf, useFilterChoices, usePlainQuery, useSay } from "./use-plain.ts";

/** More choices than these are typed, not ticked. */
const mostBoxes = 10;

export function PlainFilterBar({ screen: { noun } }: { screen: PlainScreen }) {
  const say = useSay(noun);
  const { search, change } = useUrlState();
  const { filters, checks } = useFilterChoices(noun);
  const own = filtersOf(noun);
  return (
    <FilterBar
      searchPlaceholder={say("search")}
      hasFilters={own.areIn(search)}
      onClear={() => change(own.none)}
      more={<ListTools screen={noun.path} path={noun.path} columns={noun.columns} filters={usePlainQuery(noun)} />}
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

/** The filters in sentences, for paper. What is there is as it is today: no days. */
export function usePlainSheet({ noun }: PlainScreen): Omit<SheetFacts, "list"> {
  const t = useWords();
  const { search } = useUrlState();
  const { filters, checks } = useFilterChoices(noun);
  return {
    period: null,
    filters: [
      ...(search.q ? [t("map_sheet_search", { text: search.q })] : []),
      ...filters.flatMap((choice) => choiceWords(search, choice)),
      ...checks.flatMap((check) => checkWords(search, check)),
    ],
  };
}
