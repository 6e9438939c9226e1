// The minutes of a session on paper: who was there and whether it was quorate, the agenda, what was said, voted and agreed.
import type { Agreement, Session, SessionName } from "@atalaya/contract/resources/committee-sessions.ts";
import type { CommitteeMember } from "@atalaya/contract/resources/committees.ts";
import { say, type Language, type Parameters } from "@atalaya/contract/text.ts";
import { words, type WordKey } from "@atalaya/contract/words.ts";
import type { Paper } from "../../platform/papers/pdf.ts";
import type { FoundCommittee } from "../committees/queries.ts";
import type { SealedMinutes } from "./sealing.ts";

/** Of sealed minutes there is no state of agreements: that goes on after them. */
type Agreed = Pick<Agreement, "number" | "text" | "responsible" | "due_on"> &
  Partial<Pick<Agreement, "status" | "is_overdue">>;
type Facts =
  "kind" | "number" | "year" | "starts_at" | "place" | "mode" | "status" | "approved_in" | "records" | "attendance";
type Held = Pick<
  Session,
  Facts | "quorum_required" | "quorum_present" | "is_quorate" | "agenda" | "minutes" | "votes"
> & {
  agreements: readonly Agreed[];
};
type Committee = Pick<FoundCommittee, "name" | "timezone"> & { members: readonly Member[] };
type Member = Pick<CommitteeMember, "id" | "role" | "first_name" | "last_name" | "second_last_name">;

/** `seal`: of the edition that is printed; `replaced_by`: the number of the present one, where another one took its place. */
type Of = {
  session: Held;
  committee: Committee;
  language: Language;
  seal?: SealedMinutes["edition"] & { sha256: string; replaced_by: number | null };
};

const day = (text: string, language: Language) =>
  text
    .split("-")
    .toReversed()
    .join(language === "es" ? "-" : "/");

const fullName = ({ first_name, last_name, second_last_name }: Member): string =>
  [first_name, last_name, second_last_name].filter(Boolean).join(" ");

/** The words of a language, and instants as the committee's place reads them. */
type Wording = {
  t: (key: WordKey, parameters?: Parameters) => string;
  language: Language;
  format: Intl.DateTimeFormat;
};
type Content = Paper["content"];

/** The minutes as they are printed; sealed ones end with their seal. */
export function minutesOf({ session, committee, language, seal }: Of): Paper {
  const wording: Wording = {
    t: (key, parameters = {}) => say(words[key]!, language, parameters),
    language,
    format: new Intl.DateTimeFormat(language === "es" ? "es-CL" : "en-GB", {
      dateStyle: "long",
      timeStyle: "short",
      hour12: false,
      timeZone: committee.timezone,
    }),
  };
  const content: Content = [
    { text: committee.name, style: "title" },
    ...headLines(session, wording),
    ...attendancePart(session, committee.members, wording),
    ...(session.agenda.length > 0 ? [heading("label.committee_sessions.agenda", wording), { ol: session.agenda }] : []),
    ...(session.minutes ? [heading("label.committee_sessions.minutes", wording), { rich_text: session.minutes }] : []),
    ...votesPart(session, wording),
    ...agreementsPart(session, seal !== undefined, wording),
    ...(seal ? [heading("seal", wording), ...sealLines(seal, wording)] : []),
  ];
  return { title: `${committee.name} · ${nameOf(session, wording)}`, content };
}

const heading = (key: WordKey, { t }: Wording) => ({ text: t(key), style: "heading" });

const nameOf = ({ kind, number, year }: SessionName, { t }: Wording) =>
  `${t(`session_kind.${kind}`)} ${number}/${year}`;

const table = (widths: (string | number)[], head: string[], rows: string[][]) => ({
  layout: "lightHorizontalLines",
  table: {
    headerRows: 1,
    widths,
    body: [head.map((text) => ({ text, bold: true, fontSize: 9 })), ...rows],
  },
});

/** Which session it was, when, where and how, and the events that it dealt with. */
function headLines(session: Held, wording: Wording): Content {
  const { t, format } = wording;
  return [
    { text: `${nameOf(session, wording)} · ${format.format(new Date(session.starts_at))}` },
    {
      text: [session.place, t(`session_mode.${session.mode}`), t(`session_status.${session.status}`)]
        .filter(Boolean)
        .join(" · "),
      style: "small",
    },
    ...(session.approved_in
      ? [{ text: t("session_approved_in", { session: nameOf(session.approved_in, wording) }), style: "small" }]
      : []),
    ...(session.records.length > 0
      ? [
          heading("label.committee_sessions.record_ids", wording),
          { ul: session.records.map(({ code, title }) => `${code} · ${title}`) },
        ]
      : []),
  ];
}

/** Who was there, and whether they were enough to decide. */
function attendancePart(session: Held, members: readonly Member[], wording: Wording): Content {
  const { t } = wording;
  const quorum =
    session.quorum_present === null
      ? t("session_quorum_unknown", { required: session.quorum_required })
      : t(session.is_quorate ? "session_quorate" : "session_not_quorate", {
          present: session.quorum_present,
          required: session.quorum_required,
        });
  const rows = session.attendance.map(({ member_id, presence, arrived_at }) => {
    const member = members.find(({ id }) => id === member_id);
    const role = member ? t(`member_role.${member.role}`) : "";
    return [member ? fullName(member) : "", role, t(`presence.${presence}`), arrived_at ?? ""];
  });
  return [
    heading("label.committee_sessions.attendance", wording),
    { text: quorum, margin: [0, 0, 0, 6] },
    table(
      ["*", 120, 80, 50],
      [
        t("label.committees.members.person_id"),
        t("label.committees.members.role"),
        t("session_presence"),
        t("session_arrived"),
      ],
      rows,
    ),
  ];
}

function votesPart({ votes }: Held, wording: Wording): Content {
  const { t } = wording;
  if (votes.length === 0) return [];
  return [
    heading("label.committee_sessions.votes", wording),
    table(
      ["*", 60, 60, 60],
      [
        t("label.committee_sessions.votes.subject"),
        t("label.committee_sessions.votes.in_favour"),
        t("label.committee_sessions.votes.against"),
        t("label.committee_sessions.votes.abstained"),
      ],
      votes.map((it) => [it.subject, String(it.in_favour), String(it.against), String(it.abstained)]),
    ),
  ];
}

function agreementsPart({ agreements }: Held, isSealed: boolean, wording: Wording): Content {
  const { t, language } = wording;
  if (agreements.length === 0) return [];
  return [
    heading("label.committee_sessions.agreements", wording),
    table(
      [24, "*", 110, 64, ...(isSealed ? [] : [64])],
      [
        t("row_number"),
        t("label.committee_sessions.agreements.text"),
        t("label.committee_sessions.agreements.responsible_member_id"),
        t("label.committee_sessions.agreements.due_on"),
        ...(isSealed ? [] : [t("label.committee_sessions.status")]),
      ],
      agreements.map((it) => [
        String(it.number),
        it.text,
        it.responsible,
        day(it.due_on, language),
        ...(it.status ? [t(it.is_overdue ? "agreement_overdue" : `agreement_status.${it.status}`)] : []),
      ]),
    ),
  ];
}

/** Which edition this is, who sealed it and when, and the letters by which anybody can check it. */
function sealLines(seal: NonNullable<Of["seal"]>, { t, format }: Wording) {
  const at = format.format(new Date(seal.sealed_at));
  const by = seal.sealed_by ?? t("seal_system");
  const lines = [
    t("seal_said", { number: seal.number, at, by }),
    ...(seal.reason ? [t("seal_replaces", { number: seal.number - 1, reason: seal.reason })] : []),
    ...(seal.replaced_by ? [t("seal_replaced_by", { number: seal.replaced_by })] : []),
    // In groups, as people compare it; and no word of a paper is that long.
    `SHA-256 ${seal.sha256.match(/.{8}/g)!.join(" ")}`,
  ];
  return lines.map((text) => ({ text, style: "small" }));
}
