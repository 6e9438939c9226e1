// Filing a line: numbered without a gap within its event, once however often it is sent, and never changed after.
import { sql } from "kysely";
import type { LogEntryDraft } from "@atalaya/contract/resources/log-entries.ts";
import { isAsking, stateAfter, type LogKind, type LogState } from "@atalaya/contract/resources/log-entries/kinds.ts";
import type { Tx } from "../../platform/database/database.ts";
import { FieldProblem, orNotFound } from "../../platform/http/problem.ts";
import type { Scope } from "../../platform/scope.ts";
import { findEntry, findEvent, type FoundEntry } from "./queries.ts";

/** The line that another follows, as it stands after all corrections of it. */
type Followed = { id: number; kind: LogKind; state: LogState | null; state_at: string | null };

const inTurn = (tx: Tx, what: string) => sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(tx);

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
  const event = await findEvent(tx, scope, draft.event_id);
  if (!event) throw new FieldProblem({ event_id: { code: "missing" } });
  await inTurn(tx, `log of ${event.id}`);
  const about = draft.about === null ? null : await findFollowed(tx, event.id, draft.about);
  const id = await insertEntry(tx, event, draft, about);
  if (about) await follow(tx, about, id, draft);
  return orNotFound(await findEntry(tx, scope, id));
}

/** Of one that was corrected, the line that took its place. */
async function findFollowed(tx: Tx, event_id: number, uid: string): Promise<Followed> {
  const { rows } = await sql<Followed & { corrected_by_id: number | null }>`
    with recursive chain as (
      select l.*, 0 as depth from log_entries l where l.uid = ${uid} and l.record_id = any(with_absorbed(${event_id}))
      union all
      select l.*, chain.depth + 1 from log_entries l join chain on l.id = chain.corrected_by_id)
    select id, kind, state, state_at from chain order by depth desc limit 1`.execute(tx);
  const followed = rows[0];
  if (!followed) throw new FieldProblem({ about: { code: "missing" } });
  return followed;
}

/** A step is of the kind of what it is about; a correction may say that it was another one, and is in the state of what it corrects. */
function standing({ kind, step, happened_at }: LogEntryDraft, about: Followed | null) {
  if (step === null)
    return { kind, state: isAsking(kind) ? "open" : null, state_at: isAsking(kind) ? happened_at : null };
  if (about === null) throw new FieldProblem({ about: { code: "required" } });
  if (step === "correction") {
    const state = isAsking(kind) ? (about.state ?? "open") : null;
    return { kind, state, state_at: state && (about.state_at ?? happened_at) };
  }
  if (about.state === null) throw new FieldProblem({ step: { code: "log_step" } });
  return { kind: about.kind, state: null, state_at: null };
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

/** What is told later of an earlier hour does not undo what is known of a later one. */
async function follow(tx: Tx, about: Followed, id: number, { step, happened_at }: LogEntryDraft): Promise<void> {
  if (step === null) return;
  const changes =
    step === "correction"
      ? { corrected_by_id: id, state: null, state_at: null }
      : { state: stateAfter(step), state_at: happened_at };
  await tx
    .updateTable("log_entries")
    .set(changes)
    .where("id", "=", about.id)
    .$if(step !== "correction", (query) =>
      query.where((where) => where.or([where("state_at", "is", null), where("state_at", "<=", happened_at)])),
    )
    .execute();
}
