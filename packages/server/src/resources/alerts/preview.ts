// What the next message of an alert would say, in the forms in which people and machines read it.
import { longText, shortText } from "@atalaya/contract/domain/cap/texts.ts";
import { issueText } from "@atalaya/contract/errors.ts";
import type { AlertPreview, Submission } from "@atalaya/contract/resources/alerts/answers.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Db } from "../../platform/database/database.ts";
import { areaNext } from "./area.ts";
import { FieldProblem, type FieldIssues } from "../../platform/http/problem.ts";
import { capFileOf } from "./cap-file.ts";
import { telephoneText, type ToSay } from "./cap-message.ts";
import { contentNext, toSay } from "./next-message.ts";
import type { FoundAlert } from "./queries.ts";
import { contentOf, findingsOn } from "./rules.ts";

/** Null while something that CAP asks for is missing, or cannot say: the findings say what. */
function capOf(said: ToSay): { cap_xml: string | null; unsaid: FieldIssues } {
  try {
    return { cap_xml: capFileOf(said).cap_xml, unsaid: {} };
  } catch (error) {
    if (error instanceof FieldProblem) return { cap_xml: null, unsaid: error.issues };
    throw error;
  }
}

export async function previewOf(
  db: Db,
  alert: FoundAlert,
  what: Submission | null,
  { pages, language }: { pages: string | null; language: Language },
): Promise<AlertPreview> {
  const next = contentNext(alert, what);
  const { area } = await areaNext(db, { id: alert.id, before: contentOf(alert), next });
  const sent = new Date();
  const said = await toSay(db, alert, what, { sent, sequence: 1, pages, rings: area.rings });
  const missing = what === "cancellation" ? {} : findingsOn(next, area, sent);
  const { cap_xml, unsaid } = capOf(said);
  // What is missing says more than that CAP cannot say it.
  const findings: FieldIssues = Object.keys(missing).length > 0 ? missing : unsaid;
  const text = (form: typeof shortText, it: Language) => form(telephoneText(said, it), it);
  return {
    version: alert.version,
    cap_xml,
    short_es: text(shortText, "es"),
    short_en: text(shortText, "en"),
    long_es: text(longText, "es"),
    long_en: text(longText, "en"),
    findings: Object.fromEntries(
      Object.entries(findings).map(([field, { code, parameters }]) => [field, [issueText(code, language, parameters)]]),
    ),
  };
}
