// The sums of recovery as a sheet: one row for each sector, place, disaster, source or phase, and the total last.
import { sql } from "kysely";
import {
  moneyColumns,
  needColumns,
  type RecoveryGroup,
  type RecoverySum,
  type RecoverySums,
} from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { wordsIn } from "@atalaya/contract/words.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { SheetColumn } from "../../../platform/sheets/list-sheet.ts";
import type { Cell } from "../../../platform/sheets/workbook.ts";

type Row = RecoverySum & { name: string; currency: string | null };
type Names = ReadonlyMap<number, string>;

export async function placeNames(db: Db, { rows }: RecoverySums): Promise<Names> {
  const ids = rows.flatMap(({ company_id }) => company_id ?? []);
  const found = await sql<{ id: number; name: string }>`
    select id, reason_social as name from companies where id = any(${ids}::bigint[])`.execute(db);
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}

function nameOf(
  { sector, phase, source, company_id, event }: RecoverySums["rows"][number],
  places: Names,
  language: Language,
) {
  const t = wordsIn(language);
  if (sector) return t(`sector.${sector}`);
  if (phase) return t(`recovery_phase.${phase}`);
  if (source) return t(`funding_source.${source}`);
  if (company_id) return places.get(company_id) ?? String(company_id);
  if (event) return event.title ?? t("recovery_event_gone", { id: event.id });
  return t("recovery_sums_untold");
}

export async function* sumsRows(
  { rows, total, currency }: RecoverySums,
  places: Names,
  language: Language,
): AsyncIterable<Row[]> {
  yield [
    ...rows.map((row) => ({ ...row, name: nameOf(row, places, language), currency })),
    { ...total, name: wordsIn(language)("recovery_sums_total"), currency },
  ];
}

/** Numbers are not rounded. */
export function sumsColumns(by: RecoveryGroup, language: Language): SheetColumn<Row>[] {
  const t = wordsIn(language);
  const column = (key: string, title: string, cell: (row: Row) => Cell, type = "number"): SheetColumn<Row> => ({
    key,
    title,
    about: { type, unit: "", options: "" },
    cell,
  });
  return [
    column("name", t(`recovery_by.${by}`), ({ name }) => name, "text"),
    column("items", t("recovery_sums_items"), ({ items }) => items),
    column("cancelled", t("progress_status.cancelled"), ({ cancelled }) => cancelled),
    column("finished", t("progress_status.completed"), ({ finished }) => finished),
    column("overdue", t("recovery_sums_overdue"), ({ overdue }) => overdue),
    column("progress", t("recovery.progress_pct"), ({ progress }) => progress),
    column("better", t("recovery.is_better"), ({ better }) => better),
    column("people", t("recovery.beneficiaries"), ({ people }) => people.value),
    column("households", t("recovery.households"), ({ households }) => households.value),
    column("currency", t("recovery.currency"), ({ currency }) => currency, "text"),
    ...moneyColumns.map((key) => column(key, t(`recovery_money.${key}`), (row) => row[key].value)),
    ...needColumns.map((key) => column(`need_${key}`, t(`recovery_need.${key}`), ({ needs }) => needs[key].value)),
  ];
}
