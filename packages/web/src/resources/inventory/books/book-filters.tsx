// The filters of the ledger of all resources: what, when, who paid, who received, and what is not in order yet.
import TextField from "@mui/material/TextField";
import { inventoryCategories } from "@atalaya/contract/resources/inventory/choices.ts";
import { movementKinds, payers } from "@atalaya/contract/resources/inventory/movement-choices.ts";
import { useUrlState } from "../../../api/url-state.ts";
import {
  CheckChip,
  CheckFilter,
  ChoiceChip,
  ChoiceFilter,
  FilterBar,
  FilterTitle,
  type Check,
  type Choice,
} from "../../../screens/filter-bar.tsx";
import { OptionFilter } from "../../../screens/option-filter.tsx";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { formatDay } from "../../../ui/format.ts";
import { DayPicker } from "../../../ui/pickers/day-picker.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { bookFilters } from "./use-books.ts";

function useBookChoices() {
  const t = useWords();
  const kind: Choice = {
    name: "kind",
    title: t("label.inventory_movements.kind"),
    options: movementKinds.map((value) => ({ value, label: t(`choice.inventory_movements.kind.${value}`) })),
  };
  const payer: Choice = {
    name: "payer",
    title: t("label.inventory_movements.payer"),
    options: payers.map((value) => ({ value, label: t(`choice.inventory_movements.payer.${value}`) })),
  };
  const category: Choice = {
    name: "category",
    title: t("label.inventory_movements.category"),
    options: inventoryCategories.map((value) => ({ value, label: t(`choice.inventory.category.${value}`) })),
  };
  const checks: Check[] = [
    { name: "unpapered", title: t("ledger_unpapered") },
    { name: "unsigned", title: t("ledger_unsigned") },
    { name: "same_photo", title: t("ledger_is_same_photo") },
    { name: "out", title: t("ledger_is_out") },
  ];
  return { kind, payer, category, checks };
}

export function BookFilters() {
  const t = useWords();
  const { search, change } = useUrlState();
  const { kind, payer, category, checks } = useBookChoices();
  return (
    <FilterBar
      searchPlaceholder={t("ledger_search")}
      hasFilters={bookFilters.areIn(search)}
      onClear={() => change(bookFilters.none)}
      chips={
        <>
          {[kind, category, payer].map((choice) => (
            <ChoiceChip key={choice.name} {...choice} />
          ))}
          {checks.map((check) => (
            <CheckChip key={check.name} {...check} />
          ))}
          <DayChips />
        </>
      }
    >
      <ChoiceFilter {...kind} />
      {checks.map((check) => (
        <CheckFilter key={check.name} {...check} />
      ))}
      <FilterTitle>{t("label.inventory_movements.at")}</FilterTitle>
      <Days />
      <OptionFilter {...category} />
      <ChoiceFilter {...payer} />
      <FilterTitle>{t("label.inventory_movements.recipient_name")}</FilterTitle>
      <Recipient />
    </FilterBar>
  );
}

/** Days are whole ones by the clock of this screen; the address holds the instants. */
const dayOf = (instant: string | undefined): string | null =>
  instant ? new Date(Date.parse(instant)).toLocaleDateString("sv-SE") : null;
const startOf = (day: string | null): string | null => (day ? new Date(`${day}T00:00`).toISOString() : null);
const oneDay = 86_400_000;

function Days() {
  const t = useWords();
  const { search, change } = useUrlState();
  const last = search.to && new Date(Date.parse(search.to) - oneDay).toISOString();
  const endOf = (day: string | null) => {
    const start = startOf(day);
    return start && new Date(Date.parse(start) + oneDay).toISOString();
  };
  return (
    <>
      <DayPicker
        label={t("audit_from")}
        value={dayOf(search.from)}
        onChange={(day) => change({ from: startOf(day), page: null })}
      />
      <DayPicker
        label={t("audit_to")}
        value={dayOf(last || undefined)}
        onChange={(day) => change({ to: endOf(day), page: null })}
      />
    </>
  );
}

function DayChips() {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const { from, to, recipient } = search;
  const last = to && dayOf(new Date(Date.parse(to) - oneDay).toISOString());
  return (
    <>
      {from && (
        <FilterChip
          label={t("audit_from_chip", { day: formatDay(dayOf(from), language) })}
          onRemove={() => change({ from: null, page: null })}
        />
      )}
      {last && (
        <FilterChip
          label={t("audit_to_chip", { day: formatDay(last, language) })}
          onRemove={() => change({ to: null, page: null })}
        />
      )}
      {recipient && <FilterChip label={recipient} onRemove={() => change({ recipient: null, page: null })} />}
    </>
  );
}

/** Shorter words are not searched. */
const leastSearch = 3;

function Recipient() {
  const t = useWords();
  const { search, change } = useUrlState();
  const look = (text: string) =>
    change({ recipient: text.trim().length >= leastSearch ? text.trim() : null, page: null });
  return (
    <TextField
      key={search.recipient ?? ""}
      defaultValue={search.recipient ?? ""}
      label={t("label.inventory_movements.recipient_name")}
      hiddenLabel={false}
      fullWidth
      onBlur={({ target }) => target.value.trim() !== (search.recipient ?? "") && look(target.value)}
      onKeyDown={(event) => event.key === "Enter" && look((event.target as HTMLInputElement).value)}
    />
  );
}
