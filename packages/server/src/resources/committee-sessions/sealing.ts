// What is sealed of approved minutes (decision 0024): the session as it was approved, and the committee that approved it.
import { chairOn, dayAt, isOn } from "@atalaya/contract/domain/quorum.ts";
import type { Agreement, Session } from "@atalaya/contract/resources/committee-sessions.ts";
import type { CommitteeMember } from "@atalaya/contract/resources/committees.ts";
import type { Seal } from "@atalaya/contract/resources/editions.ts";
import type { Tx } from "../../platform/database/database.ts";
import { committeeById, type FoundCommittee } from "../committees/queries.ts";
import { insertEdition } from "../editions/queries.ts";
import { listUnsealed, updateSession, type FoundSession } from "./queries.ts";
import { counted } from "./rules.ts";

type Unsealed = Omit<Session, "records">;

/** A member as he was on the day. */
const memberThen = (member: CommitteeMember) => {
  const { id, person_id, role, substitutes_person_id, is_voting, first_name, last_name, second_last_name } = member;
  const { position_es, institution_name_es } = member;
  const name = { first_name, last_name, second_last_name, position_es, institution_name_es };
  return { id, person_id, role, substitutes_person_id, is_voting, ...name };
};

const agreedThen = ({ number, text, responsible, due_on }: Agreement) => ({ number, text, responsible, due_on });

/**
 * The content of an edition of minutes. Records are named by their ids: what they are called, each reader sees as far as he may. What
 * becomes of an agreement is no part of it.
 */
function minutesContent(session: Unsealed, committee: FoundCommittee) {
  const { id, number, year, kind, mode, starts_at, ends_at, place, phase, emergency_level, agenda, record_ids } =
    session;
  const called = {
    id,
    number,
    year,
    kind,
    mode,
    starts_at,
    ends_at,
    place,
    phase,
    emergency_level,
    agenda,
    record_ids,
  };
  const { attendance, quorum_required, quorum_present, is_quorate, minutes, votes, approved_in } = session;
  const { approved_in_session_id } = session;
  const quorum = { quorum_required, quorum_present, is_quorate };
  const decided = { attendance, ...quorum, minutes, votes, approved_in, approved_in_session_id };
  const day = dayAt(committee.timezone, starts_at);
  const were = new Set(attendance.map(({ member_id }) => member_id));
  return {
    format: "atalaya-minutes-1",
    committee: {
      id: committee.id,
      name: committee.name,
      kind: committee.kind,
      level: committee.level,
      place: committee.company_name,
      timezone: committee.timezone,
      chair_member_id: chairOn(committee.members, day)?.id ?? null,
      members: committee.members.filter((it) => isOn(it, day) || were.has(it.id)).map(memberThen),
    },
    session: {
      ...called,
      ...decided,
      agreements: session.agreements.map(agreedThen),
    },
  };
}

/** What `JSON.parse` gives of an edition's content. */
export type SealedMinutes = ReturnType<typeof minutesContent> & {
  edition: Omit<Seal, "sha256"> & { reason: string | null; replaces_sha256: string | null };
};

/** Freezes approved minutes as the next edition. The caller holds the session's row. */
export const sealMinutes = (tx: Tx, session: Unsealed, committee: FoundCommittee, reason: string | null) =>
  insertEdition(tx, {
    kind: "minutes",
    resource: "committee_sessions",
    record_id: session.id,
    company_id: session.company_id,
    approved_in_session_id: session.approved_in_session_id,
    reason,
    content: minutesContent(session, committee),
  });

/** Seals what was approved before there were seals: once, when a server starts with it. */
export async function sealApproved(tx: Tx): Promise<void> {
  for (const found of await listUnsealed(tx)) await sealFound(tx, found);
}

async function sealFound(tx: Tx, found: FoundSession): Promise<void> {
  const committee = await committeeById(tx, found.committee_id);
  const session = counted(found, committee);
  await updateSession(tx, session.id, {
    approved_quorum_required: session.quorum_required,
    approved_quorum_present: session.quorum_present ?? 0,
  });
  await sealMinutes(tx, session, committee, null);
}
