// Every statement that reads the ledger. A movement is `r`, its resource `i`; what undoes it and what it undoes is in no sum.
import { sql, type RawBuilder } from "kysely";
import type { InventoryUnit } from "@atalaya/contract/resources/inventory/choices.ts";
import type { MovementQuery } from "@atalaya/contract/resources/inventory/movement-questions.ts";
import type { Lot, Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import { signedKinds } from "@atalaya/contract/resources/inventory/movement-choices.ts";
import { byKey } from "../../../platform/database/by-key.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import {
  everyRow,
  hasWords,
  inTerritory,
  oneOf,
  paged,
  whenGiven,
  type Listing,
} from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";

/** What the caller reads: the ledgers of `scope`, and in those of `personal` who received and who signed. */
export type Reader = { scope: Scope; personal: Scope | null };

/** A movement as it is stored; the addresses of its files are made per answer. */
export type FoundMovement = Omit<Movement, "files"> & { files: Omit<Movement["files"][number], "address">[] };

const place = sql<number>`r.company_id`;
export const mayKnow = ({ personal }: Reader) => (personal ? inTerritory(place, personal) : sql<boolean>`false`);

const isCorrection = sql<boolean>`r.corrects_id is not null`;
const correctedBy = sql`(select c.id from inventory_movements c where c.corrects_id = r.id)`;
export const isInForce = sql<boolean>`(not ${isCorrection} and not exists (select from inventory_movements c where c.corrects_id = r.id))`;
const isPapered = sql<boolean>`(r.document_kind is not null or exists (select from inventory_papers p where p.movement_id = r.id))`;
const hasSignature = sql<boolean>`exists (select from attachments a
  where a.owner = 'inventory_signatures' and a.owner_id = r.id and a.deleted_at is null)`;
export const isSigned = sql<boolean>`(r.signed_by is not null or ${hasSignature})`;
export const isSignable = sql<boolean>`r.kind in (${sql.join(signedKinds.map((kind) => sql.lit(kind)))})`;
export const stillOut = sql`case when r.kind in ('assign', 'loan') and ${isInForce} then still_out(r.id) end`;
export const hours = sql`extract(epoch from r.ended_at - r.started_at)::float8 / 3600`;

/** The shelter or institution that received is told to whoever reads the ledger, a person is not. */
export const whereReceived = sql`coalesce((select s.name_es from shelters s where s.id = r.shelter_id),
  (select n.name_es from institutions n where n.id = r.institution_id))`;
const receivedBy = (
  reader: Reader,
  words: string,
) => sql<boolean>`(${hasWords(sql`searchable(${whereReceived})`, words)}
  or ${mayKnow(reader)} and ${hasWords(sql`searchable(concat_ws(' ', r.recipient_name, r.recipient_identifier))`, words)})`;

/** Photos of other movements whose content is that of a photo of this one. */
const twins = sql`attachments a join files f on f.id = a.file_id join files g on g.sha256 = f.sha256
    join attachments b on b.file_id = g.id and b.owner = 'inventory_movements' and b.deleted_at is null and b.kind like 'photo%'
    join inventory_movements o on o.id = b.owner_id
  where a.owner = 'inventory_movements' and a.owner_id = r.id and a.deleted_at is null and a.kind like 'photo%' and o.id <> r.id`;
const sameAs = ({ scope }: Reader) =>
  sql`array(select distinct o.id from ${twins} and ${inTerritory(sql<number>`o.company_id`, scope)} order by 1)`;

/** Papers are attached as reports or under no kind. */
const fileKind = sql`case when a.owner = 'inventory_signatures' then 'signature' when a.kind like 'photo%' then a.kind else 'paper' end`;
const filesFor = (reader: Reader) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'mime_type', f.mime_type, 'kind', ${fileKind}) order by a.id), '[]')
  from attachments a join files f on f.id = a.file_id
  where a.owner_id = r.id and a.deleted_at is null
    and (a.owner = 'inventory_movements' or a.owner = 'inventory_signatures' and ${mayKnow(reader)}))`;

const papers = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'document_kind', p.document_kind, 'document_number', p.document_number,
      'created_at', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'author', (select u.name from users u where u.id::text = p.created_by)) order by p.id), '[]')
  from inventory_papers p where p.movement_id = r.id)`;

function columnsFor(reader: Reader): RawBuilder<unknown> {
  const known = (column: string) =>
    sql`case when ${mayKnow(reader)} then ${sql.ref(`r.${column}`)} end as ${sql.ref(column)}`;
  return sql`r.id, r.uid, r.kind, r.quantity::float8 as quantity, r.at, r.lot, r.expires_on, r.origin,
    surviving_record(r.disaster_id) as disaster_id, (select e.title from records e where e.id = surviving_record(r.disaster_id)) as disaster_title,
    r.line_id, (select l.number from log_entries l where l.id = r.line_id) as line_number,
    r.to_id, (select t.name_es from inventory t where t.id = r.to_id) as to_name, r.of_id, r.due_on, r.started_at, r.ended_at,
    r.litres::float8 as litres, r.odometer::float8 as odometer, r.hourly_rate, r.place_name,
    case when r.lon is not null then array[r.lon, r.lat] end as position,
    r.recipient_kind, ${known("recipient_name")}, ${known("recipient_identifier_type")}, ${known("recipient_identifier")}, r.recipient_people,
    r.shelter_id, (select s.name_es from shelters s where s.id = r.shelter_id) as shelter_name,
    r.institution_id, (select n.name_es from institutions n where n.id = r.institution_id) as institution_name,
    r.payer, r.payer_name, r.amount, r.currency, r.document_kind, r.document_number, r.is_to_be_papered, ${known("signed_by")}, r.reason, r.note,
    i.id as inventory_id, i.name_es as inventory_name_es, i.name_en as inventory_name_en, i.kind as inventory_kind, i.category, i.unit,
    r.company_id, (select c.reason_social from companies c where c.id = r.company_id) as company_name,
    ${stillOut}::float8 as still_out, ${hours} as hours, r.corrects_id, ${correctedBy} as corrected_by_id,
    ${papers} as papers, ${isPapered} as is_papered, ${isSigned} as is_signed, ${filesFor(reader)} as files, ${sameAs(reader)} as same_photo,
    r.created_at, (select u.name from users u where u.id::text = r.created_by) as author`;
}

export const from = sql`inventory_movements r join inventory i on i.id = r.inventory_id`;
const sorts: Listing<string>["sorts"] = { at: { by: sql`r.at`, type: "timestamptz" } };

export type Filters = Partial<Omit<MovementQuery, "page" | "per_page" | "after" | "sort" | "place">>;

/** List, totals and sheet share it. */
export const matching = (reader: Reader, query: Filters = {}) => sql<boolean>`${inTerritory(place, reader.scope)}
    and ${whenGiven(query.from, (at) => sql`r.at >= ${at}`)} and ${whenGiven(query.to, (at) => sql`r.at < ${at}`)}
    and ${whenGiven(query.kind, (kinds) => oneOf(sql`r.kind`, kinds))}
    and ${whenGiven(query.category, (categories) => oneOf(sql`i.category`, categories))}
    and ${whenGiven(query.payer, (payers) => oneOf(sql`r.payer`, payers))}
    and ${whenGiven(query.payer_name, (words) => hasWords(sql`searchable(r.payer_name)`, words))}
    and ${whenGiven(query.paid, (is) => sql`(coalesce(r.payer, r.currency) is not null) = ${is}`)}
    and ${whenGiven(query.inventory, (ids) => sql`(${oneOf(sql`r.inventory_id`, ids)} or ${oneOf(sql`r.to_id`, ids)})`)}
    and ${whenGiven(query.disaster, (id) => sql`r.disaster_id = any(with_absorbed(${id}))`)}
    and ${whenGiven(query.line, (id) => sql`r.line_id = any(with_corrected(${id}))`)}
    and ${whenGiven(query.recipient, (words) => receivedBy(reader, words))}
    and ${whenGiven(query.signer, (words) => sql`(${mayKnow(reader)} and ${hasWords(sql`searchable(r.signed_by)`, words)})`)}
    and ${whenGiven(query.papered, (is) => sql`${isPapered} = ${is}`)}
    and ${whenGiven(query.unpapered, (is) => (is ? isUnpapered : sql`not ${isUnpapered}`))}
    and ${whenGiven(query.unsigned, (is) => (is ? isUnsigned : sql`not ${isUnsigned}`))}
    and ${whenGiven(query.same_photo, (is) => sql`(cardinality(${sameAs(reader)}) > 0) = ${is}`)}
    and ${whenGiven(query.out, (is) => sql`(coalesce(${stillOut}, 0) > 0) = ${is}`)}
    and ${whenGiven(query.q || null, (words) => hasWords(sql`r.search`, words))}`;

export const isUnpapered = sql<boolean>`(r.is_to_be_papered and ${isInForce} and not ${isPapered})`;
export const isUnsigned = sql<boolean>`(${isSignable} and ${isInForce} and not ${isSigned})`;

const listing = (reader: Reader, query: Filters): Listing<string> => ({
  columns: sql`${columnsFor(reader)}, null::float8 as delta, null::float8 as balance`,
  from,
  where: matching(reader, query),
  id: sql`r.id`,
  sorts,
  default_sort: "-at",
});

type Paging = { sort?: string | undefined; page: number; per_page: number; after?: string | undefined };

export const listMovements = (db: Db, reader: Reader, query: Filters & Paging) =>
  paged<FoundMovement>(db, listing(reader, query), query);

/** All of the list, in its order, a thousand at a time; a sheet has the two halves of a position apart. */
export const everyMovement = (db: Db, reader: Reader, query: Filters & { sort?: string | undefined }) => {
  const { columns, ...asked } = listing(reader, query);
  return everyRow<FoundMovement>(db, { ...asked, columns: sql`${columns}, r.lat, r.lon` }, query.sort);
};

/** The ledger of one resource, what came to it from others too; each movement with what it did to the balance, and the balance after it. */
export const listLedger = (db: Db, reader: Reader, id: number, query: Filters & Paging) =>
  paged<FoundMovement>(
    db,
    {
      ...listing(reader, {}),
      columns: sql`${columnsFor(reader)}, p.delta::float8 as delta, p.balance::float8 as balance`,
      from: sql`${from} left join (select movement_id, delta, sum(delta) over (order by at, movement_id) as balance
        from inventory_postings where inventory_id = ${id}) p on p.movement_id = r.id`,
      where: sql<boolean>`(r.inventory_id = ${id} or r.to_id = ${id}) and ${whenGiven(query.q || null, (words) => hasWords(sql`r.search`, words))}`,
    },
    query,
  );

export async function findMovement(db: Db | Tx, reader: Reader, id: number): Promise<FoundMovement | undefined> {
  const { rows } = await sql<FoundMovement>`${byKey}
    select ${columnsFor(reader)}, null::float8 as delta, null::float8 as balance from ${from}
    where ${matching(reader)} and r.id = ${id}`.execute(db);
  return rows[0];
}

/** Of which something is left, the one that expires first before the others. */
export async function listLots(db: Db, id: number): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    select nullif(lot, '') as lot, balance::float8 as balance, expires_on from inventory_lots
    where inventory_id = ${id} and balance <> 0 order by expires_on nulls last, lot`.execute(db);
  return rows;
}

/** A resource as a movement of it needs to know it. */
export type FoundResource = {
  id: number;
  company_id: number;
  kind: string;
  unit: InventoryUnit | null;
  name_es: string;
  name_en: string | null;
};

/** A resource that is not in the trash, if the caller may do there what the call does. */
export async function findResource(db: Db | Tx, scope: Scope, id: number): Promise<FoundResource | undefined> {
  const { rows } = await sql<FoundResource>`
    select r.id, r.company_id, r.kind, r.unit, r.name_es, r.name_en from inventory r
    where r.id = ${id} and r.deleted_at is null and ${inTerritory(place, scope)}`.execute(db);
  return rows[0];
}
