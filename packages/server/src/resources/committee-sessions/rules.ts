// A session with its quorum, and when its minutes may be approved (V15). Pure.
import type { Session, SessionDraft, SessionSummary } from "@atalaya/contract/resources/committee-sessions.ts";
import type { CommitteeMember } from "@atalaya/contract/resources/committees.ts";
import { FieldProblem } from "../../platform/problem.ts";
import { quorumPresent, quorumRequired } from "@atalaya/contract/quorum.ts";
import type { FoundSummary } from "./queries.ts";

type Of = { members: readonly CommitteeMember[]; quorum_number: number | null };

/** Counted with the members of the day on which it was held. */
export function counted<S extends FoundSummary>(
  { held_on, ...session }: S,
  { members, quorum_number }: Of,
): Omit<S, "held_on"> & Pick<SessionSummary, "quorum_required" | "quorum_present" | "is_quorate"> {
  const quorum_required = quorumRequired(members, held_on, quorum_number);
  const quorum_present = session.attendance.length === 0 ? null : quorumPresent(members, held_on, session.attendance);
  const is_quorate = quorum_present === null ? null : quorum_present >= quorum_required;
  return { ...session, quorum_required, quorum_present, is_quorate };
}

/** Minutes are approved of a session that was attended and quorate. */
export function checkApproval({ status, is_quorate }: Pick<Session, "status" | "is_quorate">): void {
  if (status === "minutes_approved" && !is_quorate) throw new FieldProblem({ status: { code: "not_quorate" } });
}

/** Only members of the committee attend. */
export function checkAttendance({ attendance }: Pick<SessionDraft, "attendance">, { members }: Of): void {
  const ids = new Set(members.map(({ id }) => id));
  const index = attendance.findIndex(({ member_id }) => !ids.has(member_id));
  if (index >= 0) throw new FieldProblem({ [`attendance.${index}.member_id`]: { code: "missing" } });
}
