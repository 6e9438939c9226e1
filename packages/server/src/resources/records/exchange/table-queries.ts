// Statements about records that came out of a file, and about what a file does not tell of.
import { sql, type Expression, type SqlBool } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { ownField } from "@atalaya/contract/resources/records/columns.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { asJson, inTerritory } from "../../../platform/database/sql.ts";
import type { Asked, Candidate, Missing, Undoable } from "../../../platform/exchange/exchange.ts";
import type { Scope } from "../../../platform/scope.ts";
import { findVariable } from "../../variables/queries.ts";
import { columns } from "./import-writing.ts";
import type { ReadRow } from "./examine.ts";

type Target = { domain: RecordDomain; variable_id: number };

/** Of the lines and areas of these rows those that cross themselves, by index. */
export async function selfCrossing(tx: Tx, rows: readonly Pick<ReadRow, "geometry">[]): Promise<number[]> {
  const shapes = rows.flatMap(({ geometry }, index) =>
    geometry && !geometry.type.endsWith("Point") ? [{ index, shape: JSON.stringify(geometry) }] : [],
  );
  if (shapes.length === 0) return [];
  const { rows: found } = await sql<{ index: number }>`
    select n.index from unnest(${shapes.map(({ index }) => index)}::integer[], ${shapes.map(({ shape }) => shape)}::text[]) as n(index, shape)
    where not st_isvalid(st_geomfromgeojson(n.shape))`.execute(tx);
  return found.map(({ index }) => index);
}

const restored = [
  ...columns.filter((it) => !["uid", "domain", "status"].includes(it)),
  "status",
  "review_note",
] as const;

/** As a record of the database is read from JSON: a shape there is a text. */
const asStored = (field: string, value: unknown) => (field === "geometry" && value ? JSON.stringify(value) : value);

/**
 * What was made goes to the trash, what was changed becomes what it was; whatever somebody changed since, or moved out of the caller's places, stays.
 * Answers the lines that were taken back. What lies in the trash is back already.
 */
export async function restoreRecords(tx: Tx, { scopes }: Asked, rows: readonly Undoable[]): Promise<number[]> {
  const told = rows.map(({ line, id, version, changes }) => ({
    line,
    id,
    version,
    is_made: changes === null,
    before: Object.fromEntries(
      Object.entries(changes ?? {}).map(([field, { before }]) => [field, asStored(field, before)]),
    ),
  }));
  const made = inTerritory(sql`r.company_id`, scopes.create);
  const changed = scopes.update ? inTerritory(sql`r.company_id`, scopes.update) : sql`false`;
  const back = await sql<{ line: number; is_made: boolean }>`
    select n.line, n.is_made, r.id from jsonb_to_recordset(${asJson(told)}) as n(line int, id bigint, version int, is_made boolean, before jsonb)
    join records r on r.id = n.id
    where (r.version = n.version and case when n.is_made then ${made} else ${changed} end) or (n.is_made and r.deleted_at is not null)
    order by r.id for update of r`.execute(tx);
  const lines = new Set(back.rows.map(({ line }) => line));
  const due = told.filter(({ line }) => lines.has(line));
  const deleted = due.filter(({ is_made }) => is_made).map(({ id }) => id);
  await sql`update records set deleted_at = now() where id = any(${deleted}::bigint[]) and deleted_at is null`.execute(
    tx,
  );
  await sql`
    update records x set ${sql.join(restored.map((name) => sql`${sql.ref(name)} = p.${sql.ref(name)}`))}
    from jsonb_to_recordset(${asJson(due.filter(({ is_made }) => !is_made))}) as n(id bigint, before jsonb) join records y on y.id = n.id
      cross join lateral jsonb_populate_record(y, n.before) p
    where x.id = n.id and n.before <> '{}'`.execute(tx);
  return [...lines];
}

/** Records of the variable in the caller's places that `isMet` does not hold for. */
export async function missingRecords(
  db: Db,
  scope: Scope,
  { domain, variable_id }: Target,
  isMet: Expression<SqlBool>,
  most: number,
): Promise<{ data: Missing[]; total: number }> {
  const from = sql`from records r join companies c on c.id = r.company_id
    where r.domain = ${domain} and r.variable_id = ${variable_id} and r.deleted_at is null
      and ${inTerritory(sql`r.company_id`, scope)} and not ${isMet}`;
  const { rows } = await sql<Missing>`
    select r.id, r.code, r.title, c.reason_social as place ${from} order by r.title collate spanish, r.id limit ${most}`.execute(
    db,
  );
  const count = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  return { data: rows, total: count.rows[0]?.total ?? 0 };
}

const mostCandidates = 8;
/** As near as a name with a letter too many or too few. */
const likeness = 0.35;

/** Places of the caller that are called so or nearly so, by each of these names. */
async function likePlaces(db: Db, scope: Scope, names: readonly string[]): Promise<Map<string, Candidate[]>> {
  const { rows } = await sql<Candidate & { name: string }>`
    select n.name, coalesce(near.territorial_code, '#' || near.id) as text, concat_ws(', ', near.reason_social, near.above) ||
      coalesce(' (' || near.territorial_code || ')', '') as label
    from unnest(${names}::text[]) as n(name) cross join lateral (
      select c.id, c.reason_social, c.territorial_code, similarity(fold(c.reason_social), fold(n.name)) as likeness,
        (select coalesce(a.short_name, a.reason_social) from companies a where a.id = c.parent_company_id
          and ${inTerritory(sql`a.id`, scope)}) as above
      from companies c where c.deleted_at is null and ${inTerritory(sql`c.id`, scope)}
        and similarity(fold(c.reason_social), fold(n.name)) >= ${likeness}
      order by likeness desc, c.id limit ${mostCandidates}) near
    order by n.name, near.likeness desc, near.id`.execute(db);
  return Map.groupBy(rows, ({ name }) => name);
}

/** What values of a column that were not understood may mean, by value. */
export async function candidatesOf(
  db: Db,
  scope: Scope,
  { domain, variable_id }: Target,
  column: string,
  values: readonly string[],
): Promise<Map<string, Candidate[]>> {
  if (column === "company_id" || column === "place_code") return likePlaces(db, scope, values);
  const variable = await findVariable(db, { scope, records: null }, domain, variable_id);
  const own = ownField(column);
  const options = column === "value" ? variable?.options : variable?.fields.find(({ key }) => key === own)?.options;
  const candidates = (options ?? []).map(({ label_es }) => ({ text: label_es, label: label_es }));
  return new Map(values.map((value) => [value, candidates]));
}
