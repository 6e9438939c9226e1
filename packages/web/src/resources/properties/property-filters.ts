// What the inventory can be filtered by, with its words: for the filter bar, and in sentences for paper.
import { properties } from "@atalaya/contract/resources/properties.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { checkWords, choiceWords } from "../../screens/filter-words.ts";
import type { SheetFacts } from "../../screens/list-and-map/feature-sheet.tsx";
import { useWords } from "../../ui/words.ts";
import { usePropertyChoices } from "./property-words.ts";

export function usePropertyFilterChoices() {
  const t = useWords();
  const labelOf = useLabelOf(properties);
  const choices = usePropertyChoices();
  return {
    filters: (["kind", "condition", "use", "sector"] as const).map((name) => ({
      name,
      title: labelOf(name),
      options: choices[name],
    })),
    checks: [
      { name: "is_critical" as const, title: labelOf("is_critical") },
      { name: "trash" as const, title: t("filter_trash") },
    ],
  };
}

/** An inventory is as it is today: no days. */
export function usePropertySheet(): SheetFacts {
  const t = useWords();
  const { search } = useUrlState();
  const { filters, checks } = usePropertyFilterChoices();
  return {
    period: null,
    filters: [
      ...(search.q ? [t("map_sheet_search", { text: search.q })] : []),
      ...filters.flatMap((choice) => choiceWords(search, choice)),
      ...checks.flatMap((check) => checkWords(search, check)),
    ],
  };
}
