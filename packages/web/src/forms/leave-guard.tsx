// Asks before unsaved changes are left behind by going to another screen or record.
import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useWords } from "../ui/words.ts";

type Location = { pathname: string; search: Record<string, unknown> };

type LeaveGuardProps = {
  isDirty: boolean;
  /** The parts of the address's query that choose what is edited; changes of others are no leaving. */
  keys: readonly string[];
};

/** Closing the window asks too, in the browser's own words. */
export function LeaveGuard({ isDirty, keys }: LeaveGuardProps) {
  const t = useWords();
  const leaves = (current: Location, next: Location) =>
    current.pathname !== next.pathname || keys.some((key) => current.search[key] !== next.search[key]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && leaves(current as Location, next as Location),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === "blocked"}
      title={t("leave_title")}
      confirmLabel={t("leave_confirm")}
      cancelLabel={t("leave_stay")}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      {t("leave_text")}
    </ConfirmDialog>
  );
}
