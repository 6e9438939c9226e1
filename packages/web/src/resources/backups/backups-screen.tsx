// Backups: whether there is a good one, how they are made here, what became of the latest ones, and making one now.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Notice } from "../../forms/notice.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { BackupList } from "./backup-list.tsx";
import { BackupPlan } from "./backup-plan.tsx";
import { RestoreHelp } from "./restore-help.tsx";
import { SafetyBand } from "./safety-band.tsx";
import { safetyOf } from "./safety.ts";
import { useBackupNow, useBackups, useOutcomeMessage } from "./use-backups.ts";

/** Two columns from this width of the page on. */
const wide = "@media (min-width: 1100px)";

export function BackupsScreen() {
  const t = useWords();
  const [language] = useLanguage();
  const { data: overview, error, dataUpdatedAt, refetch } = useBackups();
  const begin = useBackupNow();
  useOutcomeMessage(overview);
  if (error && !overview)
    return (
      <Page>
        <ErrorState error={error} title={t("backups_load_failed")} onRetry={() => void refetch()} />
      </Page>
    );
  const isRunning = overview?.is_running ?? false;
  return (
    <Page
      actions={
        <Button
          variant="contained"
          startIcon={<Icon name="life-ring" />}
          disabled={!overview || isRunning || begin.isPending}
          onClick={() => begin.mutate()}
        >
          {t("backups_now")}
        </Button>
      }
    >
      {begin.error && !isRunning && (
        <Notice status="error" icon="exclamation-circle" role="alert">
          {begin.error.message || t("backups_not_asked")}
        </Notice>
      )}
      <Box sx={{ display: "flex", flexDirection: "column", gap: "12px" }}>
        {overview ? (
          <SafetyBand safety={safetyOf(overview, t, language, dataUpdatedAt)} isRunning={isRunning} />
        ) : (
          <Skeleton variant="rounded" height={76} />
        )}
        <Box
          sx={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: "12px",
            alignItems: "start",
            [wide]: { gridTemplateColumns: "minmax(0, 1fr) 340px" },
          }}
        >
          <BackupList overview={overview} />
          <Box sx={{ display: "flex", flexDirection: "column", gap: "12px", minWidth: 0 }}>
            {overview ? (
              <>
                <BackupPlan plan={overview.plan} />
                <RestoreHelp overview={overview} />
              </>
            ) : (
              <Skeleton variant="rounded" height={320} />
            )}
          </Box>
        </Box>
      </Box>
    </Page>
  );
}
