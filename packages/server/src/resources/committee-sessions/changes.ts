// Writing sessions: of committees of the caller's places; minutes are approved only of a quorate one (V15).
import { SessionDraft, type Session, type SessionPatch } from "@atalaya/contract/resources/committee-sessions.ts";
import { hasContent } from "@atalaya/contract/rich-text.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound } from "../../platform/problem.ts";
import { cleanHtml } from "../../platform/rich-text/clean-html.ts";
import { checkWhole } from "../../platform/schemas.ts";
import type { Scope } from "../../platform/scope.ts";
import { findCommittee, type FoundCommittee } from "../committees/queries.ts";
import {
  findSession,
  insertSession,
  isLater,
  recordsSeen,
  replaceAgreements,
  updateSession,
  type RecordScopes,
} from "./queries.ts";
import { checkApproval, checkAttendance, counted } from "./rules.ts";

/** Where the caller works with committees, and where he reads events and alerts. */
export type Reader = { scope: Scope; records: RecordScopes };

/** The session with its quorum and what it deals with, its minutes cleaned; undefined where the caller does not see it. */
export async function sessionOf(db: Db | Tx, reader: Reader, id: number, which = {}): Promise<Session | undefined> {
  const session = await findSession(db, reader.scope, id, which);
  const committee = session && (await findCommittee(db, reader.scope, session.committee_id));
  if (!session || !committee) return undefined;
  const records = await recordsSeen(db, reader.records, session.record_ids);
  return { ...counted(session, committee), minutes: session.minutes && cleanHtml(session.minutes), records };
}

async function committeeOf(tx: Tx, { scope }: Reader, id: number): Promise<FoundCommittee> {
  const committee = await findCommittee(tx, scope, id);
  if (!committee) throw new FieldProblem({ committee_id: { code: "missing" } });
  return committee;
}

/** Records that are newly named are seen by the caller; minutes are approved in a later session of the committee. */
async function checkNamed(tx: Tx, { records }: Reader, draft: SessionDraft, before?: Session): Promise<void> {
  const known = new Set(before?.record_ids);
  const added = draft.record_ids.filter((id) => !known.has(id));
  if ((await recordsSeen(tx, records, added)).length < new Set(added).size)
    throw new FieldProblem({ record_ids: { code: "missing" } });
  const approving = draft.approved_in_session_id;
  if (approving !== null && approving !== before?.approved_in_session_id && !(await isLater(tx, draft, approving)))
    throw new FieldProblem({ approved_in_session_id: { code: "session_not_later" } });
}

/** The minutes as they are kept; none where nothing but what is not allowed was written. */
function kept<T extends { minutes?: string | null | undefined }>(draft: T): T {
  if (!draft.minutes) return draft;
  const minutes = cleanHtml(draft.minutes);
  return { ...draft, minutes: hasContent(minutes) ? minutes : null };
}

/** The saved session, which must bear what its state says. */
async function approved(tx: Tx, reader: Reader, id: number): Promise<Session> {
  const session = orNotFound(await sessionOf(tx, reader, id));
  checkApproval(session);
  return session;
}

export async function createSession(tx: Tx, reader: Reader, draft: SessionDraft): Promise<Session> {
  const committee = await committeeOf(tx, reader, draft.committee_id);
  checkAttendance(draft, committee);
  await checkNamed(tx, reader, draft);
  const { agreements, ...columns } = draft;
  const { company_id, id: committee_id } = committee;
  const id = await insertSession(tx, company_id, kept(columns));
  await replaceAgreements(tx, { id, company_id, committee_id }, [], agreements);
  return approved(tx, reader, id);
}

export async function changeSession(
  tx: Tx,
  reader: Reader,
  id: number,
  { version, ...changes }: SessionPatch,
): Promise<Session> {
  const current = await held(tx, "committee_sessions", id, () => sessionOf(tx, reader, id), version);
  const { committee_id, company_id } = current;
  if (changes.committee_id !== undefined && changes.committee_id !== committee_id)
    throw new FieldProblem({ committee_id: { code: "session_stays" } });
  checkWhole(SessionDraft, current, changes);
  if (changes.attendance)
    checkAttendance({ attendance: changes.attendance }, await committeeOf(tx, reader, committee_id));
  await checkNamed(tx, reader, { ...current, ...changes }, current);
  const { agreements, ...columns } = changes;
  await updateSession(tx, id, kept(columns));
  if (agreements) await replaceAgreements(tx, { id, company_id, committee_id }, current.agreements, agreements);
  return approved(tx, reader, id);
}

export async function deleteSession(tx: Tx, reader: Reader, id: number, version?: number): Promise<void> {
  await held(tx, "committee_sessions", id, () => sessionOf(tx, reader, id), version);
  await intoTrash(tx, "committee_sessions", id);
}

export async function undeleteSession(tx: Tx, reader: Reader, id: number): Promise<Session> {
  await held(tx, "committee_sessions", id, () => sessionOf(tx, reader, id, { trash: true }));
  await outOfTrash(tx, "committee_sessions", id);
  return orNotFound(await sessionOf(tx, reader, id));
}
