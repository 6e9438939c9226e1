// Every statement that writes a place, its yearly figures and its boundary.
import { sql } from "kysely";
import type { Boundary } from "@atalaya/contract/values/boundary.ts";
import { yearlyFigures, type CompanyDraft, type CompanyStats } from "@atalaya/contract/resources/companies.ts";
import { storedTaxId } from "@atalaya/contract/domain/tax-id.ts";
import type { Tx } from "../../platform/database/database.ts";
import { fromGeoJson } from "../../platform/database/sql.ts";
import { fromBoundary } from "../../platform/database/wkb.ts";

/** Whether a place is there to lie in; locked, so that it is not deleted meanwhile. */
export async function isThere(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom("companies")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

type Row = Omit<CompanyDraft, "boundary" | "stats">;

/** Whether another place is called the same, of the same kind under the same parent. Whoever writes a place meanwhile waits. */
export async function hasNamesake(
  tx: Tx,
  id: number | null,
  {
    reason_social,
    kind,
    parent_company_id,
    tax_id,
  }: Pick<Row, "reason_social" | "kind" | "parent_company_id" | "tax_id">,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('companies', 0))`.execute(tx);
  // Two of one name with tax ids of their own are two.
  const { rows } = await sql`
    select from companies where deleted_at is null and id is distinct from ${id}::bigint and fold(reason_social) = fold(${reason_social})
      and kind = ${kind} and parent_company_id is not distinct from ${parent_company_id}::bigint
      and (tax_id is null or ${tax_id}::text is null) limit 1`.execute(tx);
  return rows.length > 0;
}

const columnsOf = <T extends Partial<Row>>({ centroid, ...row }: T) => ({
  ...row,
  ...(centroid && { centroid: fromGeoJson(centroid) }),
});

/** The ids of the new places, in the order of the drafts. */
export async function insertCompanies(tx: Tx, drafts: Row[]): Promise<number[]> {
  const rows = drafts.map((draft) => ({
    ...columnsOf({ ...draft, ...storedTaxId(draft) }),
    centroid: fromGeoJson(draft.centroid),
  }));
  const made = await tx.insertInto("companies").values(rows).returning("id").execute();
  return made.map(({ id }) => id);
}

/** The version counts a change of figures or boundary alone too. */
export const updateCompany = (tx: Tx, id: number, changes: Partial<Row>) =>
  tx
    .updateTable("companies")
    .set({ ...columnsOf(changes), version: sql`version` })
    .where("id", "=", id)
    .execute();

/** Figures whose year stays are changed in place, so that the audit log tells what changed. */
export async function replaceStats(tx: Tx, company_id: number, stats: CompanyStats[]): Promise<void> {
  const years = stats.map(({ year }) => year);
  await sql`delete from company_stats where company_id = ${company_id} and year <> all(${years}::int[])`.execute(tx);
  await mergeStats(
    tx,
    stats.map((row) => ({ ...row, company_id })),
  );
}

/** Adds figures, or changes those of the same place and year. */
export async function mergeStats(tx: Tx, rows: (CompanyStats & { company_id: number })[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("company_stats")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "year"])
        .doUpdateSet((eb) =>
          Object.fromEntries([...yearlyFigures, "source" as const].map((name) => [name, eb.ref(`excluded.${name}`)])),
        ),
    )
    .execute();
}

/** Writes a boundary of the officer's own; false, and nothing written, when it crosses itself (V7). */
export async function putBoundary(tx: Tx, company_id: number, boundary: Boundary): Promise<boolean> {
  const { rows } = await sql`
    with given as materialized (select ${fromBoundary(boundary)} as shape)
    insert into company_boundaries (company_id, boundary) select ${company_id}, shape from given where st_isvalid(shape)
    on conflict (company_id) do update
      set boundary = excluded.boundary, source = excluded.source, is_approximate = excluded.is_approximate
    returning id`.execute(tx);
  return rows.length > 0;
}

export const removeBoundary = (tx: Tx, company_id: number) =>
  tx.deleteFrom("company_boundaries").where("company_id", "=", company_id).execute();
