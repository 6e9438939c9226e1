// The dialog in which a list of associations is changed, all of it at once.
import { useId, type ReactNode } from "react";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { FormProvider, type FieldValues } from "react-hook-form";
import type { useCallForm } from "../../screens/use-call-form.ts";
import { useWords } from "../../ui/words.ts";

type LinksDialogProps<V extends FieldValues> = {
  title: string;
  controller: ReturnType<typeof useCallForm<V>>;
  onClose: () => void;
  children: ReactNode;
};

export function LinksDialog<V extends FieldValues>({ title, controller, onClose, children }: LinksDialogProps<V>) {
  const t = useWords();
  const titleId = useId();
  const { form, failure, submit } = controller;
  const { isSubmitting } = form.formState;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form of the place, which this one stands in, is not sent.
          event.stopPropagation();
          submit();
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
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
            {t(isSubmitting ? "saving" : "save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
