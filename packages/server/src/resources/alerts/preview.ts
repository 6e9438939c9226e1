// What the next message of an alert would say, in the forms in which people and machines read it.
import { z } from "zod";
import { longText, shortText } from "@atalaya/contract/domain/cap/texts.ts";
import { issueText } from "@atalaya/contract/errors.ts";
import type { AlertPreview, Submission } from "@atalaya/contract/resources/alerts/answers.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { writeCap } from "../../platform/cap/write-cap.ts";
import type { Db } from "../../platform/database/database.ts";
import { laidArea } from "./area.ts";
import { capMessageOf, telephoneText, type ToSay } from "./cap-message.ts";
import { contentNext, toSay } from "./next-message.ts";
import type { FoundAlert } from "./queries.ts";
import { findingsOn } from "./rules.ts";

/** Null while something that CAP asks for is missing: the findings say what. */
function capOf(said: ToSay): string | null {
  try {
    return writeCap(capMessageOf(said));
  } catch (error) {
    if (error instanceof z.ZodError) return null;
    throw error;
  }
}

export async function previewOf(
  db: Db,
  alert: FoundAlert,
  what: Submission | null,
  { pages, language }: { pages: string | null; language: Language },
): Promise<AlertPreview> {
  const laid = await laidArea(db, alert.id);
  const sent = new Date();
  const said = await toSay(db, alert, what, { sent, sequence: 1, pages, rings: laid.rings });
  const findings = what === "cancellation" ? {} : findingsOn(contentNext(alert, what), laid, sent);
  const text = (form: typeof shortText, it: Language) => form(telephoneText(said, it), it);
  return {
    cap_xml: capOf(said),
    short_es: text(shortText, "es"),
    short_en: text(shortText, "en"),
    long_es: text(longText, "es"),
    long_en: text(longText, "en"),
    findings: Object.fromEntries(
      Object.entries(findings).map(([field, { code, parameters }]) => [field, [issueText(code, language, parameters)]]),
    ),
  };
}
