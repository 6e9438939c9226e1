// Every statement about records. List, total, tiles and export share what `matching` says.
import { expressionBuilder, sql, type RawBuilder } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { metricOfSort } from "@atalaya/contract/resources/records/figure-filter.ts";
import {
  type RecordCreation,
  type RecordDraft,
  type RecordQuery,
  type RecordStatus,
  type RecordSummary,
  type StoredRecord,
} from "@atalaya/contract/resources/records.ts";
import type { Attributes } from "@atalaya/contract/domain/typed-values.ts";
import { byKey } from "../../platform/database/by-key.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/schema.ts";
import {
  asGeoJson,
  asJson,
  asPosition,
  fromGeoJson,
  inTerritory,
  paged,
  whenGiven,
  type Listing,
  type Sorts,
} from "../../platform/database/sql.ts";
import type { MapLayer } from "../../platform/tiles/feature-tile.ts";
import { mapTotals } from "../../platform/tiles/map-totals.ts";
import { within, type Scope } from "../../platform/scope.ts";
import { cells, isCountedByCell, isCountedByPlace, totalFromCells } from "./map/cells.ts";
import { standing } from "./assessments/assessed.ts";
import { byFigure, lossesInForce } from "./losses/figures-in-force.ts";
import { workSummary, workSorts } from "./recovery/work-summary.ts";
import { matching, searchedFor } from "./matching.ts";
import { asAssessment, asBreakdowns, asEvent, asFigures, asRecovery } from "./stored.ts";

export { asBreakdowns, asEvent, asFigures, matching };

const { ref } = expressionBuilder<{ r: DB["records"] }, "r">();

const none = sql`null::jsonb`;

/** What is read of every row of a list or sheet. Losses, class and work are looked for only where they can be. */
export const summary = (
  domain: RecordDomain,
) => sql`r.id, r.version, r.created_at, r.updated_at, r.uid, r.domain, r.company_id, r.variable_id, r.code, r.title, r.value,
  r.attributes, r.observed_on, r.date_precision, r.ended_on, r.source, r.confidence, r.tags, r.locality, r.is_public,
  r.published is not null as has_published, r.status, geometrytype(r.geometry) as geometry_type,
  ${asPosition(ref("r.anchor"))} as anchor, r.deleted_at,
  ${domain === "risk" ? lossesInForce : none} as losses, ${domain === "risk" ? standing : none} as risk,
  ${domain === "recovery" ? workSummary : none} as work`;

/** What is read of one record beside its warnings. */
export const details = (
  domain: RecordDomain,
) => sql`${summary(domain)}, r.description, r.duration_days, r.source_url, r.source_date, r.address,
  ${asEvent(sql`r.event`)} as event, ${asFigures(sql`r.figures`)} as figures, ${asBreakdowns(sql`r.breakdowns`)} as breakdowns, r.damages,
  r.umbrella_id, r.triggered_by_id, ${asRecovery(sql`r.recovery`)} as recovery,
  ${asAssessment(sql`r.assessment`)} as assessment,
  r.geometry_method, r.geometry_accuracy_m, r.review_note, r.validated_at, r.published_at, ${asGeoJson(ref("r.geometry"))} as geometry,
  (select jsonb_build_object('id', m.id, 'code', m.code) from records m where m.id = r.merged_into_id) as merged_into,
  (select u.name from users u where u.id::text = r.updated_by) as updated_by`;

const sorts: Sorts<string> = {
  observed_on: { by: sql`r.observed_on`, type: "date" },
  title: { by: sql`r.title collate spanish`, type: "text" },
  // Unknown values come last when the largest come first.
  value: { by: sql`coalesce(r.value_number, '-infinity')`, type: "float8" },
  updated_at: { by: sql`r.updated_at`, type: "timestamptz" },
  ...workSorts,
};

/** Records in the order of a list; an export reads other columns of the same rows. */
export function recordListing(
  scope: Scope,
  domain: RecordDomain,
  query: Partial<RecordQuery>,
  columns: RawBuilder<unknown> = summary(domain),
): Listing<string> {
  const metric = metricOfSort(query.sort);
  const [from, ordered] = metric ? byFigure(metric, scope) : [sql`records r`, {}];
  return {
    columns,
    from,
    where: matching(scope, domain, metric ? { ...query, sort: undefined } : query),
    id: sql`r.id`,
    sorts: { ...sorts, ...ordered },
    default_sort: "-observed_on",
  };
}

const notSearched = { q: undefined, tag: undefined, code: undefined };

/** In the order of a figure the words are looked for with the rest: few of all records have a figure. */
export function listRecords(db: Db, scope: Scope, domain: RecordDomain, query: RecordQuery) {
  const isSearched = Boolean(query.q || query.tag || query.code) && metricOfSort(query.sort) === null;
  return paged<RecordSummary>(
    db,
    {
      ...recordListing(scope, domain, isSearched ? { ...query, ...notSearched } : query),
      search: isSearched ? searchedFor(query) : undefined,
      total: isCountedByPlace(scope, query) ? totalFromCells(matching(scope, domain, query)) : undefined,
    },
    query,
  );
}

type Recent = { domain: RecordDomain; count: number; recent: number | null };

/** How many there are, by the cells that count them already; and of these days on, by the index of days. */
export async function countRecent(db: Db, scope: Scope, domain: RecordDomain, from?: string): Promise<Recent> {
  const recent = sql`(select count(*) from records r where ${matching(scope, domain, { observed_from: from })})`;
  const { rows } = await sql<Omit<Recent, "domain">>`
    select (${totalFromCells(matching(scope, domain))}) as count, ${from ? recent : sql`null::bigint`} as recent`.execute(
    db,
  );
  return { domain, ...rows[0]! };
}

/** What a legend draws classes from: a number, or the key of an option; longer texts are never one. */
const legendValue = sql`case when jsonb_typeof(r.value) in ('number', 'string') and length(r.value #>> '{}') <= 40 then r.value end`;

/** The same records on the map: colour and icon are the variable's, or those of its legend for `value`. */
export const mapLayer = (scope: Scope, domain: RecordDomain, query: Partial<RecordQuery>): MapLayer => ({
  from: sql`records r`,
  where: matching(scope, domain, query),
  cells: isCountedByCell(query) ? cells : undefined,
  symbol: "variable_id",
  carried: sql`r.variable_id, r.status, ${legendValue} as value`,
  // Enough to know it by; a page of long ones would not fit into a tile.
  carried_by_points: sql`left(r.title, 100) as title`,
});

/** How many records match, by variable, and the box around their anchors. */
export async function countRecords(db: Db, scope: Scope, domain: RecordDomain, query: RecordQuery) {
  const { totals, by_symbol } = await mapTotals<number>(db, mapLayer(scope, domain, query));
  return { ...totals, by_variable: by_symbol.map(({ symbol, count }) => ({ variable_id: symbol, count })) };
}

const tagsLookedAt = 5000;
const tagsOffered = 100;

/** Tags of the domain's newest tagged records, the most frequent first. */
export async function listTags(db: Db, scope: Scope, domain: RecordDomain): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from (select r.tags from records r where ${matching(scope, domain)} and r.tags <> '{}'
      order by r.id desc limit ${tagsLookedAt}) newest cross join lateral unnest(newest.tags) tag
    group by tag order by count(*) desc, tag limit ${tagsOffered}`.execute(db);
  return rows.map(({ tag }) => tag);
}

type Which = { trash?: boolean | undefined };

export async function findRecord(
  db: Db | Tx,
  scope: Scope,
  domain: RecordDomain,
  id: number,
  which: Which = {},
): Promise<StoredRecord | undefined> {
  const { rows } = await sql<StoredRecord>`${byKey}
    select ${details(domain)} from records r where ${matching(scope, domain, which)} and r.id = ${id}`.execute(db);
  return rows[0];
}

const known = (attributes: Attributes) =>
  Object.fromEntries(Object.entries(attributes).filter(([, it]) => it !== null));

/** A change of contents, with the state that it leads to. */
type Changes = Partial<RecordDraft> & { status?: RecordStatus; review_note?: string | null; merged_with_id?: number };

/**
 * The record of the caller's places that has this `uid`, unless it is in the trash. Whoever else sends it waits until this transaction
 * has ended, and then finds it.
 */
export async function findByUid(tx: Tx, scope: Scope, domain: RecordDomain, uid: string): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`records ${uid.toLowerCase()}`}, 0))`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    select r.id from records r where ${matching(scope, domain)} and r.uid = ${uid}`.execute(tx);
  return rows[0]?.id;
}

const cards = ["event", "figures", "breakdowns", "damages", "recovery", "assessment"] as const;

const columnsOf = ({ geometry, code, value, attributes, ...draft }: Changes) => ({
  ...draft,
  ...Object.fromEntries(
    cards.filter((it) => draft[it] !== undefined).map((it) => [it, draft[it] && asJson(draft[it])]),
  ),
  // Without one the database gives it its own.
  ...(code !== undefined && { code: code ?? "" }),
  ...(value !== undefined && { value: value === null ? null : asJson(value) }),
  // Nothing is not kept: a field without a value has none.
  ...(attributes && { attributes: asJson(known(attributes)) }),
  ...(geometry !== undefined && { geometry: geometry && fromGeoJson(geometry) }),
});

export async function insertRecord(tx: Tx, scope: Scope, domain: RecordDomain, draft: RecordCreation): Promise<number> {
  within(scope, draft.company_id);
  const { company_id, variable_id, title, observed_on, uid, ...rest } = draft;
  const { id } = await tx
    .insertInto("records")
    .values({ company_id, variable_id, title, observed_on, status: "draft", domain, uid, ...columnsOf(rest) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const updateRecord = (tx: Tx, id: number, changes: Changes) =>
  tx
    .updateTable("records")
    .set({ ...columnsOf(changes), version: sql`version` })
    .where("id", "=", id)
    .execute();

/** Disasters `e` with their place `c` and their type `v`. */
export const disasters = sql`records e join companies c on c.id = e.company_id join variables v on v.id = e.variable_id`;
export const isDisaster = (scope: Scope) =>
  sql<boolean>`e.domain = 'risk' and e.deleted_at is null and v.kind = 'event_type' and ${inTerritory(sql<number>`e.company_id`, scope)}`;

/** These columns of a disaster of the caller's places, by its own id or by that of one that was merged into it. */
export async function findDisaster<T>(
  db: Db | Tx,
  scope: Scope,
  id: number,
  columns: RawBuilder<unknown>,
): Promise<T | undefined> {
  const { rows } = await sql<T>`
    select ${columns} from ${disasters} where e.id = surviving_record(${id}) and ${isDisaster(scope)}`.execute(db);
  return rows[0];
}

/**
 * Of what belongs to a disaster `e`: the one that it went into, or itself. Hardly any was merged, and asking for each row would take longer
 * than all else.
 */
export const survivor = sql<number>`case when e.merged_into_id is null then e.id else surviving_record(e.id) end`;

/** A disaster that was merged into another one lies in the trash, and what belongs to it is told with that one's. */
export const isTold = sql<boolean>`(e.deleted_at is null or e.merged_into_id is not null
    and exists (select from records s where s.id = surviving_record(e.id) and s.deleted_at is null))`;

/** A disaster `e` is of the caller's places, or told to the public. */
export const mayBeKnown = (scope: Scope) =>
  sql<boolean>`(e.published -> 'is_public' = 'true' or ${inTerritory(sql<number>`e.company_id`, scope)})`;

/**
 * Whether this is a disaster of the place, or of one above it, that the caller may know of: of his own places, or told to the public. Null:
 * of any place. It stays so until the transaction ends.
 */
export async function isEventOf(tx: Tx, scope: Scope, event_id: number, company_id: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from records e join variables v on v.id = e.variable_id
    where e.id = ${event_id} and e.domain = 'risk' and e.deleted_at is null and v.kind = 'event_type'
      and ${whenGiven(company_id, (below) => sql`e.company_id = any((select path from companies where id = ${below})::bigint[])`)}
      and ${mayBeKnown(scope)} for share of e`.execute(tx);
  return rows.length > 0;
}
