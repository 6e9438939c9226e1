// Every statement about what institutions do.
import { sql } from "kysely";
import type {
  InstitutionFunction,
  InstitutionFunctionDraft,
  InstitutionFunctionPatch,
} from "@atalaya/contract/resources/institutions/functions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { always, inTerritory } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";

/** Seen as their institutions are: in the caller's places and in the places above them. */
const matching = (scope: Scope) =>
  scope.company_ids === null
    ? sql<boolean>`i.deleted_at is null`
    : sql<boolean>`i.deleted_at is null
        and (${inTerritory(sql<number>`f.company_id`, scope)} or f.company_id = any(${scope.ancestor_ids}::bigint[]))`;

const columns = sql`f.id, f.version, f.created_at, f.updated_at, f.company_id, f.institution_id, f.phase, f.hazard, f.role, f.text`;
const from = sql`institution_functions f join institutions i on i.id = f.institution_id`;

export async function listFunctions(db: Db, scope: Scope): Promise<InstitutionFunction[]> {
  const { rows } = await sql<InstitutionFunction>`
    select ${columns} from ${from} where ${matching(scope)} order by f.institution_id, f.id`.execute(db);
  return rows;
}

export async function findFunction(tx: Tx, scope: Scope, id: number): Promise<InstitutionFunction | undefined> {
  const { rows } = await sql<InstitutionFunction>`
    select ${columns} from ${from} where ${matching(scope)} and f.id = ${id}`.execute(tx);
  return rows[0];
}

/** The place of an institution that the caller may say something about; it stays there until the transaction ends. */
export async function placeOfInstitution(tx: Tx, scope: Scope, id: number): Promise<number | undefined> {
  const own = scope.company_ids === null ? always : inTerritory(sql<number>`company_id`, scope);
  const { rows } = await sql<{ company_id: number }>`
    select company_id from institutions where id = ${id} and deleted_at is null and ${own} for share`.execute(tx);
  return rows[0]?.company_id;
}

export async function insertFunction(tx: Tx, company_id: number, draft: InstitutionFunctionDraft): Promise<number> {
  const row = tx.insertInto("institution_functions").values({ ...draft, company_id });
  return (await row.returning("id").executeTakeFirstOrThrow()).id;
}

export const updateFunction = (tx: Tx, id: number, changes: Omit<InstitutionFunctionPatch, "version">) =>
  tx
    .updateTable("institution_functions")
    .set({ ...changes, version: sql`version` })
    .where("id", "=", id)
    .execute();

export const removeFunction = (tx: Tx, id: number) =>
  tx.deleteFrom("institution_functions").where("id", "=", id).execute();
