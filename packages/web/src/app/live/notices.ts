// The alerts that were sent while this console was open: each stays until somebody closes it, or the next message of it comes.
import { create } from "zustand";
import type { Language } from "@atalaya/contract/text.ts";
import { noticeMinutes, type LiveAlert, type LiveChange } from "@atalaya/contract/resources/live.ts";
import type { Translate } from "../../ui/words.ts";
import { serverNow } from "../../api/server-clock.ts";

export type AlertNotice = LiveAlert & { at: string };

type Notices = { shown: readonly AlertNotice[] };

export const useNotices = create<Notices>(() => ({ shown: [] }));

const oldestMs = noticeMinutes * 60_000;

/** The notice that a change is worth to this user, or null: those of one's own hand are none. */
export function noticeOf({ alert, at, actor_id }: LiveChange, user_id: number | undefined): AlertNotice | null {
  if (!alert || actor_id === user_id) return null;
  return serverNow() - Date.parse(at) > oldestMs ? null : { ...alert, at };
}

export const closeNotice = (alert_id: number): void =>
  useNotices.setState(({ shown }) => ({ shown: shown.filter((it) => it.alert_id !== alert_id) }));

/** Somebody has answered: nobody has to do it any more. */
export const closeAsked = (alert_id: number, asks: NonNullable<LiveAlert["asks"]>): void =>
  useNotices.setState(({ shown }) => ({ shown: shown.filter((it) => it.alert_id !== alert_id || it.asks !== asks) }));

/** What a change answers: it takes back what an alert was waiting for or grants it, or somebody stands by it. */
export function answeredBy({ resource, fields, alert }: LiveChange): LiveAlert["asks"] {
  if (resource !== "alerts" || alert) return undefined;
  if (fields.includes("submission")) return "approval";
  // A message that one sends alone sets the hour too.
  return fields.includes("ratify_until") && !fields.includes("message_count") ? "ratification" : undefined;
}

/** What stands over it: the level that was sent, or what is asked for. */
export const titleOf = ({ kind, message_type, ...notice }: AlertNotice, language: Language, t: Translate): string =>
  notice[language].level ?? t(`live_asked_${kind}.${message_type}`);

const isExercise = ({ kind }: AlertNotice) => kind === "exercise";

/** Alerts before drills, the newest first; the earlier message of the same alert is not in force any more. */
export function showNotice(notice: AlertNotice): void {
  closeNotice(notice.alert_id);
  useNotices.setState(({ shown }) => {
    const all = [notice, ...shown];
    return { shown: [...all.filter((it) => !isExercise(it)), ...all.filter(isExercise)] };
  });
}

export const closeNotices = (): void => useNotices.setState({ shown: [] });
