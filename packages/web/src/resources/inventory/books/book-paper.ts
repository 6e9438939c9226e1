// The ledger on paper, as a comptroller takes it away: what it shows in words, its sums, every movement, and the signatures.
import { paperSection, type Paper, type PaperBlock, type PaperSection } from "@atalaya/contract/paper.ts";
import type { Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import { signedKinds } from "@atalaya/contract/resources/inventory/movement-choices.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatInstant, formatNumber } from "../../../ui/format.ts";
import { pick, type Translate } from "../../../ui/words.ts";
import type { BookTable } from "./book-rows.ts";

type Said = { t: Translate; language: Language };
type Book = {
  place: string;
  printed_at: string;
  filters: readonly string[];
  tables: readonly BookTable[];
  movements: readonly Movement[];
  total: number;
};

const lines = (...parts: (string | null | false | undefined | 0)[]) => parts.filter(Boolean).join(" · ");

function whatMoved({ quantity, hours, unit, kind, corrects_id, corrected_by_id }: Movement, { t, language }: Said) {
  const amount =
    hours !== null
      ? `${formatNumber(hours, language)} h`
      : unit && `${formatNumber(quantity, language)} ${t(`choice.inventory.unit.${unit}`)}`;
  return lines(
    t(`choice.inventory_movements.kind.${kind}`),
    amount,
    corrects_id !== null && t("ledger_corrects", { id: corrects_id }),
    corrected_by_id !== null && t("ledger_corrected", { id: corrected_by_id }),
  );
}

function whoOf(movement: Movement, { t, language }: Said) {
  const { recipient_kind, payer, amount, currency } = movement;
  return lines(
    recipient_kind && t(`choice.inventory_movements.recipient_kind.${recipient_kind}`),
    movement.shelter_name ?? movement.institution_name,
    movement.recipient_name,
    movement.recipient_identifier,
    payer && t(`choice.inventory_movements.payer.${payer}`),
    movement.payer_name,
    amount !== null && `${formatNumber(amount, language)} ${currency}`,
    movement.disaster_title,
  );
}

function paperOf({ document_kind, document_number, papers, is_to_be_papered, is_papered }: Movement, { t }: Said) {
  const named = [{ document_kind, document_number }, ...papers].flatMap(
    ({ document_kind: kind, document_number: no }) =>
      kind ? [`${t(`choice.inventory_movements.document_kind.${kind}`)} ${no}`] : [],
  );
  return lines(...named, is_to_be_papered && !is_papered && t("ledger_unpapered"));
}

/** By name where there is one, else by the picture at the foot. */
function signatureOf({ signed_by, is_signed, kind, corrects_id, corrected_by_id }: Movement, { t }: Said) {
  if (signed_by) return signed_by;
  if (is_signed) return t("ledger_signature_below");
  const isWanted =
    (signedKinds as readonly string[]).includes(kind) && corrects_id === null && corrected_by_id === null;
  return isWanted ? t("ledger_unsigned") : "";
}

function movementsOf(movements: readonly Movement[], said: Said): PaperBlock {
  const { t, language } = said;
  return {
    kind: "table",
    label: t("ledger"),
    columns: [
      t("label.inventory_movements.at"),
      t("label.inventory_movements.id"),
      t("label.inventory_movements.inventory_name"),
      t("label.inventory_movements.kind"),
      t("ledger_column_who"),
      t("ledger_document"),
      t("ledger_sign"),
    ],
    numeric: [],
    rows: movements.map((movement) => [
      formatInstant(movement.at, language),
      String(movement.id),
      pick(language, movement.inventory_name_es, movement.inventory_name_en),
      whatMoved(movement, said),
      whoOf(movement, said),
      paperOf(movement, said),
      signatureOf(movement, said),
    ]),
    is_folding: true,
  };
}

const signaturesOf = (movements: readonly Movement[], { t }: Said): PaperBlock => ({
  kind: "pictures",
  pictures: movements.flatMap(({ id, files, signed_by }) =>
    files
      .filter(({ kind }) => kind === "signature")
      .map(({ address }) => ({
        address: `${address}?size=thumbnail`,
        original: address,
        name: t("ledger_sign"),
        caption: lines(t("ledger_number", { id }), signed_by),
      })),
  ),
});

const tableOf = ({ title, columns, words, rows }: BookTable): PaperBlock => ({
  kind: "table",
  label: title,
  columns,
  numeric: columns.map((_, at) => at).slice(words),
  rows: rows.map(({ cells }) => cells),
});

export function bookPaper({ place, printed_at, filters, tables, movements, total }: Book, said: Said): Paper {
  const { t, language } = said;
  const count = (value: number) => formatNumber(value, language);
  const cut: PaperBlock | false = total > movements.length && {
    kind: "note",
    status: "warning",
    icon: "scissors",
    text: t("ledger_paper_cut", { count: count(movements.length), total: count(total) }),
  };
  const shown: PaperBlock =
    filters.length > 0
      ? { kind: "list", is_numbered: false, items: filters }
      : { kind: "text", text: t("ledger_filters_none") };
  const sections = [
    paperSection(t("ledger_filters"), [shown]),
    ...tables.map((table) =>
      paperSection(table.title, [tableOf(table), table.note ? { kind: "text", text: table.note } : null]),
    ),
    paperSection(t("ledger"), [cut, movementsOf(movements, said)], {
      note: t("ledger_count", { count: count(total) }),
    }),
    paperSection(t("ledger_signatures"), [signaturesOf(movements, said)]),
  ];
  return {
    title: t("ledger_all"),
    lead: place,
    reference: t("room_printed_at", { at: formatInstant(printed_at, language) }),
    picture: null,
    marks: [],
    sections: sections.filter((section): section is PaperSection => section !== null),
  };
}
