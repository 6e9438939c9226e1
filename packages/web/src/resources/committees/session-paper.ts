// A session of a committee as something to be read: who was there, what was to be dealt with, what was said, voted and agreed.
import { useMemo } from "react";
import { factsOf, paperSection, type Paper } from "@atalaya/contract/paper.ts";
import { committeeSessions, type Session } from "@atalaya/contract/resources/committee-sessions.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { useVersionText } from "../../screens/version-text.ts";
import { formatDay, formatInstant, formatNumber } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { fullName } from "../persons/queries.ts";
import { sessionMark } from "./session-mark.ts";
import { useSessionName } from "./use-committees.ts";

/** The committee's own colour among the pictures of the console. */
const picture = { icon: "users", color: "#1565C0" };

export function useSessionPaper(committee: Committee, session: Session): Paper {
  const t = useWords();
  const [language] = useLanguage();
  const labelOf = useLabelOf(committeeSessions);
  const nameOf = useSessionName();
  const versionText = useVersionText();
  return useMemo(() => {
    const { attendance, quorum_present: present, quorum_required: required, is_quorate } = session;
    const memberOf = (id: number) => committee.members.find((member) => member.id === id);
    const count = (number: number) => formatNumber(number, language);
    const sections = [
      paperSection(labelOf("agenda"), [{ kind: "list", is_numbered: true, items: session.agenda }]),
      paperSection(labelOf("attendance"), [
        attendance.length > 0 && {
          kind: "note",
          status: is_quorate ? "success" : "warning",
          icon: is_quorate ? "check" : "users",
          text: t(is_quorate ? "session_quorate" : "session_not_quorate", { present: present ?? 0, required }),
        },
        {
          kind: "table",
          label: labelOf("attendance"),
          columns: [t("session_member"), t("session_role"), t("session_presence"), t("session_arrived")],
          numeric: [],
          rows: attendance.map(({ member_id, presence, arrived_at }) => {
            const member = memberOf(member_id);
            return [
              member ? fullName(member) : "—",
              member ? t(`member_role.${member.role}`) : "—",
              t(`presence.${presence}`),
              arrived_at ?? "—",
            ];
          }),
        },
      ]),
      paperSection(labelOf("confirmations"), [
        {
          kind: "table",
          label: labelOf("confirmations"),
          columns: [t("session_member"), t("session_role"), t("confirmation")],
          numeric: [],
          rows: session.confirmations.map(({ member_id, answer }) => {
            const member = memberOf(member_id);
            return [
              member ? fullName(member) : "—",
              member ? t(`member_role.${member.role}`) : "—",
              t(`confirmation.${answer}`),
            ];
          }),
        },
      ]),
      paperSection(labelOf("minutes"), [{ kind: "rich_text", html: session.minutes ?? "" }]),
      paperSection(labelOf("votes"), [
        {
          kind: "table",
          label: labelOf("votes"),
          columns: [t("vote_subject"), t("vote_in_favour"), t("vote_against"), t("vote_abstained")],
          numeric: [1, 2, 3],
          rows: session.votes.map((vote) => [
            vote.subject,
            count(vote.in_favour),
            count(vote.against),
            count(vote.abstained),
          ]),
        },
      ]),
      paperSection(labelOf("agreements"), [
        {
          kind: "table",
          label: labelOf("agreements"),
          columns: [t("agreement"), t("agreement_responsible"), t("agreement_due"), labelOf("status")],
          numeric: [],
          rows: session.agreements.map(({ number, text, responsible, due_on, status, is_overdue }) => [
            `${number}. ${text}`,
            responsible,
            formatDay(due_on, language),
            is_overdue ? t("agreement_overdue") : t(`agreement_status.${status}`),
          ]),
        },
      ]),
      paperSection(
        t("session_panel"),
        [
          factsOf([
            [labelOf("starts_at"), formatInstant(session.starts_at, language)],
            [labelOf("ends_at"), session.ends_at && formatInstant(session.ends_at, language)],
            [labelOf("mode"), t(`session_mode.${session.mode}`)],
            [labelOf("place"), session.place],
            [labelOf("phase"), session.phase && t(`phase.${session.phase}`)],
            [labelOf("emergency_level"), session.emergency_level && t(`level.${session.emergency_level}`)],
            [labelOf("approved_in_session_id"), session.approved_in && nameOf(session.approved_in)],
          ]),
        ],
        { is_side: true },
      ),
      paperSection(
        labelOf("record_ids"),
        [
          {
            kind: "links",
            links: session.records.map(({ id, domain, code, title }) => ({
              label: t(`domain.${domain}`),
              text: title,
              detail: code,
              address: `/records/${domain}?record=${id}`,
            })),
          },
        ],
        { is_side: true },
      ),
    ];
    return {
      title: nameOf(session),
      lead: [committee.name, formatInstant(session.starts_at, language), session.place].filter(Boolean).join(" · "),
      reference: versionText(session) ?? "",
      picture,
      marks: [sessionMark(session, t)],
      sections: sections.filter((section) => section !== null),
    };
  }, [committee, session, language, t]);
}
