// What is asked before a step of the review that takes something back or to somebody else: its reason, or only whether it is meant.
import { useId, useState } from "react";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { longestReason } from "@atalaya/contract/resources/records/reason.ts";
import { transitions, type TransitionAction } from "@atalaya/contract/resources/records/transitions.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useWords } from "../../../ui/words.ts";

/** Steps that are confirmed in words. */
export type AskedAction = Exclude<TransitionAction, "submit" | "validate" | "publish" | "withdraw">;

type StepDialogProps = {
  action: AskedAction;
  onConfirm: (reason: string | null) => void;
  onCancel: () => void;
};

export function StepDialog({ action, onConfirm, onCancel }: StepDialogProps) {
  const t = useWords();
  const id = useId();
  const [reason, setReason] = useState("");
  const { needs_reason } = transitions[action];
  return (
    <ConfirmDialog
      isOpen
      title={t(`transition.${action}`)}
      confirmLabel={t(`transition.${action}`)}
      isDestructive={action === "discard_revision"}
      isBusy={needs_reason && reason.trim() === ""}
      onConfirm={() => onConfirm(reason.trim() || null)}
      onCancel={onCancel}
    >
      <Typography sx={{ mb: "12px" }}>{t(`transition_ask.${action}`)}</Typography>
      {action !== "discard_revision" && (
        <TextField
          id={id}
          label={t("transition_reason")}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          required={needs_reason}
          multiline
          minRows={3}
          autoFocus
          slotProps={{ htmlInput: { maxLength: longestReason } }}
        />
      )}
    </ConfirmDialog>
  );
}
