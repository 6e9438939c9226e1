// Deleting a role that nobody holds.
import { useState } from "react";
import Button from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import { roles, type Role } from "@atalaya/contract/resources/roles.ts";
import { useDelete } from "../../api/use-resource.ts";
import { Notice } from "../../forms/notice.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useWords } from "../../ui/words.ts";
import { useRoleName } from "./use-roles.ts";

type DeleteRoleProps = { role: Role; isDirty: boolean; onDeleted: () => void };

export function DeleteRole({ role, isDirty, onDeleted }: DeleteRoleProps) {
  const t = useWords();
  const nameOf = useRoleName();
  const [isAsking, setAsking] = useState(false);
  const remove = useDelete(roles, { message: () => t("role_deleted") });
  const close = () => {
    setAsking(false);
    remove.reset();
  };
  const { id, version } = role;
  const isUsed = (role.user_count ?? 0) > 0;
  const hint = isDirty ? t("role_save_first") : isUsed ? t("role_delete_used") : "";
  return (
    <>
      <Tooltip title={hint}>
        <span>
          <Button variant="outlined" color="error" disabled={isDirty || isUsed} onClick={() => setAsking(true)}>
            {t("delete")}
          </Button>
        </span>
      </Tooltip>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("role_delete_title", { name: nameOf(role) })}
        confirmLabel={t("delete")}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ id, version }, { onSuccess: onDeleted })}
        onCancel={close}
      >
        {remove.error ? (
          <Notice status="error" icon="exclamation-circle" role="alert">
            {remove.error.message || t("user_change_failed")}
          </Notice>
        ) : (
          t("role_delete_text")
        )}
      </ConfirmDialog>
    </>
  );
}
