// Whether the place of the backups takes something, gives it back, and how much room it has.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import type { BackupPlaceTest } from "@atalaya/contract/resources/installation.ts";
import { call } from "../../api/call.ts";
import type { ApiError } from "../../api/request.ts";
import { Notice } from "../../forms/notice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { formatSize } from "../../uploads/file-size.ts";
import type { StepForm } from "./use-step-form.ts";

/** What is typed is saved first. */
export function BackupPlaceTrial({ form }: { form: StepForm }) {
  const t = useWords();
  const trial = useMutation<BackupPlaceTest, ApiError>({
    mutationFn: () => call("POST installation/test-backup-place", {}),
  });
  const begin = () => (form.isDirty ? form.save(() => trial.mutate()) : trial.mutate());
  return (
    <Box sx={{ mb: "12px" }}>
      <Button
        variant="outlined"
        startIcon={<Icon name="life-ring" />}
        disabled={trial.isPending || form.isSending}
        onClick={begin}
        sx={{ mb: "8px" }}
      >
        {t(trial.isPending ? "setup_backup_trying" : form.isDirty ? "setup_backup_save_try" : "setup_backup_try")}
      </Button>
      {trial.isError && (
        <Notice status="error" icon="exclamation-circle" role="alert">
          {trial.error.message || t("save_failed")}
        </Notice>
      )}
      {trial.data && <Outcome outcome={trial.data} />}
    </Box>
  );
}

function Outcome({ outcome: { place, failure, room_bytes } }: { outcome: BackupPlaceTest }) {
  const t = useWords();
  const [language] = useLanguage();
  if (failure === null)
    return (
      <Notice status="success" icon="check-circle">
        {t("setup_backup_good", { place })}{" "}
        {room_bytes !== null && t("setup_backup_room", { room: formatSize(room_bytes, language) })}
      </Notice>
    );
  return (
    <Notice status="error" icon="exclamation-circle" role="alert">
      {t("setup_backup_bad", { place })}
      <Typography variant="caption" component="p" lang="en" sx={{ m: "4px 0 0", overflowWrap: "anywhere" }}>
        {failure}
      </Typography>
    </Notice>
  );
}
