// Writing committees: in the caller's places, constituted by an act that he sees, of people who work there (V15).
import { CommitteeDraft, type Committee, type CommitteePatch } from "@atalaya/contract/resources/committees.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { countPointers } from "../../platform/database/pointers.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound, refuseWhenUsed } from "../../platform/http/problem.ts";
import { checkWhole } from "../../platform/http/schemas.ts";
import { within, type Scope } from "../../platform/scope.ts";
import { documentsSeen } from "../legal-documents/queries.ts";
import { personsThere } from "../persons/queries.ts";
import { rulesOf } from "../packs/queries.ts";
import {
  committeePointers,
  findCommittee,
  insertCommittee,
  namedInSessions,
  placeOf,
  replaceMembers,
  sessionDays,
  updateCommittee,
} from "./queries.ts";
import { checkLife, checkPlace, withQuorum } from "./rules.ts";

/** The committee with its quorum and who chairs it today; undefined where the caller does not see it. */
export async function committeeOf(db: Db | Tx, scope: Scope, id: number, which = {}): Promise<Committee | undefined> {
  const committee = await findCommittee(db, scope, id, which);
  return committee && withQuorum(committee, await rulesOf(db, committee.country));
}

const documents = ["constitution_document_id", "regulation_document_id"] as const;

/** Documents and persons that are newly named must be seen by the caller. */
async function checkNamed(tx: Tx, scope: Scope, draft: CommitteeDraft, before?: Committee): Promise<void> {
  const seen = await documentsSeen(
    tx,
    scope,
    documents.flatMap((field) => draft[field] ?? []),
  );
  for (const field of documents) {
    const id = draft[field];
    if (id !== null && id !== before?.[field] && !seen.has(id))
      throw new FieldProblem({ [field]: { code: "missing" } });
  }
  const known = new Set(before?.members.map(({ person_id }) => person_id));
  const ids = draft.members.map(({ person_id }) => person_id);
  const there = await personsThere(tx, scope, ids);
  for (const [index, id] of ids.entries())
    if (!known.has(id) && !there.has(id))
      throw new FieldProblem({ [`members.${index}.person_id`]: { code: "missing" } });
  const own = new Set(before?.members.map(({ id }) => id));
  for (const [index, { id }] of draft.members.entries())
    if (id !== null && !own.has(id)) throw new FieldProblem({ [`members.${index}.id`]: { code: "missing" } });
}

/** The place may have such a committee, by the law of its country. */
async function mayBeThere(tx: Tx, draft: CommitteeDraft): Promise<void> {
  const place = await placeOf(tx, draft.company_id);
  checkPlace(draft, place, place ? await rulesOf(tx, place.country) : null);
}

export async function createCommittee(tx: Tx, scope: Scope, draft: CommitteeDraft): Promise<Committee> {
  within(scope, draft.company_id);
  await mayBeThere(tx, draft);
  await checkNamed(tx, scope, draft);
  const { members, ...columns } = draft;
  const id = await insertCommittee(tx, columns);
  await replaceMembers(tx, { id, company_id: draft.company_id }, [], members);
  return orNotFound(await committeeOf(tx, scope, id));
}

/** What a session says of the committee stays true: its place, its life, the kind that its place may have. */
async function mayBecome(tx: Tx, current: Committee, draft: CommitteeDraft): Promise<void> {
  const moves = draft.company_id !== current.company_id;
  if (moves && current.session_count > 0) throw new FieldProblem({ company_id: { code: "committee_met" } });
  if (moves || draft.kind !== current.kind || draft.level !== current.level) await mayBeThere(tx, draft);
  checkLife(draft, current, await sessionDays(tx, current.id));
}

/** Who attended a session stays in the list, with the day of leaving. */
async function mayStrike(tx: Tx, current: Committee, members: CommitteeDraft["members"]): Promise<void> {
  const kept = new Set(members.map(({ id }) => id));
  const were = await namedInSessions(tx, current.id);
  if (current.members.some(({ id }) => were.has(id) && !kept.has(id)))
    throw new FieldProblem({ members: { code: "member_attended" } });
}

export async function changeCommittee(
  tx: Tx,
  scope: Scope,
  id: number,
  { version, ...changes }: CommitteePatch,
): Promise<Committee> {
  const current = await held(tx, "committees", id, () => committeeOf(tx, scope, id), version);
  if (changes.company_id !== undefined) within(scope, changes.company_id);
  checkWhole(CommitteeDraft, current, changes);
  const draft = { ...current, ...changes };
  await mayBecome(tx, current, draft);
  await checkNamed(tx, scope, draft, current);
  const { members, ...columns } = changes;
  if (members) await mayStrike(tx, current, members);
  await updateCommittee(tx, id, columns);
  if (members) await replaceMembers(tx, { id, company_id: draft.company_id }, current.members, members);
  return orNotFound(await committeeOf(tx, scope, id));
}

/** A committee that met is refused, with the number of its sessions (V18): it is dissolved instead. */
export async function deleteCommittee(tx: Tx, scope: Scope, id: number, version?: number): Promise<void> {
  await held(tx, "committees", id, () => committeeOf(tx, scope, id), version);
  refuseWhenUsed(await countPointers(tx, "committees", committeePointers, id));
  await intoTrash(tx, "committees", id);
}

export async function undeleteCommittee(tx: Tx, scope: Scope, id: number): Promise<Committee> {
  await held(tx, "committees", id, () => committeeOf(tx, scope, id, { trash: true }));
  await outOfTrash(tx, "committees", id);
  return orNotFound(await committeeOf(tx, scope, id));
}
