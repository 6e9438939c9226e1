// The call sheet on paper: who is called, in which order, on which number, and who stands in.
import type { Committee, CommitteeMember } from "@atalaya/contract/resources/committees.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { words, type WordKey } from "@atalaya/contract/words.ts";
import type { Paper } from "../../platform/papers/pdf.ts";

type Named = Pick<CommitteeMember, "first_name" | "last_name" | "second_last_name">;

export const fullName = ({ first_name, last_name, second_last_name }: Named): string =>
  [first_name, last_name, second_last_name].filter(Boolean).join(" ");

/** Today's members in the order of calling; each alternate stands beside the titular. */
export function callSheet(committee: Committee, language: Language): Paper {
  const t = (key: WordKey, parameters = {}) => say(words[key]!, language, parameters);
  const current = committee.members.filter(({ is_current }) => is_current);
  const alternatesOf = ({ person_id }: CommitteeMember) =>
    current.filter(({ substitutes_person_id }) => substitutes_person_id === person_id);
  const rows = current
    .filter(({ role }) => role !== "alternate")
    .map((member, index) => [
      String(index + 1),
      [
        { text: fullName(member), bold: true },
        { text: member.institution_name_es ?? "", style: "small" },
      ],
      t(`member_role.${member.role}`),
      member.phone_24x7 ?? member.phone ?? "—",
      alternatesOf(member)
        .map((it) => `${fullName(it)}\n${it.phone_24x7 ?? it.phone ?? "—"}`)
        .join("\n") || "—",
    ]);
  const head = [
    t("row_number"),
    t("label.committees.members.person_id"),
    t("label.committees.members.role"),
    t("label.persons.phone_24x7"),
    t("member_role.alternate"),
  ];
  const content: Paper["content"] = [
    { text: committee.name, style: "title" },
    { text: `${committee.company_name} · ${t("committee_call_sheet")}`, style: "small" },
    {
      margin: [0, 14, 0, 0],
      layout: "lightHorizontalLines",
      table: {
        headerRows: 1,
        widths: [24, "*", 92, 92, 120],
        body: [head.map((text) => ({ text, bold: true, fontSize: 9 })), ...rows],
      },
    },
  ];
  return { title: `${committee.name} · ${t("committee_call_sheet")}`, content };
}
