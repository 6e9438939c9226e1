// Writing sessions: of committees of the caller's places; approved minutes are sealed, and after that only rectified (V15, decision 0024).
import {
  longestMinutes,
  SessionDraft,
  type Rectification,
  type Session,
  type SessionPatch,
} from "@atalaya/contract/resources/committee-sessions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound, Problem, refuseWhenUsed } from "../../platform/http/problem.ts";
import { keptTexts } from "../../platform/rich-text/kept-text.ts";
import { checkWhole } from "../../platform/http/schemas.ts";
import type { Scope } from "../../platform/scope.ts";
import { findCommittee, type FoundCommittee } from "../committees/queries.ts";
import { isInstitution } from "../institutions/queries.ts";
import { isLessonFor } from "../lessons/queries.ts";
import {
  approvedHere,
  findSession,
  holdCommittee,
  holdCommitteeOf,
  insertSession,
  isLater,
  recordsSeen,
  rectifying,
  replaceAgreements,
  updateSession,
  type RecordScopes,
} from "./queries.ts";
import { approvalOf, checkSealed, checkSession, counted, differs } from "./rules.ts";
import { sealMinutes } from "./sealing.ts";

/** Where the caller works with committees, and where he reads events and alerts, and lessons; null where nowhere. */
export type Reader = { scope: Scope; records: RecordScopes; lessons: Scope | null };

/** The session with its quorum and what it deals with; undefined where the caller does not see it. */
export async function sessionOf(db: Db | Tx, reader: Reader, id: number, which = {}): Promise<Session | undefined> {
  const session = await findSession(db, reader.scope, id, which);
  const committee = session && (await findCommittee(db, reader.scope, session.committee_id));
  if (!session || !committee) return undefined;
  const records = await recordsSeen(db, reader.records, session.record_ids);
  return { ...counted(session, committee), records };
}

/**
 * The session, held until the transaction ends, and its committee before it: always in this order, so that what is read of either stays so,
 * whoever changes members or agreements meanwhile. 404 and 409 as `held` has them.
 */
export async function heldSession(
  tx: Tx,
  reader: Reader,
  id: number,
  version?: number,
  which: { trash?: boolean } = {},
): Promise<Session> {
  await holdCommitteeOf(tx, id);
  return held(tx, "committee_sessions", id, () => sessionOf(tx, reader, id, which), version);
}

async function committeeOf(tx: Tx, { scope }: Reader, id: number): Promise<FoundCommittee> {
  const committee = await findCommittee(tx, scope, id);
  if (!committee) throw new FieldProblem({ committee_id: { code: "missing" } });
  return committee;
}

/** A committee agrees on what was learned in its own place or below it. What was named before stays. */
async function checkLessons(
  tx: Tx,
  { lessons }: Reader,
  { agreements }: SessionDraft,
  company_id: number,
  before?: Session,
): Promise<void> {
  const named = new Set(before?.agreements.map(({ lesson_id }) => lesson_id));
  for (const [index, { lesson_id: id }] of agreements.entries())
    if (id !== null && !named.has(id) && !(await isLessonFor(tx, lessons, id, company_id)))
      throw new FieldProblem({ [`agreements.${index}.lesson_id`]: { code: "missing" } });
}

/** Records and institutions that are newly named are seen by the caller; minutes are approved in a later session of the committee. */
async function checkNamed(tx: Tx, { scope, records }: Reader, draft: SessionDraft, before?: Session): Promise<void> {
  const known = new Set(before?.record_ids);
  const added = draft.record_ids.filter((id) => !known.has(id));
  if ((await recordsSeen(tx, records, added)).length < new Set(added).size)
    throw new FieldProblem({ record_ids: { code: "missing" } });
  const named = new Set(before?.agreements.map(({ responsible_institution_id }) => responsible_institution_id));
  for (const [index, { responsible_institution_id: id }] of draft.agreements.entries())
    if (id !== null && !named.has(id) && !(await isInstitution(tx, scope, id)))
      throw new FieldProblem({ [`agreements.${index}.responsible_institution_id`]: { code: "missing" } });
  const approving = draft.approved_in_session_id;
  if (approving !== null && approving !== before?.approved_in_session_id && !(await isLater(tx, draft, approving)))
    throw new FieldProblem({ approved_in_session_id: { code: "session_not_later" } });
}

/** A draft as it is kept, its minutes cleaned: made before the transaction. */
export const keptSession = <T extends { minutes?: string | null | undefined }>(draft: T): Promise<T> =>
  keptTexts(draft, { minutes: { longest: longestMinutes } });

/** The saved session; minutes that are approved now are sealed with it. */
async function sealed(tx: Tx, reader: Reader, id: number, committee: FoundCommittee, reason: string | null = null) {
  const session = orNotFound(await sessionOf(tx, reader, id));
  if (session.status !== "minutes_approved") return session;
  await sealMinutes(tx, session, committee, reason);
  return orNotFound(await sessionOf(tx, reader, id));
}

export async function createSession(tx: Tx, reader: Reader, draft: SessionDraft): Promise<Session> {
  checkWhole(SessionDraft, draft, {});
  await holdCommittee(tx, draft.committee_id);
  const committee = await committeeOf(tx, reader, draft.committee_id);
  checkSession(draft, committee);
  await checkNamed(tx, reader, draft);
  await checkLessons(tx, reader, draft, committee.company_id);
  const { agreements, ...columns } = draft;
  const { company_id, id: committee_id } = committee;
  const id = await insertSession(tx, company_id, { ...columns, ...approvalOf(draft, committee) });
  await replaceAgreements(tx, { id, company_id, committee_id }, [], agreements);
  return sealed(tx, reader, id, committee);
}

/** In which the minutes of others were approved, it stays, and stays later than those. */
async function checkApproving(tx: Tx, { id }: Session, { status, starts_at }: SessionDraft): Promise<void> {
  const { count, last } = await approvedHere(tx, id);
  if (count > 0 && status === "annulled") throw new FieldProblem({ status: { code: "session_approves" } });
  if (last !== null && Date.parse(starts_at) <= Date.parse(last))
    throw new FieldProblem({ starts_at: { code: "session_approves" } });
}

/** Writes some fields of a session, which then must hold as a whole. */
async function changed(tx: Tx, reader: Reader, current: Session, changes: Partial<SessionDraft>) {
  const committee = await committeeOf(tx, reader, current.committee_id);
  const draft: SessionDraft = { ...current, ...changes };
  checkWhole(SessionDraft, current, changes);
  checkSession(draft, committee, current);
  await checkNamed(tx, reader, draft, current);
  await checkLessons(tx, reader, draft, committee.company_id, current);
  await checkApproving(tx, current, draft);
  const { agreements, ...columns } = changes;
  await updateSession(tx, current.id, { ...columns, ...approvalOf(draft, committee) });
  if (agreements) await replaceAgreements(tx, current, current.agreements, agreements);
  return committee;
}

export async function changeSession(
  tx: Tx,
  reader: Reader,
  id: number,
  { version, ...changes }: SessionPatch,
): Promise<Session> {
  const current = await heldSession(tx, reader, id, version);
  if (changes.committee_id !== undefined && changes.committee_id !== current.committee_id)
    throw new FieldProblem({ committee_id: { code: "session_stays" } });
  if (current.seal) {
    checkSealed(current, changes);
    await updateSession(tx, id, {});
    if (changes.agreements) await replaceAgreements(tx, current, current.agreements, changes.agreements);
    return orNotFound(await sessionOf(tx, reader, id));
  }
  const committee = await changed(tx, reader, current, changes);
  return sealed(tx, reader, id, committee);
}

/** Puts sealed minutes right: a new edition that replaces the former, approved in a session of its own. */
export async function rectifySession(
  tx: Tx,
  reader: Reader,
  id: number,
  { version, reason, ...changes }: Rectification,
): Promise<Session> {
  const current = await heldSession(tx, reader, id, version);
  orNotFound(current.seal);
  const { approved_in_session_id, ...content } = changes;
  if (!differs(current, content)) throw new FieldProblem({ reason: { code: "rectification_empty" } });
  if (!(await isLater(tx, { ...current, ...changes }, approved_in_session_id!, current.approved_in_session_id)))
    throw new FieldProblem({ approved_in_session_id: { code: "session_not_later" } });
  await rectifying(tx, id);
  const committee = await changed(tx, reader, current, changes);
  return sealed(tx, reader, id, committee, reason);
}

export async function deleteSession(tx: Tx, reader: Reader, id: number, version?: number): Promise<void> {
  const current = await heldSession(tx, reader, id, version);
  if (current.seal) throw new Problem("minutes_sealed");
  refuseWhenUsed({ committee_sessions: (await approvedHere(tx, id)).count });
  await intoTrash(tx, "committee_sessions", id);
}

export async function undeleteSession(tx: Tx, reader: Reader, id: number): Promise<Session> {
  await heldSession(tx, reader, id, undefined, { trash: true });
  await outOfTrash(tx, "committee_sessions", id);
  return orNotFound(await sessionOf(tx, reader, id));
}
