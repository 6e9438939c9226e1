// Writing a movement down: once however often it is sent, never changed after, and never so that more goes out than there is.
import { sql } from "kysely";
import type { MovementCorrection, MovementDraft, PaperDraft } from "@atalaya/contract/resources/inventory/movements.ts";
import { storedId } from "@atalaya/contract/domain/tax-id.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { lockAll } from "../../../platform/database/rows.ts";
import { FieldProblem, orNotFound } from "../../../platform/http/problem.ts";
import { findMovement, findResource, type FoundMovement, type Reader } from "./queries.ts";
import { holdRequest, tellRequest, type Writer } from "./requests.ts";
import { mayFollow, mayLeave, mayMove, mayName, type Moved, type Stored } from "./rules.ts";

/** 422 on the field of what the caller may not name, of what is not there, and of a quantity that there is not. */
export async function writeMovement(
  tx: Tx,
  writer: Writer,
  inventory_id: number,
  draft: MovementDraft,
): Promise<FoundMovement> {
  const { scope } = writer;
  orNotFound(await findResource(tx, scope, inventory_id));
  const known = await sentBefore(tx, writer, draft.uid);
  if (known) return known;
  await lockAll(tx, "inventory", [inventory_id, ...(draft.to_id === null ? [] : [draft.to_id])]);
  const resource = orNotFound(await findResource(tx, scope, inventory_id));
  const moved = await asMoved(tx, resource.id, draft);
  await mayName(tx, scope, resource, moved);
  await mayMove(tx, resource, moved);
  const request = await holdRequest(tx, writer, { ...moved, corrects_id: null });
  const id = await insert(tx, resource, { ...moved, corrects_id: null });
  await tellRequest(tx, writer, request, { resource, moved });
  return orNotFound(await findMovement(tx, writer, id));
}

/** Undoes a movement whole: what it did to a balance is done the other way at the same hour. */
export async function correctMovement(
  tx: Tx,
  writer: Writer,
  id: number,
  { uid, reason }: MovementCorrection,
): Promise<FoundMovement> {
  const { inventory_id, to_id } = orNotFound(await findMovement(tx, writer, id));
  const known = await sentBefore(tx, writer, uid);
  if (known) return known;
  await lockAll(tx, "inventory", [inventory_id, ...(to_id === null ? [] : [to_id])]);
  const wrong = await storedMovement(tx, id);
  await mayFollow(tx, wrong);
  await mayLeave(tx, wrong);
  const resource = orNotFound(await findResource(tx, writer.scope, wrong.inventory_id));
  const request = await holdRequest(tx, writer, { ...wrong, corrects_id: id });
  const { id: _id, inventory_id: _of, company_id: _in, ...same } = wrong;
  const made = await insert(tx, resource, { ...same, uid: uid.toLowerCase(), reason, corrects_id: id });
  await tellRequest(tx, writer, request, { resource, moved: wrong, undone: { reason } });
  return orNotFound(await findMovement(tx, writer, made));
}

/** Adds the paper of a movement that was to be papered. */
export async function addPaper(tx: Tx, reader: Reader, id: number, paper: PaperDraft): Promise<FoundMovement> {
  const { inventory_id } = orNotFound(await findMovement(tx, reader, id));
  await lockAll(tx, "inventory", [inventory_id]);
  const { company_id, is_to_be_papered } = orNotFound(await findMovement(tx, reader, id));
  if (!is_to_be_papered) throw new FieldProblem({ document_kind: { code: "movement_papered" } });
  await tx
    .insertInto("inventory_papers")
    .values({ ...paper, movement_id: id, company_id })
    .execute();
  return orNotFound(await findMovement(tx, reader, id));
}

/** The movement that came before under the same `uid`, because its answer was lost on the way. */
async function sentBefore(tx: Tx, reader: Reader, uid: string): Promise<FoundMovement | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`inventory_movements ${uid.toLowerCase()}`}, 0))`.execute(
    tx,
  );
  const known = await tx
    .selectFrom("inventory_movements")
    .select("id")
    .where("uid", "=", uid.toLowerCase())
    .executeTakeFirst();
  if (!known) return undefined;
  const found = await findMovement(tx, reader, known.id);
  if (!found) throw new FieldProblem({ uid: { code: "taken" } });
  return found;
}

const columns = sql`m.id, m.uid, m.inventory_id, m.company_id, m.kind, m.quantity::float8 as quantity, m.at, m.lot, m.expires_on, m.origin,
  m.disaster_id, m.line_id, m.to_id, m.of_id, m.due_on, m.started_at, m.ended_at, m.litres::float8 as litres, m.odometer::float8 as odometer,
  m.hourly_rate, m.place_name, m.lon, m.lat, m.recipient_kind, m.recipient_name, m.recipient_identifier_type, m.recipient_identifier,
  m.recipient_people, m.shelter_id, m.institution_id, m.payer, m.payer_name, m.amount, m.currency, m.document_kind, m.document_number,
  m.is_to_be_papered, m.signed_by, m.reason, m.note, m.corrects_id`;

async function storedMovement(tx: Tx, id: number): Promise<Stored> {
  const { rows } = await sql<Stored>`select ${columns} from inventory_movements m where m.id = ${id}`.execute(tx);
  return orNotFound(rows[0]);
}

const hour = 3_600_000;

/** As it is stored: a shift with its hour and what it costs, a lot with the day that is known of it. */
async function asMoved(tx: Tx, inventory_id: number, draft: MovementDraft): Promise<Moved> {
  const { position, recipient_identifier_type, recipient_identifier, ...said } = draft;
  const { type, id } = storedId({ type: recipient_identifier_type, id: recipient_identifier });
  const { started_at, ended_at, hourly_rate } = said;
  const worked = started_at && ended_at ? (Date.parse(ended_at) - Date.parse(started_at)) / hour : null;
  const of = await tx
    .selectFrom("inventory_movements")
    .select("lot")
    .where("id", "=", said.of_id ?? 0)
    .executeTakeFirst();
  const lot = said.of_id === null ? said.lot : (of?.lot ?? null);
  return {
    ...said,
    uid: said.uid.toLowerCase(),
    at: said.at ?? ended_at!,
    lot,
    expires_on: said.to_id === null ? said.expires_on : await expiryOf(tx, inventory_id, lot),
    amount: hourly_rate === null || worked === null ? said.amount : Math.round(hourly_rate * worked * 100) / 100,
    recipient_identifier_type: type,
    recipient_identifier: id,
    lon: position?.[0] ?? null,
    lat: position?.[1] ?? null,
  };
}

async function expiryOf(tx: Tx, inventory_id: number, lot: string | null): Promise<string | null> {
  const found = await tx
    .selectFrom("inventory_lots")
    .select("expires_on")
    .where("inventory_id", "=", inventory_id)
    .where("lot", "=", lot ?? "")
    .executeTakeFirst();
  return found?.expires_on ?? null;
}

async function insert(
  tx: Tx,
  { id: inventory_id, company_id }: { id: number; company_id: number },
  movement: Moved & { corrects_id: number | null },
): Promise<number> {
  const added = tx.insertInto("inventory_movements").values({ ...movement, inventory_id, company_id });
  const { id } = await added.returning("id").executeTakeFirstOrThrow();
  return id;
}
