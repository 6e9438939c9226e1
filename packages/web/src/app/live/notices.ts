// The alerts that were sent while this console was open: each stays until somebody closes it, or the next message of it comes.
import { create } from "zustand";
import type { LiveAlert, LiveChange } from "@atalaya/contract/resources/live.ts";
import { session } from "../../api/session.ts";

export type AlertNotice = LiveAlert & { at: string };

type Notices = { shown: readonly AlertNotice[] };

export const useNotices = create<Notices>(() => ({ shown: [] }));

/** Whoever comes back after a long time finds older ones in the alert centre. */
const oldestMs = 30 * 60_000;

/** The notice that a change is worth, or null: those of one's own hand are none. */
export function noticeOf({ alert, at, actor_id }: LiveChange): AlertNotice | null {
  if (!alert || actor_id === session().user?.id) return null;
  return Date.now() - Date.parse(at) > oldestMs ? null : { ...alert, at };
}

export const closeNotice = (alert_id: number): void =>
  useNotices.setState(({ shown }) => ({ shown: shown.filter((it) => it.alert_id !== alert_id) }));

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
