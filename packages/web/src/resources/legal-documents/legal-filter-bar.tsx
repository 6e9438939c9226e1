// Search and filters of legal documents, with "in force on a day".
import { legalColumns } from "@atalaya/contract/resources/legal-documents/columns.ts";
import { legalDocuments } from "@atalaya/contract/resources/legal-documents.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { CheckChip, CheckFilter, ChoiceChip, FilterBar } from "../../screens/filter-bar.tsx";
import { ListTools } from "../../screens/list-tools/list-tools.tsx";
import { OptionFilter } from "../../screens/option-filter.tsx";
import { DayPicker } from "../../ui/pickers/day-picker.tsx";
import { FilterChip } from "../../ui/filter-chip.tsx";
import { formatDay } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { legalFilters, useLegalChoices, useTopics } from "./use-legal.ts";

export function LegalFilterBar() {
  const t = useWords();
  const [language] = useLanguage();
  const labelOf = useLabelOf(legalDocuments);
  const { search, change } = useUrlState();
  const choices = useLegalChoices();
  const filters = [
    { name: "kind" as const, title: labelOf("kind"), options: choices.kind },
    { name: "status" as const, title: labelOf("status"), options: choices.current_status },
    { name: "level" as const, title: labelOf("level"), options: choices.level },
    { name: "phase" as const, title: labelOf("phases"), options: choices.phase },
    { name: "hazard" as const, title: labelOf("hazards"), options: choices.hazard },
    { name: "topic" as const, title: labelOf("topics"), options: useTopics() },
    { name: "plan_kind" as const, title: labelOf("plan_kind"), options: choices.plan_kind },
  ];
  const overdue = { name: "review_overdue" as const, title: t("legal_review_overdue") };
  const lapsing = { name: "lapsing" as const, title: t("legal_lapsing") };
  const trash = { name: "trash" as const, title: t("filter_trash") };
  const { in_force_on: day } = search;
  return (
    <FilterBar
      searchPlaceholder={t("legal_search")}
      hasFilters={legalFilters.areIn(search)}
      onClear={() => change(legalFilters.none)}
      more={
        <ListTools screen="legal" path={legalDocuments.path} columns={legalColumns} filters={legalFilters.of(search)} />
      }
      chips={
        <>
          {day && (
            <FilterChip
              label={t("legal_in_force_chip", { day: formatDay(day, language) })}
              onRemove={() => change({ in_force_on: null, page: null })}
            />
          )}
          {filters.map((filter) => (
            <ChoiceChip key={filter.name} {...filter} />
          ))}
          <CheckChip {...overdue} />
          <CheckChip {...lapsing} />
          <CheckChip {...trash} />
        </>
      }
    >
      <DayPicker
        label={t("legal_in_force_on")}
        value={day ?? null}
        onChange={(wanted) => change({ in_force_on: wanted, page: null })}
      />
      {filters.map((filter) => (
        <OptionFilter key={filter.name} {...filter} />
      ))}
      <CheckFilter {...overdue} />
      <CheckFilter {...lapsing} />
      <CheckFilter {...trash} />
    </FilterBar>
  );
}
