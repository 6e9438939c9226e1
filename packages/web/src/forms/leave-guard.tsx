// Asks before unsaved changes are left behind by going to another screen or record.
import { useEffect } from "react";
import { useBlocker } from "@tanstack/react-router";
import { session } from "../api/session.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useWords } from "../ui/words.ts";
import { watchUnsaved } from "./unsaved.ts";

type Location = { pathname: string; search: Record<string, unknown> };

type LeaveGuardProps = {
  /** Asked when the person leaves: a save a moment ago counts. */
  hasUnsaved: () => boolean;
  /** The parts of the address's query that choose what is edited; changes of others are no leaving. */
  keys: readonly string[];
  /** Whether what was typed waits in a local copy. */
  isKept?: boolean;
};

/** Closing the window asks too, in the browser's own words; not when the session ended, for there is no staying then. */
export function LeaveGuard({ hasUnsaved, keys, isKept = true }: LeaveGuardProps) {
  const t = useWords();
  useEffect(() => watchUnsaved(hasUnsaved), [hasUnsaved]);
  const leaves = (current: Location, next: Location) =>
    current.pathname !== next.pathname || keys.some((key) => current.search[key] !== next.search[key]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => hasUnsaved() && leaves(current as Location, next as Location),
    enableBeforeUnload: () => session().user !== null && hasUnsaved(),
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isStayingUsual
      isOpen={status === "blocked"}
      title={t("leave_title")}
      confirmLabel={t("leave_confirm")}
      cancelLabel={t("leave_stay")}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      {t(isKept ? "leave_text" : "leave_text_lost")}
    </ConfirmDialog>
  );
}
