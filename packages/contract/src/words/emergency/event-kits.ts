// Texts of the kit of an emergency: what it writes into the log, and its board.
import type { Words } from "../../text.ts";

/** What stands in the log, in the language of who opens the kit. */
const inLog = {
  kit_opened_line: { es: "Se abre la emergencia: {{title}}", en: "The emergency is opened: {{title}}" },
  kit_takes_role: { es: "{{name}} asume: {{role}}", en: "{{name}} takes on: {{role}}" },
} satisfies Words;

export const eventKitWords = {
  ...inLog,
} satisfies Words;
