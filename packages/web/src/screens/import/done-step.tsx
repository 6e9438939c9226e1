// The last step: what was written.
import Button from "@mui/material/Button";
import type { ImportOutcome } from "@atalaya/contract/import.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatNumber } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";

type DoneStepProps = {
  outcome: ImportOutcome;
  onUndo?: ((bulk_change_id: number) => void) | undefined;
  onAgain: () => void;
  onClose: () => void;
};

export function DoneStep({ outcome: { totals, bulk_change_id }, onUndo, onAgain, onClose }: DoneStepProps) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <EmptyState
      title={t("import_done_title")}
      text={t("import_done_text", {
        created: formatNumber(totals.created, language),
        updated: formatNumber(totals.updated, language),
      })}
      actions={
        <>
          <Button variant="contained" onClick={onClose}>
            {t("import_done_close")}
          </Button>
          <Button variant="outlined" onClick={onAgain}>
            {t("import_again")}
          </Button>
          {onUndo && bulk_change_id !== undefined && (
            <Button
              variant="text"
              onClick={() => {
                onUndo(bulk_change_id);
                onClose();
              }}
            >
              {t("import_undo")}
            </Button>
          )}
        </>
      }
    />
  );
}
