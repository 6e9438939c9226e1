// Search, filters in force as chips, and the menu that adds one. Everything is held in the address.
import { useRef, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Popover from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import { recordStatuses } from "@atalaya/contract/resources/records.ts";
import { useUrlState } from "../../api/url-state.ts";
import { AddFilterChip, FilterChip } from "../../ui/filter-chip.tsx";
import { DayPicker } from "../../ui/day-picker.tsx";
import { formatDay } from "../../ui/format.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { phoneQuery } from "../../ui/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { hasFilters, idsOf, noFilters } from "./record-query.ts";

const leastSearch = 3;
/** On a phone the bar lies over the map, which keeps clear of it. */
export const filterBarHeight = 56;

/** The bar above list and map. */
export function FilterBar() {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const statuses = search["status"]?.split(",") ?? [];
  const filter = (changes: Record<string, string | null>) => change({ ...changes, page: null });
  const variables = idsOf(search["variable"]);
  return (
    <Box
      ref={anchor}
      role="search"
      sx={{
        flex: "none",
        display: "flex",
        alignItems: "center",
        gap: "8px",
        minHeight: 44,
        padding: "6px 20px",
        borderBottom: 1,
        borderColor: "divider",
        bgcolor: "background.paper",
        [phoneQuery]: { padding: "4px 16px", minHeight: filterBarHeight },
        overflowX: "auto",
        "& > *": { flex: "none" },
      }}
    >
      <SearchField
        value={search["q"] ?? ""}
        onChange={(q) => (q === "" || q.trim().length >= leastSearch) && filter({ q: q || null })}
        placeholder={t("record_search")}
      />
      {statuses.length > 0 && (
        <FilterChip
          label={
            statuses.length === 1
              ? `${t("filter_status")}: ${t(`status.${statuses[0]}` as "status.draft")}`
              : t("filter_status_count", { count: statuses.length })
          }
          onClick={() => setIsOpen(true)}
          onRemove={() => filter({ status: null })}
        />
      )}
      {variables && (
        <FilterChip
          label={t("filter_variable_count", { count: variables.length })}
          onRemove={() => filter({ variable: null })}
        />
      )}
      {search["observed_from"] && (
        <FilterChip
          label={t("filter_from_day", { day: formatDay(search["observed_from"], language) })}
          onRemove={() => filter({ observed_from: null })}
        />
      )}
      {search["observed_to"] && (
        <FilterChip
          label={t("filter_to_day", { day: formatDay(search["observed_to"], language) })}
          onRemove={() => filter({ observed_to: null })}
        />
      )}
      {search["trash"] === "true" && <FilterChip label={t("filter_trash")} onRemove={() => filter({ trash: null })} />}
      <AddFilterChip onClick={() => setIsOpen(true)} />
      {hasFilters(search) && (
        <Button variant="text" sx={{ ml: "auto" }} onClick={() => change(noFilters)}>
          {t("filters_clear")}
        </Button>
      )}
      <Popover
        open={isOpen}
        onClose={() => setIsOpen(false)}
        anchorEl={anchor.current}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { "aria-label": t("filter"), sx: { p: "16px", width: 320, ml: "20px" } } }}
      >
        <Typography variant="subtitle2" component="h2">
          {t("filter_status")}
        </Typography>
        {recordStatuses.map((status) => (
          <FormControlLabel
            key={status}
            sx={{ display: "flex", ml: "-6px" }}
            label={t(`status.${status}`)}
            control={
              <Checkbox
                checked={statuses.includes(status)}
                onChange={(event) => {
                  const chosen = event.target.checked ? [...statuses, status] : statuses.filter((it) => it !== status);
                  filter({ status: chosen.join(",") || null });
                }}
              />
            }
          />
        ))}
        <Typography variant="subtitle2" component="h2" sx={{ mt: "12px", mb: "4px" }}>
          {t("label.records.observed_on")}
        </Typography>
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
        <FormControlLabel
          sx={{ mt: "12px", ml: "-6px" }}
          label={t("filter_trash")}
          control={
            <Checkbox
              checked={search["trash"] === "true"}
              onChange={(event) => filter({ trash: event.target.checked ? "true" : null })}
            />
          }
        />
      </Popover>
    </Box>
  );
}
