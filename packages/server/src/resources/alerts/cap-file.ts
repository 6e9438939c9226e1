// The CAP file of a message. What CAP cannot say is a finding on the field that says it: on asking for the alert, and not at three in the morning.
import { z } from "zod";
import type { OwnCapMessage } from "@atalaya/contract/domain/cap/own-message.ts";
import type { AlertContent } from "@atalaya/contract/resources/alerts/answers.ts";
import { writeCap } from "../../platform/cap/write-cap.ts";
import { FieldProblem } from "../../platform/http/problem.ts";
import { capMessageOf, type ToSay } from "./cap-message.ts";

type Field = keyof AlertContent;

/** Our fields by the names that CAP's have in a message; texts by the language of their part, Spanish first. */
const texts = ["headline", "description", "instruction"];
const named: Record<string, Field> = {
  restriction: "restriction",
  addresses: "addresses",
  source: "technical_source",
  web: "web",
  contact: "contact",
  sender_name: "declared_by",
  onset: "onset_at",
  expires: "expires_at",
  effective: "effective_at",
  parameters: "technical_level",
};

function fieldOf([first, at, part]: readonly PropertyKey[]): Field {
  const name = String(first === "infos" ? part : first);
  if (texts.includes(name)) return `${name}_${at === 0 ? "es" : "en"}` as Field;
  return named[name] ?? "area_description";
}

/** @throws FieldProblem where CAP cannot say it. */
export function capFileOf(said: ToSay): { message: OwnCapMessage; cap_xml: string } {
  const message = capMessageOf(said);
  try {
    return { message, cap_xml: writeCap(message) };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new FieldProblem(Object.fromEntries(error.issues.map(({ path }) => [fieldOf(path), { code: "cap_unsaid" }])));
  }
}
