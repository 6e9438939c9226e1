// The members of a committee with their telephones, for a spreadsheet.
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { words, type WordKey } from "@atalaya/contract/words.ts";
import { asWorkbook } from "../../platform/sheets/workbook.ts";
import { fullName } from "./call-sheet.ts";

/** Text in every cell: a number with zeros in front stays one, and nothing is a formula. */
export function contactSheet(committee: Committee, language: Language): Promise<Buffer> {
  const t = (key: WordKey) => say(words[key]!, language);
  const head = [
    t("label.committees.members.person_id"),
    t("label.committees.members.role"),
    t("label.persons.institution_id"),
    t("label.persons.phone_24x7"),
    t("label.persons.phone"),
    t("label.persons.email"),
  ];
  const lines = committee.members
    .filter(({ is_current }) => is_current)
    .map((member) => [
      fullName(member),
      t(`member_role.${member.role}`),
      member.institution_name_es,
      member.phone_24x7,
      member.phone,
      member.email,
    ]);
  const name = t("sheet_data");
  return asWorkbook("xlsx", [{ name, widths: [32, 24, 36, 18, 18, 30], rows: [head, ...lines] }], language);
}
