// The filters of the ledger of all resources: what, for which disaster, when, who received, paid and signed, and what is not in order yet.
import TextField from "@mui/material/TextField";
import { useMay } from "../../../api/may.ts";
import { useUrlState } from "../../../api/url-state.ts";
import {
  CheckChip,
  CheckFilter,
  ChoiceChip,
  ChoiceFilter,
  FilterBar,
  FilterTitle,
} from "../../../screens/filter-bar.tsx";
import { OptionFilter } from "../../../screens/option-filter.tsx";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { formatDay } from "../../../ui/format.ts";
import { DayPicker } from "../../../ui/pickers/day-picker.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { dayOf, endOf, lastDayOf, startOf, useBookChoices, type WordFilter } from "./book-choices.ts";
import { RowChip, RowFilter } from "./row-filter.tsx";
import { bookFilters } from "./use-books.ts";

export function BookFilters() {
  const t = useWords();
  const may = useMay();
  const { search, change } = useUrlState();
  const { kind, payer, category, checks, words, disaster, resource } = useBookChoices();
  return (
    <FilterBar
      searchPlaceholder={t("ledger_search")}
      hasFilters={bookFilters.areIn(search)}
      onClear={() => change(bookFilters.none)}
      chips={
        <>
          <RowChip {...resource} />
          <RowChip {...disaster} />
          {[kind, category, payer].map((choice) => (
            <ChoiceChip key={choice.name} {...choice} />
          ))}
          {words.map((filter) => (
            <WordChip key={filter.name} {...filter} />
          ))}
          {checks.map((check) => (
            <CheckChip key={check.name} {...check} />
          ))}
          <DayChips />
        </>
      }
    >
      <RowFilter {...resource} />
      {may("records.risk.index") && <RowFilter {...disaster} />}
      <FilterTitle>{t("label.inventory_movements.at")}</FilterTitle>
      <Days />
      {words.map((filter) => (
        <WordsOf key={filter.name} {...filter} />
      ))}
      {checks.map((check) => (
        <CheckFilter key={check.name} {...check} />
      ))}
      <OptionFilter {...category} />
      <ChoiceFilter {...payer} />
      <ChoiceFilter {...kind} />
    </FilterBar>
  );
}

function Days() {
  const t = useWords();
  const { search, change } = useUrlState();
  return (
    <>
      <DayPicker
        label={t("audit_from")}
        value={dayOf(search.from)}
        onChange={(day) => change({ from: startOf(day), page: null })}
      />
      <DayPicker
        label={t("audit_to")}
        value={lastDayOf(search.to)}
        onChange={(day) => change({ to: endOf(day), page: null })}
      />
    </>
  );
}

function DayChips() {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const [from, to] = [dayOf(search.from), lastDayOf(search.to)];
  return (
    <>
      {from && (
        <FilterChip
          label={t("audit_from_chip", { day: formatDay(from, language) })}
          onRemove={() => change({ from: null, page: null })}
        />
      )}
      {to && (
        <FilterChip
          label={t("audit_to_chip", { day: formatDay(to, language) })}
          onRemove={() => change({ to: null, page: null })}
        />
      )}
    </>
  );
}

function WordChip({ name, title }: WordFilter) {
  const { search, change } = useUrlState();
  const said = search[name];
  return said ? <FilterChip label={`${title}: ${said}`} onRemove={() => change({ [name]: null, page: null })} /> : null;
}

/** Shorter words are not searched. */
const leastSearch = 3;

function WordsOf({ name, title }: WordFilter) {
  const { search, change } = useUrlState();
  const said = search[name] ?? "";
  const look = (text: string) => change({ [name]: text.trim().length >= leastSearch ? text.trim() : null, page: null });
  return (
    <>
      <FilterTitle>{title}</FilterTitle>
      <TextField
        key={said}
        defaultValue={said}
        fullWidth
        slotProps={{ htmlInput: { "aria-label": title } }}
        onBlur={({ target }) => target.value.trim() !== said && look(target.value)}
        onKeyDown={(event) => event.key === "Enter" && look((event.target as HTMLInputElement).value)}
      />
    </>
  );
}
