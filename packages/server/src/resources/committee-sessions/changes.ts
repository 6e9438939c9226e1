// Writing sessions: of committees of the caller's places; minutes are approved only of a quorate one (V15).
import { SessionDraft, type Session, type SessionPatch } from "@atalaya/contract/resources/committee-sessions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound } from "../../platform/problem.ts";
import { checkWhole } from "../../platform/schemas.ts";
import type { Scope } from "../../platform/scope.ts";
import { findCommittee, type FoundCommittee } from "../committees/queries.ts";
import { findSession, insertSession, replaceAgreements, updateSession } from "./queries.ts";
import { checkApproval, checkAttendance, counted } from "./rules.ts";

/** The session with its quorum; undefined where the caller does not see it. */
export async function sessionOf(db: Db | Tx, scope: Scope, id: number, which = {}): Promise<Session | undefined> {
  const session = await findSession(db, scope, id, which);
  const committee = session && (await findCommittee(db, scope, session.committee_id));
  return session && committee && counted(session, committee);
}

async function committeeOf(tx: Tx, scope: Scope, id: number): Promise<FoundCommittee> {
  const committee = await findCommittee(tx, scope, id);
  if (!committee) throw new FieldProblem({ committee_id: { code: "missing" } });
  return committee;
}

/** The saved session, which must bear what its state says. */
async function approved(tx: Tx, scope: Scope, id: number): Promise<Session> {
  const session = orNotFound(await sessionOf(tx, scope, id));
  checkApproval(session);
  return session;
}

export async function createSession(tx: Tx, scope: Scope, draft: SessionDraft): Promise<Session> {
  const committee = await committeeOf(tx, scope, draft.committee_id);
  checkAttendance(draft, committee);
  const { agreements, ...columns } = draft;
  const { company_id, id: committee_id } = committee;
  const id = await insertSession(tx, company_id, columns);
  await replaceAgreements(tx, { id, company_id, committee_id }, [], agreements);
  return approved(tx, scope, id);
}

export async function changeSession(
  tx: Tx,
  scope: Scope,
  id: number,
  { version, ...changes }: SessionPatch,
): Promise<Session> {
  const current = await held(tx, "committee_sessions", id, () => sessionOf(tx, scope, id), version);
  const { committee_id, company_id } = current;
  if (changes.committee_id !== undefined && changes.committee_id !== committee_id)
    throw new FieldProblem({ committee_id: { code: "session_stays" } });
  checkWhole(SessionDraft, current, changes);
  if (changes.attendance)
    checkAttendance({ attendance: changes.attendance }, await committeeOf(tx, scope, committee_id));
  const { agreements, ...columns } = changes;
  await updateSession(tx, id, columns);
  if (agreements) await replaceAgreements(tx, { id, company_id, committee_id }, current.agreements, agreements);
  return approved(tx, scope, id);
}

export async function deleteSession(tx: Tx, scope: Scope, id: number, version?: number): Promise<void> {
  await held(tx, "committee_sessions", id, () => sessionOf(tx, scope, id), version);
  await intoTrash(tx, "committee_sessions", id);
}

export async function undeleteSession(tx: Tx, scope: Scope, id: number): Promise<Session> {
  await held(tx, "committee_sessions", id, () => sessionOf(tx, scope, id, { trash: true }));
  await outOfTrash(tx, "committee_sessions", id);
  return orNotFound(await sessionOf(tx, scope, id));
}
