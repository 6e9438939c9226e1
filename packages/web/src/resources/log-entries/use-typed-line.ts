// The line being typed in a log: kept on this device with every change, and filed.
import { useStore } from "zustand";
import type { LogEntry, LogHead } from "@atalaya/contract/resources/log-entries.ts";
import type { LogStep } from "@atalaya/contract/resources/log-entries/kinds.ts";
import { raise } from "../../api/events.ts";
import { serverNow } from "../../api/server-clock.ts";
import { useSession } from "../../api/session.ts";
import { useWords } from "../../ui/words.ts";
import { lineStore } from "./line-store.ts";
import { bodyOf, correctionOf, newLine, stepBody } from "./typed-line.ts";
import { useFiling } from "./use-log.ts";
import { waitingLine } from "./waiting-kind.ts";

export function useTypedLine(event: LogHead["event"]) {
  const t = useWords();
  const user_id = useSession(({ user }) => user?.id ?? 0);
  const { store, change, countFiles, begin, isBegun } = lineStore(user_id, event.id);
  const { line } = useStore(store);
  const fileNow = useFiling();
  return {
    event,
    line,
    change,
    countFiles,
    /** Answers whether it went off, or is kept to go off. */
    file(): boolean {
      const isFiled = fileNow(waitingLine(bodyOf(line, event.id, serverNow()), line, line.text, event.title));
      if (isFiled) begin({ ...newLine(line.role), kind: line.about ? "fact" : line.kind });
      return isFiled;
    },
    correct(wrong: LogEntry): void {
      if (isBegun()) raise("SET_MESSAGE", { message: t("log_begun_other"), type: "warning" });
      else begin(correctionOf(wrong));
    },
    /** What was typed already says something of this line then. */
    follow: ({ uid, number }: LogEntry): void => change({ about: { uid, number, step: null } }),
    stopAbout: (): void => change({ about: null }),
    stepOn(about: LogEntry, step: Exclude<LogStep, "correction">): void {
      const title = [t(`log_step.${step}`), about.text].filter(Boolean).join(": ");
      fileNow(waitingLine(stepBody(about, step, line.role, serverNow()), null, title, event.title));
    },
  };
}
export type TypedLines = ReturnType<typeof useTypedLine>;
