// Every statement of the import of places: what is there already, in one reading each, and the figures that are added.
import { sql } from "kysely";
import type { CompanyDraft, CompanyStats } from "@atalaya/contract/resources/companies.ts";
import type { Tx } from "../../platform/database/database.ts";
import { asGeoJson } from "../../platform/database/sql.ts";

/** A place that is there already, with the fields of a draft. */
export type Existing = Omit<CompanyDraft, "stats" | "boundary"> & { id: number; path: number[] };

/** Places by official code, with the places above them; locked, so that they stay while rows are put below them. */
export async function existingPlaces(tx: Tx, codes: string[]): Promise<Existing[]> {
  const { rows } = await sql<Existing>`
    select c.id, c.path, c.reason_social, c.kind, c.short_name, c.acronym, c.tax_id_type, c.tax_id, c.activity_code, c.activity,
      c.country, c.territorial_code, c.pcode, c.parent_company_id, c.area_km2, c.address, c.phone, c.email, c.website,
      c.timezone, c.currency, c.locale, c.is_active, ${asGeoJson(sql.ref("c.centroid"))} as centroid
    from companies c where c.territorial_code = any(${codes}::text[]) and c.deleted_at is null for update`.execute(tx);
  return rows;
}

type Named = { id: number; reason_social: string; tax_id: string | null };

/** Places that have one of these names. */
export async function namesakes(tx: Tx, names: string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, reason_social, tax_id from companies where reason_social = any(${names}::text[]) and deleted_at is null`.execute(
    tx,
  );
  return rows;
}

type Figures = Pick<CompanyStats, "year" | "population" | "households"> & { company_id: number };

/** Adds figures of a year; what the sheet does not say stays as it was. */
export async function addFigures(tx: Tx, rows: Figures[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("company_stats")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["company_id", "year"]).doUpdateSet({
        population: sql`coalesce(excluded.population, company_stats.population)`,
        households: sql`coalesce(excluded.households, company_stats.households)`,
      }),
    )
    .execute();
}
