// A dialog with a small form over one call, which stands in the form of what it belongs to.
import { useId, type ReactNode } from "react";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { FormProvider, type FieldValues } from "react-hook-form";
import { useWords } from "../ui/words.ts";
import type { useCallForm } from "./use-call-form.ts";

type CallDialogProps<V extends FieldValues> = {
  title: string;
  controller: ReturnType<typeof useCallForm<V>>;
  maxWidth: "sm" | "md";
  /** Where it does more than save. */
  submitLabel?: string;
  onClose: () => void;
  children: ReactNode;
};

export function CallDialog<V extends FieldValues>(props: CallDialogProps<V>) {
  const { title, controller, maxWidth, onClose, children } = props;
  const t = useWords();
  const { submitLabel = t("save") } = props;
  const titleId = useId();
  const { form, failure, submit } = controller;
  const { isSubmitting } = form.formState;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth={maxWidth} fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form around it is not sent.
          event.stopPropagation();
          submit();
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ containerType: "inline-size" }}>
          {failure && (
            <Alert severity="warning" sx={{ mb: "8px" }}>
              {failure}
            </Alert>
          )}
          <FormProvider {...form}>{children}</FormProvider>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {isSubmitting ? t("saving") : submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
