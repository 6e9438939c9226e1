// Takes what is read out of the trash.
import Button from "@mui/material/Button";
import { useWords } from "../../../ui/words.ts";

export function RestoreButton({ onRestore }: { onRestore: () => void }) {
  const t = useWords();
  return (
    <Button variant="contained" onClick={onRestore}>
      {t("record_restore")}
    </Button>
  );
}
