// Search and filters of a log: kind, state, person and hours.
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { LogHead } from "@atalaya/contract/resources/log-entries.ts";
import { logKinds, logStates } from "@atalaya/contract/resources/log-entries/kinds.ts";
import { useUrlState } from "../../api/url-state.ts";
import { CheckChip, CheckFilter, ChoiceChip, ChoiceFilter, FilterBar, FilterTitle } from "../../screens/filter-bar.tsx";
import { FilterChip } from "../../ui/filter-chip.tsx";
import { formatInstant } from "../../ui/format.ts";
import { InstantPicker } from "../../ui/pickers/instant-picker.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { logFilters } from "./use-log.ts";

/** `authors`: who wrote in the log that is shown. */
export function LogFilters({ authors }: Pick<LogHead, "authors">) {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const kind = {
    name: "kind" as const,
    title: t("label.log_entries.kind"),
    options: logKinds.map((value) => ({ value, label: t(`log_kind.${value}`) })),
  };
  const state = {
    name: "state" as const,
    title: t("log_state"),
    options: logStates.map((value) => ({ value, label: t(`log_state.${value}`) })),
  };
  const overdue = { name: "overdue" as const, title: t("log_overdue") };
  const author = authors.find(({ id }) => String(id) === search.author)?.name ?? search.author;
  return (
    <FilterBar
      searchPlaceholder={t("log_search")}
      hasFilters={logFilters.areIn(search)}
      onClear={() => change(logFilters.none)}
      chips={
        <>
          <ChoiceChip {...kind} />
          <ChoiceChip {...state} />
          <CheckChip {...overdue} />
          {author && <FilterChip label={`${t("log_author")}: ${author}`} onRemove={() => change({ author: null })} />}
          {search.from && (
            <FilterChip
              label={t("log_since_chip", { at: formatInstant(search.from, language) })}
              onRemove={() => change({ from: null })}
            />
          )}
          {search.to && (
            <FilterChip
              label={t("log_until_chip", { at: formatInstant(search.to, language) })}
              onRemove={() => change({ to: null })}
            />
          )}
        </>
      }
    >
      <ChoiceFilter {...kind} />
      <ChoiceFilter {...state} />
      <CheckFilter {...overdue} />
      {authors.length > 0 && (
        <>
          <FilterTitle>{t("log_author")}</FilterTitle>
          <TextField
            id="log-author"
            select
            hiddenLabel
            value={search.author ?? ""}
            onChange={(event) => change({ author: event.target.value || null })}
            slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { "aria-label": t("log_author") } } }}
          >
            <MenuItem value="">{t("log_anybody")}</MenuItem>
            {authors.map(({ id, name }) => (
              <MenuItem key={id} value={String(id)}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
      <FilterTitle>{t("log_hours")}</FilterTitle>
      <Box sx={{ display: "grid", gap: "10px", mt: "6px" }}>
        <InstantPicker label={t("log_from")} value={search.from ?? null} onChange={(from) => change({ from })} />
        <InstantPicker label={t("log_to")} value={search.to ?? null} onChange={(to) => change({ to })} />
      </Box>
    </FilterBar>
  );
}
