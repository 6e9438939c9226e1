// By what the ledger of all resources is filtered, and how the filters in force are said.
import { inventoryCategories } from "@atalaya/contract/resources/inventory/choices.ts";
import { inventory } from "@atalaya/contract/resources/inventory/inventory.ts";
import { movementKinds, payers } from "@atalaya/contract/resources/inventory/movement-choices.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { useUrlState } from "../../../api/url-state.ts";
import type { Check, Choice } from "../../../screens/filter-bar.tsx";
import { checkWords, choiceWords } from "../../../screens/filter-words.ts";
import { formatDay } from "../../../ui/format.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { useRowName, type RowChoice } from "./row-filter.tsx";
import { questionOf } from "./use-books.ts";

const disasters = recordsOf("risk");

/** Filters by part of a name. */
export type WordFilter = { name: "recipient" | "payer_name" | "signer"; title: string };

export function useBookChoices() {
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
    { name: "papered", title: t("ledger_papered") },
    { name: "unpapered", title: t("ledger_unpapered") },
    { name: "unsigned", title: t("ledger_unsigned") },
    { name: "same_photo", title: t("ledger_is_same_photo") },
    { name: "out", title: t("ledger_is_out") },
  ];
  const words: WordFilter[] = [
    { name: "recipient", title: t("label.inventory_movements.recipient_name") },
    { name: "payer_name", title: t("label.inventory_movements.payer_name") },
    { name: "signer", title: t("label.inventory_movements.signed_by") },
  ];
  const disaster: RowChoice<typeof disasters> = {
    resource: disasters,
    name: "disaster",
    title: t("label.inventory_movements.disaster_id"),
    titleOf: ({ title }) => title,
  };
  const resource: RowChoice<typeof inventory> = {
    resource: inventory,
    name: "inventory",
    title: t("label.inventory_movements.inventory_name"),
    titleOf: ({ name_es, name_en }, language) => pick(language, name_es, name_en),
  };
  return { kind, payer, category, checks, words, disaster, resource };
}

const oneDay = 86_400_000;

/** Days are whole ones by the clock of this screen; the address holds the instants, the end as the begin of the day after. */
export const dayOf = (instant: string | undefined): string | null =>
  instant ? new Date(Date.parse(instant)).toLocaleDateString("sv-SE") : null;
export const lastDayOf = (end: string | undefined): string | null =>
  end ? dayOf(new Date(Date.parse(end) - oneDay).toISOString()) : null;
export const startOf = (day: string | null): string | null => (day ? new Date(`${day}T00:00`).toISOString() : null);
export function endOf(day: string | null): string | null {
  const start = startOf(day);
  return start && new Date(Date.parse(start) + oneDay).toISOString();
}

/** The question and every filter in force, in words: "Evento: Incendio Las Cañas". */
export function useBookWords(): string[] {
  const t = useWords();
  const [language] = useLanguage();
  const { search } = useUrlState();
  const { kind, payer, category, checks, words, disaster, resource } = useBookChoices();
  const named = [
    [resource.title, useRowName(resource)],
    [disaster.title, useRowName(disaster)],
    ...words.map(({ name, title }) => [title, search[name]]),
  ].flatMap(([title, said]) => (said ? [`${title}: ${said}`] : []));
  const question = questionOf(search);
  const [from, to] = [dayOf(search.from), lastDayOf(search.to)];
  return [
    ...(question === "all" ? [] : [t(`ledger_ask.${question}`)]),
    ...(from ? [t("audit_from_chip", { day: formatDay(from, language) })] : []),
    ...(to ? [t("audit_to_chip", { day: formatDay(to, language) })] : []),
    ...named,
    ...[kind, category, payer].flatMap((choice) => choiceWords(search, choice)),
    ...checks.flatMap((check) => checkWords(search, check)),
    ...(search.q ? [`«${search.q}»`] : []),
  ];
}
