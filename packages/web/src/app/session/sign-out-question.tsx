// Signing out on request: at once, or after a question where something typed would be lost.
import { create } from "zustand";
import { isAnythingUnsaved } from "../../forms/unsaved.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useWords } from "../../ui/words.ts";
import { signOut } from "./sign-out.ts";

const useAsking = create<{ isAsking: boolean }>(() => ({ isAsking: false }));

/** For the account's menu and the command palette. */
export function askToSignOut(): void {
  if (isAnythingUnsaved()) useAsking.setState({ isAsking: true });
  else void signOut();
}

export function SignOutQuestion() {
  const t = useWords();
  const { isAsking } = useAsking();
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={t("logout_unsaved_title")}
      confirmLabel={t("logout")}
      cancelLabel={t("leave_stay")}
      isDestructive
      onConfirm={() => void signOut()}
      onCancel={() => useAsking.setState({ isAsking: false })}
    >
      {t("logout_unsaved_text")}
    </ConfirmDialog>
  );
}
