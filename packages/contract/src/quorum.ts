// When a committee is quorate (V15). Pure.
import { titularRoles, type CommitteeMember } from "./resources/committees.ts";
import type { Attendance } from "./resources/committee-sessions.ts";

type Member = Pick<CommitteeMember, "id" | "person_id" | "role" | "substitutes_person_id" | "from_on" | "to_on">;

const on = (day: string) => (member: Member) => member.from_on <= day && (member.to_on === null || member.to_on >= day);
const isTitular = ({ role }: Pick<Member, "role">) => titularRoles.includes(role);

/** How many must be there on a day: the fixed number, or more than half of the titulars. */
export const quorumRequired = (members: readonly Member[], day: string, quorum_number: number | null): number =>
  quorum_number ?? Math.floor(members.filter(on(day)).filter(isTitular).length / 2) + 1;

/** How many count: each titular who is there, or else one alternate of his. Guests never do. */
export function quorumPresent(members: readonly Member[], day: string, attendance: readonly Attendance[]): number {
  const there = new Set(
    attendance
      .filter(({ presence }) => presence === "present" || presence === "remote")
      .map(({ member_id }) => member_id),
  );
  const current = members.filter(on(day));
  return current.filter(
    (titular) =>
      isTitular(titular) &&
      (there.has(titular.id) ||
        current.some(
          ({ id, role, substitutes_person_id }) =>
            role === "alternate" && substitutes_person_id === titular.person_id && there.has(id),
        )),
  ).length;
}

/** The day of an instant, YYYY-MM-DD, as the calendar of a time zone has it: sessions are held on the day of their place. */
export const dayAt = (timezone: string, instant: string | Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: timezone, dateStyle: "short" }).format(new Date(instant));
