// Who chairs a committee on a day, when it is quorate, and how many may vote (V15). Pure.
import { titularRoles, type CommitteeMember } from "../resources/committees.ts";
import type { Attendance, Confirmation } from "../resources/committee-sessions.ts";

type Member = Pick<CommitteeMember, "id" | "person_id" | "role" | "substitutes_person_id" | "from_on" | "to_on">;
type Voter = Member & Pick<CommitteeMember, "is_voting">;
type Term = Pick<CommitteeMember, "role" | "from_on" | "to_on">;

/** Whether a term runs on a day, its first and last day included. */
export const isOn = ({ from_on, to_on }: Pick<Term, "from_on" | "to_on">, day: string): boolean =>
  from_on <= day && (to_on === null || to_on >= day);

const isTitular = ({ role }: Pick<Member, "role">) => titularRoles.includes(role);

/** How many must be there on a day: the fixed number, or more than half of the titulars. */
export const quorumRequired = (members: readonly Member[], day: string, quorum_number: number | null): number =>
  quorum_number ?? Math.floor(members.filter((it) => isOn(it, day) && isTitular(it)).length / 2) + 1;

/** Who takes each titular's seat on a day: the titular, or else one alternate of his. Guests never do. */
function seated<M extends Member>(members: readonly M[], day: string, there: ReadonlySet<number>): M[] {
  const current = members.filter((it) => isOn(it, day));
  return current.filter(isTitular).flatMap((titular) => {
    if (there.has(titular.id)) return [titular];
    const alternate = current.find(
      ({ id, role, substitutes_person_id }) =>
        role === "alternate" && substitutes_person_id === titular.person_id && there.has(id),
    );
    return alternate ? [alternate] : [];
  });
}

const present = (attendance: readonly Attendance[]) =>
  new Set(
    attendance
      .filter(({ presence }) => presence === "present" || presence === "remote")
      .map(({ member_id }) => member_id),
  );

/** How many count towards the quorum. */
export const quorumPresent = (members: readonly Member[], day: string, attendance: readonly Attendance[]): number =>
  seated(members, day, present(attendance)).length;

/** How many were there with a right to vote: an alternate votes only where the titular is absent. */
export const votersPresent = (members: readonly Voter[], day: string, attendance: readonly Attendance[]): number =>
  seated(members, day, present(attendance)).filter(({ is_voting }) => is_voting).length;

/** How many seats of titulars are promised, by the titular or an alternate: said before the session, it is no attendance. */
export const seatsConfirmed = (
  members: readonly Member[],
  day: string,
  confirmations: readonly Confirmation[],
): number => {
  const coming = confirmations.filter(({ answer }) => answer === "coming").map(({ member_id }) => member_id);
  return seated(members, day, new Set(coming)).length;
};

/** Who chairs on a day; undefined where nobody does. */
export const chairOn = <T extends Term>(members: readonly T[], day: string): T | undefined =>
  members.find((it) => it.role === "chair" && isOn(it, day));

/** The day before or after. */
export function dayBeside(day: string, step: 1 | -1): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + step);
  return at.toISOString().slice(0, 10);
}

/** Days without a chair, the first and last included; `to` is null where it lasts. */
export type ChairGap = { from: string; to: string | null };

/**
 * When a committee had or will have no chair, from its constitution to its dissolution. A term that ends in days to come is no gap yet:
 * there is time to name who follows; between two chairs who are named it is one.
 */
export function chairGaps(
  members: readonly Term[],
  { constituted_on, dissolved_on, today }: { constituted_on: string; dissolved_on: string | null; today: string },
): ChairGap[] {
  const terms = members
    .filter(({ role }) => role === "chair")
    .toSorted((one, other) => one.from_on.localeCompare(other.from_on));
  const gaps: ChairGap[] = [];
  let next = constituted_on;
  for (const { from_on, to_on } of terms) {
    if (from_on > next) gaps.push({ from: next, to: dayBeside(from_on, -1) });
    if (to_on === null) return gaps;
    if (to_on >= next) next = dayBeside(to_on, 1);
  }
  const last = dissolved_on ?? today;
  return next <= last ? [...gaps, { from: next, to: dissolved_on }] : gaps;
}

/** The day of an instant, YYYY-MM-DD, as the calendar of a time zone has it: sessions are held on the day of their place. */
export const dayAt = (timezone: string, instant: string | Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: timezone, dateStyle: "short" }).format(new Date(instant));
