// Filing a line: numbered without a gap within its event, once however often it is sent, and never changed after.
import { sql } from "kysely";
import type { LogEntryDraft, LogHead } from "@atalaya/contract/resources/log-entries.ts";
import { isAsking, stateAfter, type LogKind, type LogState } from "@atalaya/contract/resources/log-entries/kinds.ts";
import type { Tx } from "../../platform/database/database.ts";
import { isThere } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound } from "../../platform/http/problem.ts";
import type { Scope } from "../../platform/scope.ts";
import { findEntry, findEvent, type FoundEntry } from "./queries.ts";

/** The line that another follows, as it stands after all corrections of it. */
type Followed = { id: number; kind: LogKind; state: LogState | null; state_at: string | null };

const inTurn = (tx: Tx, what: string) => sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(tx);
/** Lines of a log are filed one after the other. */
export const inTurnOf = (tx: Tx, event_id: number) => inTurn(tx, `log of ${event_id}`);

/**
 * A line that came before under the same `uid`, because its answer was lost on the way, is answered as it is now. 422 on the field where the
 * event is none of the caller's, the line that it follows is not of this log, or a step does not fit that line.
 */
export async function fileEntry(tx: Tx, scope: Scope, draft: LogEntryDraft): Promise<FoundEntry> {
  const uid = draft.uid.toLowerCase();
  await inTurn(tx, `log_entries ${uid}`);
  const known = await tx.selectFrom("log_entries").select("id").where("uid", "=", uid).executeTakeFirst();
  if (known) {
    const filed = await findEntry(tx, scope, known.id);
    if (!filed) throw new FieldProblem({ uid: { code: "taken" } });
    return filed;
  }
  const event = await heldEvent(tx, scope, draft.event_id);
  await inTurnOf(tx, event.id);
  const about = draft.about === null ? null : await findFollowed(tx, event.id, draft.about);
  const id = await insertEntry(tx, event, draft, about);
  if (about) await follow(tx, about, id, draft);
  return orNotFound(await findEntry(tx, scope, id));
}

/**
 * Held until the line is filed: it does not move to another place meanwhile, which would leave the line behind, nor go into the trash. Where it
 * just moved or became part of another, it is looked for again as it is now.
 */
export async function heldEvent(tx: Tx, scope: Scope, id: number, held_id?: number): Promise<LogHead["event"]> {
  const event = await findEvent(tx, scope, id);
  if (!event) throw new FieldProblem({ event_id: { code: "missing" } });
  if (event.id === held_id) return event;
  await isThere(tx, "records", event.id);
  return heldEvent(tx, scope, id, event.id);
}

/** Of one that was corrected, the line that took its place. */
export async function findFollowed(tx: Tx, event_id: number, uid: string): Promise<Followed> {
  const { rows } = await sql<Followed>`
    with recursive own as materialized (select with_absorbed(${event_id}) as ids), chain as (
      select l.*, 0 as depth from log_entries l, own where l.uid = ${uid} and l.record_id = any(own.ids)
      union all
      select l.*, chain.depth + 1 from log_entries l join chain on l.id = chain.corrected_by_id, own
        where l.record_id = any(own.ids))
    select id, kind, state, state_at from chain order by depth desc limit 1`.execute(tx);
  const followed = rows[0];
  if (!followed) throw new FieldProblem({ about: { code: "missing" } });
  return followed;
}

type Standing = Pick<Followed, "kind" | "state" | "state_at">;

const begun = (kind: LogKind, happened_at: string): Standing =>
  isAsking(kind) ? { kind, state: "open", state_at: happened_at } : { kind, state: null, state_at: null };

/** A step is of the kind of what it is about; a correction may say that it was another one, and is in the state of what it corrects. */
function standing({ kind, step, happened_at }: LogEntryDraft, about: Followed | null): Standing {
  if (step === null) return begun(kind, happened_at);
  if (about === null) throw new FieldProblem({ about: { code: "required" } });
  if (step !== "correction") {
    if (about.state === null) throw new FieldProblem({ step: { code: "log_step" } });
    return { kind: about.kind, state: null, state_at: null };
  }
  // A step on a request or task has no state, and one that is said anew is not another task.
  if (!isAsking(about.kind)) return begun(kind, happened_at);
  return isAsking(kind)
    ? { kind, state: about.state, state_at: about.state_at }
    : { kind, state: null, state_at: null };
}

async function insertEntry(
  tx: Tx,
  { id: record_id, company_id }: { id: number; company_id: number },
  draft: LogEntryDraft,
  about: Followed | null,
): Promise<number> {
  const { event_id: _event, about: _uid, position, written_at, ...said } = draft;
  const { id } = await tx
    .insertInto("log_entries")
    .values({
      ...said,
      ...standing(draft, about),
      record_id,
      company_id,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from log_entries where record_id = ${record_id})`,
      // A clock that runs ahead does not write before it arrives.
      written_at: sql<string>`least(${written_at}::timestamptz, now())`,
      about_id: about?.id ?? null,
      lon: position?.[0] ?? null,
      lat: position?.[1] ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * What is told later of an earlier hour does not undo what is known of a later one. The first step counts whatever its hour: clocks differ, and
 * who asks may have written a later one than who acknowledges.
 */
async function follow(tx: Tx, about: Followed, id: number, { step, happened_at }: LogEntryDraft): Promise<void> {
  if (step === null) return;
  if (step === "correction") {
    const changes = { corrected_by_id: id, state: null, state_at: null };
    await tx.updateTable("log_entries").set(changes).where("id", "=", about.id).execute();
    return;
  }
  await sql`
    update log_entries r set state = ${stateAfter(step)}, state_at = ${happened_at} where r.id = ${about.id}
      and (r.state_at <= ${happened_at} or r.state = 'open' and not exists (
        select from log_entries s where s.about_id = r.id and s.id <> ${id} and s.step <> 'correction'))`.execute(tx);
}
