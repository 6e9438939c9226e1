// Takes the right to sign in away, or gives it back; either can be undone from the message.
import { useState } from "react";
import Button from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import { users, type User } from "@atalaya/contract/resources/users.ts";
import { useUpdate } from "../../api/use-resource.ts";
import { Notice } from "../../forms/notice.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useWords } from "../../ui/words.ts";

/** Typed changes rest on the present version: they are saved or discarded first. */
export function ChangeState({ user, isDirty }: { user: User; isDirty: boolean }) {
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  const update = useUpdate(users, {
    message: (saved) => ({
      message: t(saved.is_active ? "user_activated" : "user_deactivated", { name: saved.name }),
      action: { label: t("undo"), run: () => turn(saved) },
    }),
  });
  const turn = ({ id, version, is_active }: User, onSuccess?: () => void) =>
    update.mutate({ id, version, is_active: !is_active }, { onSuccess });
  const close = () => {
    setAsking(false);
    update.reset();
  };
  const verb = user.is_active ? "user_deactivate" : "user_activate";
  return (
    <>
      <Tooltip title={isDirty ? t("user_save_first") : ""}>
        <span>
          <Button
            variant="outlined"
            color={user.is_active ? "error" : "primary"}
            disabled={isDirty}
            onClick={() => setAsking(true)}
          >
            {t(verb)}
          </Button>
        </span>
      </Tooltip>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(`${verb}_title`, { name: user.name })}
        confirmLabel={t(verb)}
        isDestructive={user.is_active}
        isBusy={update.isPending}
        onConfirm={() => turn(user, close)}
        onCancel={close}
      >
        {update.error ? (
          <Notice status="error" icon="exclamation-circle" role="alert">
            {update.error.message || t("user_change_failed")}
          </Notice>
        ) : (
          t(`${verb}_text`)
        )}
      </ConfirmDialog>
    </>
  );
}
