// What a line says beside its text, in the reader's words: for the screen and for the sheet alike.
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import { openStates } from "@atalaya/contract/resources/log-entries/kinds.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatInstant, unknown } from "../../ui/format.ts";
import type { Translate } from "../../ui/words.ts";
import { clockAt } from "../../ui/zone.ts";

/** Typed or sent later than this, in milliseconds, it is told beside the hour at which it happened. */
const told = 3 * 60_000;

/** So often what is overdue is looked at anew, in milliseconds. */
export const halfMinute = 30_000;

/** The hour alone where it is of the same day. */
export function hourOf(at: string, language: Language, beside?: string): string {
  const { day, hour } = clockAt(new Date(at));
  return beside && clockAt(new Date(beside)).day !== day ? formatInstant(at, language) : hour;
}

/** When it was written down and when it arrived, where that was later. */
export function laterHours(
  { happened_at, written_at, created_at }: LogEntry,
  language: Language,
  t: Translate,
): string[] {
  const [happened, written, arrived] = [happened_at, written_at, created_at].map((at) => Date.parse(at));
  return [
    written! - happened! > told && t("log_written", { at: hourOf(written_at, language, happened_at) }),
    arrived! - written! > told && t("log_arrived", { at: hourOf(created_at, language, happened_at) }),
  ].filter((text) => text !== false);
}

export const isOpen = ({ state }: Pick<LogEntry, "state">): boolean =>
  state !== null && (openStates as readonly string[]).includes(state);

export const isOverdue = (line: Pick<LogEntry, "state" | "due_at">, now: number): boolean =>
  isOpen(line) && line.due_at !== null && Date.parse(line.due_at) < now;

/** "Bomberos a COE comunal". */
export function betweenWhom({ from_name: from, to_name: to }: LogEntry, t: Translate): string | null {
  if (from && to) return t("log_from_to", { from, to });
  if (from) return t("log_from_only", { from });
  return to && t("log_to_only", { to });
}

/** What it says; a step that says nothing more is told by its name. */
export const textOf = ({ text, step }: Pick<LogEntry, "text" | "step">, t: Translate): string =>
  text ?? (step ? t(`log_step.${step}`) : "");

/** "Jefe de operaciones (Oficial Demo)". */
export const writerOf = ({ role, author }: LogEntry): string =>
  role ? `${role} (${author ?? unknown})` : (author ?? unknown);
