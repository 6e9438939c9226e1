// What became of a message of another system, and what to look at before it is issued.
import { useId } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { AlertImported } from "@atalaya/contract/resources/alerts/imports.ts";
import { useWords } from "../../../ui/words.ts";

type ImportedDialogProps = { imported: AlertImported; onOpen: () => void; onClose: () => void };

export function ImportedDialog({ imported, onOpen, onClose }: ImportedDialogProps) {
  const t = useWords();
  const titleId = useId();
  const { code, is_new, kind, notes } = imported;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t(is_new ? "alert_foreign_new" : "alert_foreign_known", { code })}</DialogTitle>
      <DialogContent>
        {kind === "exercise" && <Typography sx={{ mb: "8px" }}>{t("alert_foreign_exercise")}</Typography>}
        {notes.length > 0 && (
          <>
            <Typography variant="subtitle2" component="h3">
              {t("alert_foreign_notes")}
            </Typography>
            <Box component="ul" sx={{ m: "6px 0 0", pl: "20px", display: "grid", gap: "4px" }}>
              {notes.map(({ text }, at) => (
                <li key={`${at} ${text}`}>{text}</li>
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("close")}
        </Button>
        <Button variant="contained" onClick={onOpen}>
          {t("alert_foreign_open")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
