// A session of a committee as something to be read: who was there, what was to be dealt with, what was said, voted and agreed.
import { factsOf, paperSection, type Paper, type PaperBlock } from "@atalaya/contract/paper.ts";
import { committeeSessions, type Session } from "@atalaya/contract/resources/committee-sessions.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { useVersionText } from "../../screens/version-text.ts";
import { formatDay, formatInstant, formatNumber } from "../../ui/format.ts";
import { useLanguage, useWords, type Translate } from "../../ui/words.ts";
import { fullName } from "../persons/queries.ts";
import { sessionMark } from "./session-mark.ts";
import { useSessionName } from "./use-committees.ts";

/** The committee's own colour among the pictures of the console. */
const picture = { icon: "users", color: "#1565C0" };

type Told = {
  session: Session;
  memberOf: (id: number) => Committee["members"][number] | undefined;
  labelOf: (field: string) => string;
  nameOf: ReturnType<typeof useSessionName>;
  t: Translate;
  language: Language;
};

export function useSessionPaper(committee: Committee, session: Session): Paper {
  const t = useWords();
  const [language] = useLanguage();
  const labelOf = useLabelOf(committeeSessions);
  const nameOf = useSessionName();
  const versionText = useVersionText();
  const memberOf = (id: number) => committee.members.find((member) => member.id === id);
  const told = { session, memberOf, labelOf, nameOf, t, language };
  const sections = [
    paperSection(labelOf("agenda"), [{ kind: "list", is_numbered: true, items: session.agenda }]),
    paperSection(labelOf("attendance"), [quorumNote(told), attendanceTable(told)]),
    paperSection(labelOf("confirmations"), [confirmationsTable(told)]),
    paperSection(labelOf("minutes"), [{ kind: "rich_text", html: session.minutes ?? "" }]),
    paperSection(labelOf("votes"), [votesTable(told)]),
    paperSection(labelOf("agreements"), [agreementsTable(told)]),
    paperSection(t("session_panel"), [sessionFacts(told)], { is_side: true }),
    paperSection(labelOf("record_ids"), [recordLinks(told)], { is_side: true }),
  ];
  return {
    title: nameOf(session),
    lead: [committee.name, formatInstant(session.starts_at, language), session.place].filter(Boolean).join(" · "),
    reference: versionText(session) ?? "",
    picture,
    marks: [sessionMark(session, t)],
    sections: sections.filter((section) => section !== null),
  };
}

function quorumNote({ session, t }: Told): PaperBlock | null {
  const { attendance, quorum_present: present, quorum_required: required, is_quorate } = session;
  if (attendance.length === 0) return null;
  return {
    kind: "note",
    status: is_quorate ? "success" : "warning",
    icon: is_quorate ? "check" : "users",
    text: t(is_quorate ? "session_quorate" : "session_not_quorate", { present: present ?? 0, required }),
  };
}

/** Who a member is, and as what; the row of somebody who left the committee stays. */
function memberCells({ memberOf, t }: Told, member_id: number): [string, string] {
  const member = memberOf(member_id);
  return member ? [fullName(member), t(`member_role.${member.role}`)] : ["—", "—"];
}

function attendanceTable(told: Told): PaperBlock {
  const { session, labelOf, t } = told;
  return {
    kind: "table",
    label: labelOf("attendance"),
    columns: [t("session_member"), t("session_role"), t("session_presence"), t("session_arrived")],
    numeric: [],
    rows: session.attendance.map(({ member_id, presence, arrived_at }) => [
      ...memberCells(told, member_id),
      t(`presence.${presence}`),
      arrived_at ?? "—",
    ]),
  };
}

function confirmationsTable(told: Told): PaperBlock {
  const { session, labelOf, t } = told;
  return {
    kind: "table",
    label: labelOf("confirmations"),
    columns: [t("session_member"), t("session_role"), t("confirmation")],
    numeric: [],
    rows: session.confirmations.map(({ member_id, answer }) => [
      ...memberCells(told, member_id),
      t(`confirmation.${answer}`),
    ]),
  };
}

function votesTable({ session, labelOf, t, language }: Told): PaperBlock {
  const count = (number: number) => formatNumber(number, language);
  return {
    kind: "table",
    label: labelOf("votes"),
    columns: [
      t("label.committee_sessions.votes.subject"),
      t("label.committee_sessions.votes.in_favour"),
      t("label.committee_sessions.votes.against"),
      t("label.committee_sessions.votes.abstained"),
    ],
    numeric: [1, 2, 3],
    rows: session.votes.map((vote) => [
      vote.subject,
      count(vote.in_favour),
      count(vote.against),
      count(vote.abstained),
    ]),
  };
}

function agreementsTable({ session, labelOf, t, language }: Told): PaperBlock {
  return {
    kind: "table",
    label: labelOf("agreements"),
    columns: [
      t("label.committee_sessions.agreements.text"),
      t("label.committee_sessions.agreements.responsible_member_id"),
      t("label.committee_sessions.agreements.due_on"),
      labelOf("status"),
    ],
    numeric: [],
    rows: session.agreements.map(({ number, text, responsible, due_on, status, is_overdue }) => [
      `${number}. ${text}`,
      responsible,
      formatDay(due_on, language),
      is_overdue ? t("agreement_overdue") : t(`agreement_status.${status}`),
    ]),
  };
}

function sessionFacts({ session, labelOf, nameOf, t, language }: Told): PaperBlock {
  return factsOf([
    [labelOf("starts_at"), formatInstant(session.starts_at, language)],
    [labelOf("ends_at"), session.ends_at && formatInstant(session.ends_at, language)],
    [labelOf("mode"), t(`session_mode.${session.mode}`)],
    [labelOf("place"), session.place],
    [labelOf("phase"), session.phase && t(`phase.${session.phase}`)],
    [labelOf("emergency_level"), session.emergency_level && t(`level.${session.emergency_level}`)],
    [labelOf("approved_in_session_id"), session.approved_in && nameOf(session.approved_in)],
  ]);
}

function recordLinks({ session, t }: Told): PaperBlock {
  return {
    kind: "links",
    links: session.records.map(({ id, domain, code, title }) => ({
      label: t(`domain.${domain}`),
      text: title,
      detail: code,
      address: `/records/${domain}?record=${id}`,
    })),
  };
}
