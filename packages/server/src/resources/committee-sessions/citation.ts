// The citation to a session: on paper, and as a letter with that paper and the day for the calendar.
import type { Session } from "@atalaya/contract/resources/committee-sessions.ts";
import { chairOn, dayAt, isOn } from "@atalaya/contract/domain/quorum.ts";
import type { CommitteeMember } from "@atalaya/contract/resources/committees.ts";
import { say, type Language, type Parameters } from "@atalaya/contract/text.ts";
import { words, type WordKey } from "@atalaya/contract/words.ts";
import { mailWords } from "@atalaya/contract/words/mail.ts";
import { framed, type Letter } from "../../platform/people/letters.ts";
import type { Paper } from "../../platform/papers/pdf.ts";
import type { FoundCommittee } from "../committees/queries.ts";
import { titleOf } from "./calendar.ts";

type Called = { session: Session; committee: FoundCommittee; language: Language };

export const memberName = ({ first_name, last_name, second_last_name }: CommitteeMember): string =>
  [first_name, last_name, second_last_name].filter(Boolean).join(" ");

/** Whom a session is cited to: the members of its day, in the order of calling. */
export const citedTo = ({ session, committee }: Pick<Called, "session" | "committee">): CommitteeMember[] =>
  committee.members.filter((it) => isOn(it, dayAt(committee.timezone, session.starts_at)));

/** What a citation says, by lines: when in the hour of the place, where, how, and about what. */
function said({ session, committee, language }: Called) {
  const t = (key: WordKey, parameters: Parameters = {}) => say(words[key]!, language, parameters);
  const at = new Intl.DateTimeFormat(language === "es" ? "es-CL" : "en-GB", {
    dateStyle: "full",
    timeStyle: "short",
    hour12: false,
    timeZone: committee.timezone,
  }).format(new Date(session.starts_at));
  const chair = chairOn(committee.members, dayAt(committee.timezone, session.starts_at));
  return {
    intro: t("citation_intro", { committee: committee.name }),
    when: t("citation_when", { at }),
    where: [session.place, t(`session_mode.${session.mode}`)].filter(Boolean).join(" · "),
    agendaTitle: t("label.committee_sessions.agenda"),
    agenda: session.agenda,
    answer: t("citation_answer"),
    signed: chair ? `${memberName(chair)}, ${t("member_role.chair")}` : committee.name,
  };
}

export function citationPaper(called: Called): Paper {
  const { intro, when, where, agendaTitle, agenda, answer, signed } = said(called);
  const title = say(words["citation"]!, called.language);
  return {
    title: `${title} · ${titleOf(called)}`,
    content: [
      { text: title, style: "title" },
      { text: titleOf(called), style: "small", margin: [0, 0, 0, 14] },
      { text: intro, margin: [0, 0, 0, 8] },
      { text: when, bold: true },
      { text: where },
      ...(agenda.length > 0 ? [{ text: agendaTitle, style: "heading" }, { ol: agenda }] : []),
      { text: answer, margin: [0, 14, 0, 28] },
      { text: signed },
    ],
  };
}

/** To one member. */
export function citationLetter(called: Called & { name: string }): Letter {
  const { language, name } = called;
  const { intro, when, where, agendaTitle, agenda, answer, signed } = said(called);
  const greeting = say(mailWords.mail_greeting, language, { name });
  const items =
    agenda.length > 0 ? [[agendaTitle, ...agenda.map((it, index) => `${index + 1}. ${it}`)].join("\n")] : [];
  const subject = `${say(words["citation"]!, language)}: ${titleOf(called)}`;
  return { subject, ...framed(language, [greeting, intro, [when, where].join("\n"), ...items, answer, signed]) };
}
