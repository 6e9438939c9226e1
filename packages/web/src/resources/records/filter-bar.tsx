// The filters of records: state, variables, days of observation, trash.
import Box from "@mui/material/Box";
import { recordStatuses } from "@atalaya/contract/resources/records.ts";
import { useUrlState } from "../../api/url-state.ts";
import { CheckChip, CheckFilter, ChoiceChip, ChoiceFilter, FilterBar, FilterTitle } from "../../screens/filter-bar.tsx";
import { valuesOf } from "../../screens/filters.ts";
import { DayPicker } from "../../ui/day-picker.tsx";
import { FilterChip } from "../../ui/filter-chip.tsx";
import { formatDay } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { idsOf, recordFilters } from "./record-query.ts";

export function RecordFilterBar() {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const filter = (changes: Record<string, string | null>) => change({ ...changes, page: null });
  const variables = idsOf(search["variable"]);
  const status = {
    name: "status",
    title: t("filter_status"),
    options: recordStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
  };
  const trash = { name: "trash", title: t("filter_trash") };
  const dayChip = (key: "observed_from" | "observed_to") =>
    search[key] && (
      <FilterChip
        label={t(key === "observed_from" ? "filter_from_day" : "filter_to_day", {
          day: formatDay(search[key], language),
        })}
        onRemove={() => filter({ [key]: null })}
      />
    );
  return (
    <FilterBar
      searchPlaceholder={t("record_search")}
      hasFilters={recordFilters.areIn(search)}
      onClear={() => change(recordFilters.none)}
      chips={
        <>
          <ChoiceChip {...status} />
          {variables && (
            <FilterChip
              label={t("filter_variable_count", { count: variables.length })}
              onRemove={() => filter({ variable: null })}
            />
          )}
          {search["class"] && (
            <FilterChip
              label={t("filter_class_count", { count: valuesOf(search["class"]).length })}
              onRemove={() => filter({ class: null })}
            />
          )}
          {search["within"] && <FilterChip label={t("filter_within")} onRemove={() => filter({ within: null })} />}
          {dayChip("observed_from")}
          {dayChip("observed_to")}
          <CheckChip {...trash} />
        </>
      }
    >
      <ChoiceFilter {...status} />
      <FilterTitle>{t("label.records.observed_on")}</FilterTitle>
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "12px" }}>
        {(["observed_from", "observed_to"] as const).map((key) => (
          <DayPicker
            key={key}
            label={t(key === "observed_from" ? "filter_from" : "filter_to")}
            value={search[key] ?? null}
            onChange={(day) => filter({ [key]: day })}
          />
        ))}
      </Box>
      <CheckFilter {...trash} />
    </FilterBar>
  );
}
