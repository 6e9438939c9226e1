// What the totals of the ledger say, as rows of tables: for the screen and for paper alike.
import { mostTold, type MovementTotals } from "@atalaya/contract/resources/inventory/movement-questions.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords, type Translate } from "../../../ui/words.ts";
import type { UrlChange } from "../../../api/addresses.ts";
import type { BookQuestion } from "./use-books.ts";

/** `filter`: what the first cell of the row leads to. */
export type BookRow = { cells: readonly string[]; filter: UrlChange | null };
/** All columns but the first ones hold numbers. */
export type BookTable = {
  title: string;
  columns: readonly string[];
  words: number;
  rows: readonly BookRow[];
  note?: string;
};

/** Shorter names are not searched. */
const leastSearch = 3;
const byName = (key: "recipient" | "payer_name" | "signer", name: string | null): UrlChange | null =>
  name && name.length >= leastSearch ? { [key]: name, page: null } : null;

const joined = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(" · ");
const figures = ["in", "out", "assigned", "lent", "lost", "hours"] as const;

type Said = { t: Translate; language: Language };

const amountOf = (quantity: number, unit: MovementTotals["recipients"][number]["unit"], { t, language }: Said) =>
  joined(formatNumber(quantity, language)) + (unit ? ` ${t(`choice.inventory.unit.${unit}`)}` : "");

function resourcesOf({ quantities }: MovementTotals, { t, language }: Said): BookTable {
  const shown = (value: number) => (value === 0 ? "" : formatNumber(value, language));
  return {
    title: t("ledger_totals"),
    columns: [t("label.inventory_movements.category"), ...figures.map((figure) => t(`ledger_total_${figure}`))],
    words: 1,
    rows: quantities.map(({ category, unit, ...sums }) => ({
      cells: [
        t(`choice.inventory.category.${category}`) + (unit ? ` (${t(`choice.inventory.unit.${unit}`)})` : ""),
        ...figures.map((figure) => shown(sums[figure])),
      ],
      filter: { category, page: null },
    })),
  };
}

const noteFor = (rows: readonly unknown[], { t, language }: Said) =>
  rows.length === mostTold ? { note: t("ledger_told_most", { count: formatNumber(mostTold, language) }) } : {};

function payersOf({ payers }: MovementTotals, said: Said): BookTable {
  const { t, language } = said;
  return {
    title: t("ledger_ask.paid"),
    columns: [t("label.inventory_movements.payer"), t("label.inventory_movements.amount"), t("ledger")],
    words: 1,
    rows: payers.map(({ payer, payer_name, currency, amount, movements }) => ({
      cells: [
        payer ? joined(t(`choice.inventory_movements.payer.${payer}`), payer_name) : t("ledger_payer_unknown"),
        `${formatNumber(amount, language)} ${currency}`,
        formatNumber(movements, language),
      ],
      filter: payer && { payer, ...byName("payer_name", payer_name), page: null },
    })),
    ...noteFor(payers, said),
  };
}

function recipientsOf({ recipients }: MovementTotals, said: Said): BookTable {
  const { t, language } = said;
  return {
    title: t("ledger_ask.received"),
    columns: [
      t("label.inventory_movements.recipient_kind"),
      t("ledger_what"),
      t("label.inventory_movements.quantity"),
      t("ledger"),
    ],
    words: 2,
    rows: recipients.map(({ recipient_kind, name, category, unit, quantity, movements }) => ({
      cells: [
        joined(name, t(`choice.inventory_movements.recipient_kind.${recipient_kind}`)),
        t(`choice.inventory.category.${category}`),
        amountOf(quantity, unit, said),
        formatNumber(movements, language),
      ],
      filter: byName("recipient", name),
    })),
    ...noteFor(recipients, said),
  };
}

/** Who signed, and last what nobody did. */
function signersOf({ signers, unsigned }: MovementTotals, said: Said): BookTable {
  const { t, language } = said;
  const rows: BookRow[] = signers.map(({ name, movements }) => ({
    cells: [name ?? t("ledger_signature_only"), formatNumber(movements, language)],
    filter: byName("signer", name),
  }));
  const nobody: BookRow = {
    cells: [t("ledger_nobody_signed"), formatNumber(unsigned, language)],
    filter: { unsigned: true, page: null },
  };
  return {
    title: t("ledger_ask.signed"),
    columns: [t("label.inventory_movements.signed_by"), t("ledger")],
    words: 1,
    rows: unsigned > 0 ? [...rows, nobody] : rows,
    ...noteFor(signers, said),
  };
}

/** Which tables answer a question; on paper `all` is answered by all of them. */
export function useBookTables(totals: MovementTotals | undefined, question: BookQuestion | "paper"): BookTable[] {
  const t = useWords();
  const [language] = useLanguage();
  if (!totals) return [];
  const said = { t, language };
  const tables = {
    all: [resourcesOf, payersOf],
    received: [recipientsOf],
    paid: [payersOf],
    signed: [signersOf],
    paper: [resourcesOf, payersOf, recipientsOf, signersOf],
  }[question];
  return tables.map((tableOf) => tableOf(totals, said)).filter(({ rows }) => rows.length > 0);
}
