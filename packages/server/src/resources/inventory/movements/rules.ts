// What is asked of a movement beside its schema: that what it names is the caller's, that there is as much as goes out, and that what is one
// thing is in one place at a time. The resource is held meanwhile.
import { sql } from "kysely";
import { kindsOfStock, kindsOfThings } from "@atalaya/contract/resources/inventory/movement-choices.ts";
import type { MovementDraft } from "@atalaya/contract/resources/inventory/movements.ts";
import type { IssueCode } from "@atalaya/contract/errors.ts";
import type { Parameters } from "@atalaya/contract/text.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { ofOwnPlaces } from "../../../platform/plain/plain-noun.ts";
import { FieldProblem } from "../../../platform/http/problem.ts";
import type { Scope } from "../../../platform/scope.ts";
import { isInstitution } from "../../institutions/queries.ts";
import { findDisaster } from "../../records/queries.ts";
import { findResource, type FoundResource } from "./queries.ts";

/** As it is stored. */
export type Moved = Omit<MovementDraft, "position" | "at" | "recipient_identifier_type"> & {
  at: string;
  recipient_identifier_type: string | null;
  lon: number | null;
  lat: number | null;
};
export type Stored = Moved & { id: number; inventory_id: number; company_id: number; corrects_id: number | null };

export const refuse = (field: keyof MovementDraft, code: IssueCode, parameters?: Parameters): never => {
  throw new FieldProblem({ [field]: { code, ...(parameters && { parameters }) } });
};

/** What it names is there, in the caller's places; a request is one of the log of the disaster. */
export async function mayName(tx: Tx, scope: Scope, { id, unit }: FoundResource, moved: Moved): Promise<void> {
  const { disaster_id, line_id, to_id, shelter_id, institution_id } = moved;
  if (disaster_id !== null && !(await findDisaster(tx, scope, disaster_id, sql`e.id`)))
    refuse("disaster_id", "missing");
  if (line_id !== null && !(await isRequestOf(tx, disaster_id!, line_id))) refuse("line_id", "missing");
  if (shelter_id !== null && !(await ofOwnPlaces("shelters").may(tx, scope, shelter_id)))
    refuse("shelter_id", "missing");
  if (institution_id !== null && !(await isInstitution(tx, scope, institution_id))) refuse("institution_id", "missing");
  if (to_id === null) return;
  if (to_id === id) refuse("to_id", "movement_itself");
  const to = await findResource(tx, scope, to_id);
  if (!to) return refuse("to_id", "missing");
  if (to.unit !== unit) refuse("to_id", "movement_unit");
}

async function isRequestOf(tx: Tx, disaster_id: number, line_id: number): Promise<boolean> {
  const { rows } = await sql`
    select from log_entries l where l.id = ${line_id} and l.record_id = any(with_absorbed(surviving_record(${disaster_id})))
      and l.kind in ('request', 'task')`.execute(tx);
  return rows.length > 0;
}

export async function mayMove(tx: Tx, resource: FoundResource, moved: Moved): Promise<void> {
  const isStock = resource.kind === "stock";
  const kinds: readonly string[] = isStock ? kindsOfStock : kindsOfThings;
  if (!kinds.includes(moved.kind)) refuse("kind", "movement_kind");
  if (!isStock && moved.quantity !== null && moved.quantity !== 1) refuse("quantity", "movement_one");
  if (moved.of_id !== null) await mayComeBack(tx, resource, moved, moved.of_id);
  if (moved.kind === "shift") await mayWork(tx, resource, moved);
  else if (!isStock) await mayBeMoved(tx, resource, moved);
  else if (moved.kind !== "in" && moved.of_id === null) await mustBeThere(tx, resource.id, moved, moved.quantity!);
}

/** Of an assignment or loan of the same resource no more comes back, is delivered or lost than is still out; and not before it went out. */
async function mayComeBack(tx: Tx, { id }: FoundResource, { at, quantity }: Moved, of_id: number): Promise<void> {
  const { rows } = await sql<{ available: number; at: string }>`
    select still_out(m.id)::float8 as available, m.at from inventory_in_force m
    where m.id = ${of_id} and m.inventory_id = ${id} and m.kind in ('assign', 'loan')`.execute(tx);
  const of = rows[0];
  if (!of) return refuse("of_id", "missing");
  if (quantity! > of.available) refuse("quantity", "movement_out_short", { available: of.available });
  if (Date.parse(at) < Date.parse(of.at)) refuse("at", "movement_early", { at: of.at });
}

/** One thing is out once: what it does now comes after what it did last. */
async function mayBeMoved(tx: Tx, { id }: FoundResource, { kind, at, of_id }: Moved): Promise<void> {
  const { rows } = await sql<{ is_gone: boolean; is_out: boolean; is_out_of_order: boolean; last_at: string | null }>`
    select coalesce(s.is_gone, false) as is_gone, s.holding_id is not null as is_out, r.is_out_of_order,
      (select m.at from inventory_in_force m where m.inventory_id = r.id and m.kind <> 'shift' order by m.at desc limit 1) as last_at
    from inventory r left join inventory_standing s on s.inventory_id = r.id where r.id = ${id}`.execute(tx);
  const { is_gone, is_out, is_out_of_order, last_at } = rows[0]!;
  if (of_id === null && is_out && kind !== "in") refuse("kind", "movement_out");
  if (is_gone && kind !== "in") refuse("kind", "movement_gone");
  if (is_out_of_order && (kind === "assign" || kind === "loan")) refuse("kind", "movement_out_of_order");
  if (last_at !== null && Date.parse(at) < Date.parse(last_at)) refuse("at", "movement_early", { at: last_at });
}

/** A machine works one shift at a time; a shift is of the hour at which it ended. */
async function mayWork(tx: Tx, { id }: FoundResource, { started_at, ended_at }: Moved): Promise<void> {
  const { rows } = await sql<{ from: string; to: string }>`
    select m.started_at as "from", m.ended_at as "to" from inventory_in_force m
    where m.inventory_id = ${id} and m.kind = 'shift' and m.started_at < ${ended_at} and m.at > ${started_at}
    order by m.started_at limit 1`.execute(tx);
  if (rows[0]) refuse("started_at", "movement_shift_overlap", rows[0]);
}

async function takeable(tx: Tx, inventory_id: number, lot: string | null, at: string): Promise<number> {
  const { rows } = await sql<{ available: number }>`
    select takeable(${inventory_id}, ${lot ?? ""}, ${at})::float8 as available`.execute(tx);
  return rows[0]!.available;
}

async function mustBeThere(tx: Tx, inventory_id: number, { lot, at }: Moved, quantity: number): Promise<void> {
  const available = await takeable(tx, inventory_id, lot, at);
  if (quantity > available) refuse("quantity", lot === null ? "movement_short" : "movement_lot_short", { available });
}

/** A movement is undone once, and not while others follow from it. */
export async function mayFollow(tx: Tx, { id, corrects_id }: Stored): Promise<void> {
  if (corrects_id !== null) refuse("uid", "movement_correction");
  const { rows } = await sql<{ is_corrected: boolean; is_followed: boolean }>`
    select exists (select from inventory_movements m where m.corrects_id = ${id}) as is_corrected,
      exists (select from inventory_in_force m where m.of_id = ${id}) as is_followed`.execute(tx);
  if (rows[0]!.is_corrected) refuse("uid", "movement_corrected");
  if (rows[0]!.is_followed) refuse("uid", "movement_followed");
}

/** What came in by a movement that is undone must still be there; what is one thing must not have gone out again since. */
export async function mayLeave(tx: Tx, wrong: Stored): Promise<void> {
  const { inventory_id, to_id, kind, at, lot, quantity } = wrong;
  const { rows } = await sql<{ is_stock: boolean; is_out: boolean }>`
    select r.kind = 'stock' as is_stock, s.holding_id is not null as is_out
    from inventory r left join inventory_standing s on s.inventory_id = r.id where r.id = ${inventory_id}`.execute(tx);
  const { is_stock, is_out } = rows[0]!;
  const cameTo = to_id ?? (kind === "in" || kind === "return" ? inventory_id : null);
  if (is_stock && cameTo !== null) {
    const available = await takeable(tx, cameTo, lot, at);
    if (quantity! > available) refuse("uid", lot === null ? "movement_short" : "movement_lot_short", { available });
  }
  const isClosing = wrong.of_id !== null;
  if (!is_stock && isClosing && is_out) refuse("uid", "movement_out");
}
