// Every statement about groups of variables, and about the order of a catalogue.
import { sql } from "kysely";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import {
  type CatalogueOrder,
  type VariableGroup,
  type VariableGroupDraft,
  type VariableGroupQuery,
} from "@atalaya/contract/resources/variable-groups.ts";
import type { z } from "zod";
import type { Db, Tx } from "../../platform/database/database.ts";
import { kept, type Pointers } from "../../platform/database/pointers.ts";
import { hasWords, paged, whenGiven } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import { visible } from "./queries.ts";

type Query = z.infer<typeof VariableGroupQuery>;

const matching = (scope: Scope, domain: Domain, query: Partial<Query> = {}) =>
  sql<boolean>`deleted_at is null and domain = ${domain} and ${visible(scope)}
    and ${whenGiven(query.q || null, (q) => hasWords(sql`searchable(name_es || ' ' || coalesce(name_en, ''))`, q))}`;

const columns = (
  scope: Scope,
) => sql`id, version, created_at, updated_at, domain, name_es, name_en, sort_order, company_id,
  (select count(*) from variables where group_id = variable_groups.id and deleted_at is null and ${visible(scope)}) as variable_count`;

export const listGroups = (db: Db, scope: Scope, domain: Domain, query: Query) =>
  paged<VariableGroup>(
    db,
    {
      columns: columns(scope),
      from: sql`variable_groups`,
      where: matching(scope, domain, query),
      id: sql`id`,
      sorts: {
        sort_order: { by: sql`sort_order`, type: "bigint" },
        name_es: { by: sql`name_es collate spanish`, type: "text" },
      },
      default_sort: "sort_order",
    },
    query,
  );

export async function findGroup(
  db: Db | Tx,
  scope: Scope,
  domain: Domain,
  id: number,
): Promise<VariableGroup | undefined> {
  const { rows } = await sql<VariableGroup>`
    select ${columns(scope)} from variable_groups where ${matching(scope, domain)} and id = ${id}`.execute(db);
  return rows[0];
}

export async function insertGroup(tx: Tx, domain: Domain, draft: VariableGroupDraft): Promise<number> {
  const { id } = await tx
    .insertInto("variable_groups")
    .values({ ...draft, domain })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const updateGroup = (tx: Tx, id: number, changes: Partial<VariableGroupDraft>) =>
  tx
    .updateTable("variable_groups")
    .set({ ...changes, version: sql`version` })
    .where("id", "=", id)
    .execute();

/** Variables of any place that stand in the group. */
export const groupPointers: Pointers = { "variables.group_id": { as: "variables", when: kept } };

type Placed = { id: number; company_id: number | null };

/** The named rows that the caller sees, held until the transaction ends, in one order for everybody. */
export async function holdForOrder(
  tx: Tx,
  scope: Scope,
  domain: Domain,
  table: "variables" | "variable_groups",
  ids: number[],
) {
  const { rows } = await sql<Placed>`
    select id, company_id from ${sql.table(table)}
    where deleted_at is null and domain = ${domain} and ${visible(scope)} and id = any(${ids}::bigint[])
    order by id for update`.execute(tx);
  return rows;
}

/** Only rows that really move are written: they alone get a new version and a line in the audit log. */
export async function writeOrder(tx: Tx, { variables, groups }: CatalogueOrder): Promise<void> {
  await sql`
    update variables v set group_id = moved.group_id, sort_order = moved.sort_order
    from jsonb_to_recordset(${JSON.stringify(variables)}::jsonb) as moved(id bigint, group_id bigint, sort_order integer)
    where v.id = moved.id and (v.group_id, v.sort_order) is distinct from (moved.group_id, moved.sort_order)`.execute(
    tx,
  );
  await sql`
    update variable_groups g set sort_order = moved.sort_order
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as moved(id bigint, sort_order integer)
    where g.id = moved.id and g.sort_order <> moved.sort_order`.execute(tx);
}
