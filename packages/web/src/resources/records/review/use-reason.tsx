// Why something published is changed (V13): asked before it is saved, because it then goes back for review.
import { useRef, useState } from "react";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { longestReason } from "@atalaya/contract/resources/records/reason.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { SaveCancelled } from "../../../forms/save-cancelled.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useWords } from "../../../ui/words.ts";

type Answer = { resolve: (given: { reason: string }) => void; reject: (cancelled: SaveCancelled) => void };

/** `ask` answers what is sent along, nothing where no reason is needed; it fails with `SaveCancelled` when it is called off. */
export function useReason(record: Pick<DomainRecord, "status"> | null) {
  const t = useWords();
  const [reason, setReason] = useState("");
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<Answer | null>(null);
  const ask = (): Promise<{ reason?: string }> => {
    if (record?.status !== "published") return Promise.resolve({});
    setOpen(true);
    return new Promise((resolve, reject) => (answer.current = { resolve, reject }));
  };
  const dialog = (
    <ConfirmDialog
      isOpen={isOpen}
      title={t("reason_title")}
      confirmLabel={t("save")}
      isBusy={reason.trim() === ""}
      onConfirm={() => {
        setOpen(false);
        answer.current?.resolve({ reason: reason.trim() });
      }}
      onCancel={() => {
        setOpen(false);
        answer.current?.reject(new SaveCancelled());
      }}
    >
      <Typography sx={{ mb: "12px" }}>{t("reason_text")}</Typography>
      <TextField
        id="reason-of-change"
        label={t("transition_reason")}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        required
        multiline
        minRows={2}
        autoFocus
        slotProps={{ htmlInput: { maxLength: longestReason } }}
      />
    </ConfirmDialog>
  );
  return { ask, dialog };
}
