// Every statement about steps over many records: the rows they take, and what these were before.
import { sql } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import {
  mostBulkRows,
  type BulkChange,
  type BulkChangeDraft,
} from "@atalaya/contract/resources/records/bulk-changes.ts";
import type { RecordQuery, RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { asJson, inTerritory, whenGiven } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { matching } from "../queries.ts";

/** What a step may change of a record, and so what taking it back restores. */
const restored = [
  "source",
  "source_url",
  "confidence",
  "locality",
  "observed_on",
  "value",
  "is_public",
  "figures",
  "umbrella_id",
  "attributes",
  "tags",
  "status",
  "review_note",
  "submitted_by",
  "validated_by",
  "validated_at",
  "published_by",
  "published_at",
  "published",
  "deleted_at",
] as const;

const present = sql`jsonb_build_object(${sql.join(restored.flatMap((name) => [sql.lit(name), sql.ref(`r.${name}`)]))})`;

export type ChosenRow = Pick<RecordSummary, "id" | "version" | "title" | "tags" | "attributes">;

/** The rows in the caller's places, held until the transaction ends; one more than a step may take where there are more. */
export async function holdChosen(
  tx: Tx,
  scope: Scope,
  domain: RecordDomain,
  query: Partial<RecordQuery>,
  ids: readonly number[] | null,
): Promise<ChosenRow[]> {
  const { rows } = await sql<ChosenRow>`
    select r.id, r.version, r.title, r.tags, r.attributes from records r
    where ${matching(scope, domain, query)} and ${whenGiven(ids, (chosen) => sql`r.id = any(${chosen}::bigint[])`)}
    order by r.id limit ${mostBulkRows + 1} for update`.execute(tx);
  return rows;
}

type Step = {
  domain: RecordDomain;
  user_id: number;
  kind: BulkChange["kind"];
  action: BulkChangeDraft["action"] | object;
};

/** Notes the step with its rows as they are now. */
export async function beginStep(tx: Tx, step: Step, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into bulk_changes (domain, user_id, kind, action, record_count, rows)
    values (${step.domain}, ${step.user_id}, ${step.kind}, ${asJson(step.action)}, ${ids.length}, (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'before', ${present})), '[]') from records r
      where r.id = any(${ids}::bigint[])))
    returning id`.execute(tx);
  return rows[0]!.id;
}

/** Notes an import with the rows that it made: before it there was nothing of them. */
export async function noteImport(tx: Tx, step: Omit<Step, "kind">, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into bulk_changes (domain, user_id, kind, action, record_count, rows)
    values (${step.domain}, ${step.user_id}, 'import', ${asJson(step.action)}, ${ids.length}, (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'version', 1, 'before', jsonb '{}')), '[]')
      from unnest(${ids}::bigint[]) id))
    returning id`.execute(tx);
  return rows[0]!.id;
}

/** Keeps of each row what the step changed, and the version that it left. */
export const endStep = (tx: Tx, id: number) =>
  sql`update bulk_changes set rows = (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'version', r.version, 'before', changed_columns(b.before, ${present}))), '[]')
    from jsonb_to_recordset(rows) as b(id bigint, before jsonb) join records r on r.id = b.id)
  where id = ${id}`.execute(tx);

const columns = sql`b.id, b.kind, b.record_count, b.created_at, b.undone_at,
  array(select jsonb_object_keys(coalesce(b.action -> 'fields', '{}'))) as fields,
  array(select jsonb_array_elements_text(coalesce(b.action -> 'tags', '[]'))) as tags,
  b.action ->> 'step' as step, b.action ->> 'file_name' as file_name`;
const mostListed = 20;

export async function listSteps(db: Db, domain: RecordDomain, user_id: number): Promise<BulkChange[]> {
  const { rows } = await sql<BulkChange>`
    select ${columns} from bulk_changes b where b.user_id = ${user_id} and b.domain = ${domain}
    order by b.id desc limit ${mostListed}`.execute(db);
  return rows;
}

/** One's own step, held until the transaction ends. */
export async function holdStep(
  tx: Tx,
  domain: RecordDomain,
  user_id: number,
  id: number,
): Promise<BulkChange | undefined> {
  const { rows } = await sql<BulkChange>`
    select ${columns} from bulk_changes b
    where b.id = ${id} and b.user_id = ${user_id} and b.domain = ${domain} for update`.execute(tx);
  return rows[0];
}

/** Rows of the step that nobody changed since; what it made is taken away, the rest becomes what it was. */
const untouched = (scope: Scope, id: number) => sql`
  (select r.id, b.before from bulk_changes c cross join lateral jsonb_to_recordset(c.rows) as b(id bigint, version integer, before jsonb)
  join records r on r.id = b.id and r.version = b.version where c.id = ${id} and ${inTerritory(sql`r.company_id`, scope)} for update of r)`;

/** Answers how many rows were restored. */
export async function restoreRows(tx: Tx, scope: Scope, id: number, kind: BulkChange["kind"]): Promise<number> {
  const { rows } =
    kind === "import"
      ? await sql`update records set deleted_at = now() where deleted_at is null
          and id in (select id from ${untouched(scope, id)} made) returning id`.execute(tx)
      : await sql`update records x set ${sql.join(restored.map((name) => sql`${sql.ref(name)} = p.${sql.ref(name)}`))}
          from ${untouched(scope, id)} b join records y on y.id = b.id
            cross join lateral jsonb_populate_record(y, b.before) p
          where x.id = b.id returning x.id`.execute(tx);
  return rows.length;
}

/** Rows of the step that are no longer as it left them. Asked before anything is restored. */
export async function touchedRows(
  tx: Tx,
  scope: Scope,
  id: number,
  most: number,
): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select r.id, r.title from bulk_changes c
      cross join lateral jsonb_to_recordset(c.rows) as b(id bigint, version integer, before jsonb) join records r on r.id = b.id
    where c.id = ${id} and r.version <> b.version and ${inTerritory(sql`r.company_id`, scope)} order by r.id limit ${most}`.execute(
    tx,
  );
  return rows;
}

export const markUndone = (tx: Tx, id: number) =>
  sql`update bulk_changes set undone_at = now() where id = ${id}`.execute(tx);
