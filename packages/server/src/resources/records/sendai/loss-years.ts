// Who has told of the disasters of a year: what municipalities say of it, and reminding those that have said nothing.
import { sql } from "kysely";
import { hasReported, type LossYear, type LossYearDraft } from "@atalaya/contract/resources/records/loss-years.ts";
import { mostCounted, type TodoItem } from "@atalaya/contract/resources/todo.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTerritory } from "../../../platform/database/sql.ts";
import { FieldProblem } from "../../../platform/http/problem.ts";
import { within, type Scope } from "../../../platform/scope.ts";
import { cardsMetric } from "../losses/loss-sums.ts";
import { cardsByMunicipality } from "./sendai-sums.ts";

/** Municipalities of the territory by name. `own`: where the caller may answer, null is nowhere. */
export async function listLossYears(db: Db | Tx, scope: Scope, own: Scope | null, year: number): Promise<LossYear[]> {
  const { rows } = await sql<LossYear>`
    select c.id as company_id, c.reason_social as name, coalesce(told.cards, 0) as cards,
      coalesce(y.is_complete, false) as is_complete, y.note, y.asked_at,
      ${own ? inTerritory(sql<number>`c.id`, own) : sql`false`} as is_mine
    from companies c
      left join loss_years y on y.company_id = c.id and y.year = ${year}
      left join ${cardsByMunicipality(scope, [year])} told on told.id = c.id
    where c.kind = 'municipality' and c.deleted_at is null and ${inTerritory(sql<number>`c.id`, scope)}
    order by c.reason_social collate spanish, c.id`.execute(db);
  return rows;
}

/** The year as it is on the clock of the place. */
async function placeOf(tx: Tx, scope: Scope, company_id: number) {
  const { rows } = await sql<{ kind: string; year: number }>`
    select kind, extract(year from now() at time zone timezone)::int as year from companies
    where id = ${within(scope, company_id)} and deleted_at is null for share`.execute(tx);
  return rows[0];
}

/** 422 where the place is no municipality, or the year has not begun there. */
export async function sayLossYear(tx: Tx, scope: Scope, draft: LossYearDraft): Promise<LossYear> {
  const { company_id, year, is_complete, note } = draft;
  const place = await placeOf(tx, scope, company_id);
  if (place?.kind !== "municipality") throw new FieldProblem({ company_id: { code: "choice" } });
  if (year > place.year) throw new FieldProblem({ year: { code: "day_future" } });
  await tx
    .insertInto("loss_years")
    .values({ company_id, year, is_complete, note })
    .onConflict((known) => known.columns(["company_id", "year"]).doUpdateSet({ is_complete, note }))
    .execute();
  const rows = await listLossYears(tx, scope, scope, year);
  return rows.find((row) => row.company_id === company_id)!;
}

/** Nobody gets a second letter within a day. */
const letterEvery = 24 * 3_600_000;

/** Of these, or of all of the territory, those that have told nothing: which were asked, and which of them not since yesterday. */
export async function askLossYears(tx: Tx, scope: Scope, year: number, company_ids?: readonly number[]) {
  const silent = (await listLossYears(tx, scope, null, year)).filter(
    (row) => !hasReported(row) && (company_ids?.includes(row.company_id) ?? true),
  );
  if (silent.length > 0)
    await tx
      .insertInto("loss_years")
      .values(silent.map(({ company_id }) => ({ company_id, year, asked_at: sql<string>`now()` })))
      .onConflict((known) => known.columns(["company_id", "year"]).doUpdateSet({ asked_at: sql<string>`now()` }))
      .execute();
  const isDue = ({ asked_at }: LossYear) => asked_at === null || Date.now() - Date.parse(asked_at) > letterEvery;
  return { asked: silent.length, unasked: silent.filter(isDue).map(({ company_id }) => company_id) };
}

/** Years that the places of the caller were asked for and have not told of: an entry for each, as each has a list of its own. */
export async function askedLossYears(db: Db, scope: Scope | null): Promise<TodoItem[]> {
  if (!scope) return [];
  const { rows } = await sql<{ name: string; year: number }>`
    select c.reason_social as name, y.year from loss_years y join companies c on c.id = y.company_id
    where y.asked_at is not null and not y.is_complete and c.deleted_at is null and ${inTerritory(sql<number>`y.company_id`, scope)}
      and not exists (
        select from published_losses s join companies below on below.id = s.company_id
        where s.metric = ${cardsMetric} and s.is_counted and below.path @> array[c.id]
          and s.observed_on between make_date(y.year, 1, 1) and make_date(y.year, 12, 31))
    order by y.asked_at, y.year, c.id limit ${mostCounted + 1}`.execute(db);
  return [...Map.groupBy(rows, ({ year }) => year)].map(([year, places]) => ({
    kind: "losses_asked",
    menu: "riskAssessmentRecord",
    count: places.length,
    first: `${places[0]!.name} ${year}`,
    due: null,
    path: "/records/risk",
    search: { sendai: "year", reported: String(year) },
  }));
}
