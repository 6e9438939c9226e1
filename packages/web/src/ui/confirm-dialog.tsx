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
  /** Staying is what most people want: the filled button, and the one that has the focus, is the one that changes nothing. */
  isStayingUsual?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks; Escape and "Cancel" leave everything as it is. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    isDestructive = false,
    isStayingUsual = false,
    isBusy = false,
  } = props;
  const { onConfirm, onCancel } = props;
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
        <Button
          variant={isStayingUsual ? "contained" : "outlined"}
          onClick={onCancel}
          autoFocus={isDestructive || isStayingUsual}
        >
          {props.cancelLabel ?? t("cancel")}
        </Button>
        <Button
          variant={isStayingUsual ? "outlined" : "contained"}
          color={isDestructive ? "error" : "primary"}
          disabled={isBusy}
          onClick={onConfirm}
          autoFocus={!isDestructive && !isStayingUsual}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
