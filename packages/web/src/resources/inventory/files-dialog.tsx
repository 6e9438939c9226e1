// Photos and papers that come after their movement was written down.
import { useState } from "react";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import { useLedgerChanged } from "../../screens/inventory/use-ledger-changed.ts";
import { useWords } from "../../ui/words.ts";
import { MovementFiles } from "./movement-files.tsx";
import { useSendFiles, type LedgerFile } from "./use-ledger.ts";

export function FilesDialog({ movement: { id, kind }, onClose }: { movement: Movement; onClose: () => void }) {
  const t = useWords();
  const [files, setFiles] = useState<readonly LedgerFile[]>([]);
  const [isSending, setSending] = useState(false);
  const sendFiles = useSendFiles();
  const changed = useLedgerChanged();
  const save = async () => {
    setSending(true);
    const areThere = await sendFiles(id, files);
    setSending(false);
    await changed();
    if (areThere) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="ledger-files-title" maxWidth="sm" fullWidth>
      <DialogTitle id="ledger-files-title">{t("ledger_files")}</DialogTitle>
      <DialogContent>
        <MovementFiles kind={kind} files={files} onFiles={setFiles} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button variant="contained" disabled={files.length === 0 || isSending} onClick={() => void save()}>
          {isSending ? t("saving") : t("save")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
