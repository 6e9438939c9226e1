// A question before something that cannot simply be taken back.
import { useId, type ReactNode } from "react";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useWords } from "./words.ts";

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  children?: ReactNode;
  /** What the button does, as a verb: "Eliminar 3 registros". */
  confirmLabel: string;
  /** "Cancel" unless something clearer can be said. */
  cancelLabel?: string;
  isDestructive?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks; Escape and "Cancel" leave everything as it is. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, isDestructive = false, isBusy = false, onConfirm, onCancel } = props;
  const t = useWords();
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog
      open={isOpen}
      onClose={onCancel}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={textId}>{children}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel} autoFocus={isDestructive}>
          {props.cancelLabel ?? t("cancel")}
        </Button>
        <Button
          variant="contained"
          color={isDestructive ? "error" : "primary"}
          disabled={isBusy}
          onClick={onConfirm}
          autoFocus={!isDestructive}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
