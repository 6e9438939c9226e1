// Deleting a variable that nothing uses; one in use can be deactivated instead.
import { useState } from "react";
import Button from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useDelete, useUpdate } from "../../../api/use-resource.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";

type DeleteVariableProps = {
  resource: { path: string };
  variable: Variable;
  /** Typed changes would be lost with it: they are saved or discarded first. */
  isDirty: boolean;
  onDeleted: () => void;
};

export function DeleteVariable({ resource, variable, isDirty, onDeleted }: DeleteVariableProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [isAsking, setAsking] = useState(false);
  // Records in the trash or in other places are not in the count: the server knows better.
  const [isRefused, setRefused] = useState(false);
  const remove = useDelete(resource, { message: () => t("variable_deleted") });
  const update = useUpdate<{ is_active: boolean }, Variable>(resource, { message: () => t("variable_deactivated") });
  const isUsed = isRefused || variable.record_count > 0;
  const close = () => setAsking(false);
  const { id, version } = variable;
  const confirm = () => {
    if (isUsed) update.mutate({ id, version, is_active: false }, { onSettled: close });
    else
      remove.mutate(
        { id, version },
        { onSuccess: onDeleted, onError: ({ code }) => (code === "in_use" ? setRefused(true) : close()) },
      );
  };
  const name = pick(language, variable.name_es, variable.name_en);
  return (
    <>
      <Tooltip title={isDirty ? t("variable_save_first") : ""}>
        <span>
          <Button variant="outlined" color="error" disabled={isDirty} onClick={() => setAsking(true)}>
            {t("delete")}
          </Button>
        </span>
      </Tooltip>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(isUsed ? "variable_used_title" : "variable_delete_title", { name })}
        confirmLabel={t(isUsed ? "variable_deactivate" : "delete")}
        isDestructive={!isUsed}
        isBusy={remove.isPending || update.isPending || (isUsed && !variable.is_active)}
        onConfirm={confirm}
        onCancel={close}
      >
        {t(isUsed ? "variable_used_text" : "variable_delete_text")}
      </ConfirmDialog>
    </>
  );
}
