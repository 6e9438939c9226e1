// A session with its quorum, and what must hold between it and its committee (V15). Pure.
import { isDeepStrictEqual } from "node:util";
import { dayAt, isOn, quorumPresent, quorumRequired, votersPresent } from "@atalaya/contract/domain/quorum.ts";
import type {
  Session,
  SessionDraft,
  SessionPatch,
  SessionSummary,
} from "@atalaya/contract/resources/committee-sessions.ts";
import type { CommitteeMember } from "@atalaya/contract/resources/committees.ts";
import { FieldProblem, Problem, type FieldIssues } from "../../platform/http/problem.ts";
import type { FoundCommittee } from "../committees/queries.ts";
import type { FoundSummary } from "./queries.ts";

type Of = { members: readonly CommitteeMember[]; quorum_number: number | null };
type Quorum = Pick<SessionSummary, "quorum_required" | "quorum_present" | "is_quorate">;

/** Counted with the members of the day on which it was held; of approved minutes, as it was when they were approved. */
export function counted<S extends FoundSummary>(
  { held_on, approved_quorum_required, approved_quorum_present, ...session }: S,
  { members, quorum_number }: Of,
): Omit<S, "held_on" | "approved_quorum_required" | "approved_quorum_present"> & Quorum {
  const quorum_required = approved_quorum_required ?? quorumRequired(members, held_on, quorum_number);
  const found = session.attendance.length === 0 ? null : quorumPresent(members, held_on, session.attendance);
  const quorum_present = approved_quorum_present ?? found;
  const is_quorate = quorum_present === null ? null : quorum_present >= quorum_required;
  return { ...session, quorum_required, quorum_present, is_quorate };
}

type Attended = Pick<SessionDraft, "starts_at" | "attendance" | "status">;

/** What is kept of the quorum with a session: nothing before its minutes are approved, which needs one. */
export function approvalOf({ starts_at, attendance, status }: Attended, committee: FoundCommittee) {
  if (status !== "minutes_approved") return {};
  const day = dayAt(committee.timezone, starts_at);
  const approved_quorum_required = quorumRequired(committee.members, day, committee.quorum_number);
  const approved_quorum_present = quorumPresent(committee.members, day, attendance);
  if (approved_quorum_present < approved_quorum_required) throw new FieldProblem({ status: { code: "not_quorate" } });
  return { approved_quorum_required, approved_quorum_present };
}

type Agreement = SessionDraft["agreements"][number];
type Saved = Pick<Session, "starts_at" | "attendance" | "votes" | "agreements" | "status">;

/** Only members of the committee attend, confirm and answer for agreements. */
function membersMissing(draft: SessionDraft, { members }: Of): FieldIssues {
  const ids = new Set(members.map(({ id }) => id));
  const named = [
    ...draft.attendance.map(({ member_id }, index) => [`attendance.${index}.member_id`, member_id] as const),
    ...draft.confirmations.map(({ member_id }, index) => [`confirmations.${index}.member_id`, member_id] as const),
    ...draft.agreements.map(
      ({ responsible_member_id: id }, index) => [`agreements.${index}.responsible_member_id`, id] as const,
    ),
  ];
  return Object.fromEntries(
    named.filter(([, id]) => id !== null && !ids.has(id)).map(([field]) => [field, { code: "missing" as const }]),
  );
}

/** A session is held while its committee lives. */
function lifeIssues(day: string, { constituted_on, dissolved_on }: FoundCommittee): FieldIssues {
  if (day < constituted_on) return { starts_at: { code: "before_constitution" } };
  return isOn({ from_on: constituted_on, to_on: dissolved_on }, day)
    ? {}
    : { starts_at: { code: "after_dissolution" } };
}

/** Nobody votes twice, nor without the right to. */
function voteIssues({ votes, attendance }: SessionDraft, day: string, { members }: Of): FieldIssues {
  const voters = votersPresent(members, day, attendance);
  return Object.fromEntries(
    votes.flatMap(({ in_favour, against, abstained }, index) => {
      const given = in_favour + against + abstained;
      const issue = { code: "too_many_votes" as const, parameters: { given, voters } };
      return given > voters ? [[`votes.${index}.in_favour`, issue]] : [];
    }),
  );
}

/** An agreement is due after it was made; who is responsible is chosen, not written anew. */
function agreementIssues(agreements: readonly Agreement[], day: string, before: Saved["agreements"]): FieldIssues {
  const issues: FieldIssues = {};
  for (const [index, it] of agreements.entries()) {
    const known = before.find(({ id }) => id === it.id);
    if (it.due_on < day && it.due_on !== known?.due_on)
      issues[`agreements.${index}.due_on`] = { code: "due_before_session" };
    if (it.responsible_text !== null && it.responsible_text !== known?.responsible_text)
      issues[`agreements.${index}.responsible_member_id`] = { code: "responsible_needed" };
  }
  return issues;
}

/** What was saved before it had to hold stays until it is touched. */
export function checkSession(draft: SessionDraft, committee: FoundCommittee, before?: Saved): void {
  const day = dayAt(committee.timezone, draft.starts_at);
  const touches = (...fields: (keyof Saved)[]) =>
    fields.some((field) => !isDeepStrictEqual(draft[field], before?.[field]));
  const issues = {
    ...membersMissing(draft, committee),
    ...(touches("starts_at") && lifeIssues(day, committee)),
    ...(touches("votes", "attendance", "status") && voteIssues(draft, day, committee)),
    ...agreementIssues(draft.agreements, day, before?.agreements ?? []),
  };
  if (Object.keys(issues).length > 0) throw new FieldProblem(issues);
}

/** Of an agreement, what the minutes say: not what becomes of it. */
const agreed = ({
  id,
  text,
  responsible_member_id,
  responsible_institution_id,
  responsible_text,
  due_on,
  lesson_id,
}: Agreement) => ({
  id,
  text,
  responsible_member_id,
  responsible_institution_id,
  responsible_text,
  due_on,
  lesson_id,
});

/** Whether a rectification changes anything. */
export const differs = (current: Session, changes: Partial<SessionDraft>): boolean =>
  Object.entries(changes).some(([field, value]) =>
    field === "agreements"
      ? !isDeepStrictEqual((value as Agreement[]).map(agreed), current.agreements.map(agreed))
      : !isDeepStrictEqual(value, current[field as keyof Session]),
  );

/** Of sealed minutes only the state of agreements moves on (decision 0024). */
export function checkSealed({ agreements }: Saved, changes: Omit<SessionPatch, "version">): void {
  const { agreements: wanted, ...others } = changes;
  const isFollowUp = wanted === undefined || isDeepStrictEqual(wanted.map(agreed), agreements.map(agreed));
  if (Object.keys(others).length > 0 || !isFollowUp) throw new Problem("minutes_sealed");
}
