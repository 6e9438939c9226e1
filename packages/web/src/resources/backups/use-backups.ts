// What the screen of backups asks for and does: the overview, asked anew while one is being made, and beginning one.
import { useEffect, useRef } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { backups, type Backup, type BackupOverview } from "@atalaya/contract/resources/backups.ts";
import { call } from "../../api/call.ts";
import { raise } from "../../api/events.ts";
import { ApiError } from "../../api/request.ts";
import { keyOf, useAnswer } from "../../api/use-resource.ts";
import { useWords } from "../../ui/words.ts";

const whileRunning = 2000;
/** The age that is shown grows, and the server begins backups by itself. */
const otherwise = 60_000;

export const useBackups = () =>
  useAnswer(
    backups,
    "",
    {},
    { leavesOnDenied: true, again: ({ is_running }) => (is_running ? whileRunning : otherwise) },
  );

/** Begins one. That one is being made already is no failure: it is what was wanted. */
export function useBackupNow() {
  const client = useQueryClient();
  return useMutation<null, ApiError>({
    mutationFn: () => call("POST backups", {}).catch(nothingWhereOneRuns),
    onSuccess: async () => {
      client.setQueriesData<BackupOverview>(
        { queryKey: keyOf(backups) },
        (known) => known && { ...known, is_running: true },
      );
      await client.invalidateQueries({ queryKey: keyOf(backups) });
    },
  });
}

function nothingWhereOneRuns(error: unknown): null {
  if (error instanceof ApiError && error.status === 409) return null;
  throw error;
}

/** Says what became of a backup that was being made while the screen was open, whoever began it. */
export function useOutcomeMessage(overview: BackupOverview | undefined): void {
  const t = useWords();
  /** As it was before one began: one that is still being made may have ended in the list already. */
  const before = useRef<BackupOverview>(undefined);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (!overview) return;
    if (overview.is_running) {
      wasRunning.current = true;
      before.current ??= overview;
      return;
    }
    if (wasRunning.current && before.current) {
      const made = endedSince(before.current, overview);
      if (made?.verified_at) raise("APP_RESOURCE_UPDATED", { message: t("backups_done"), type: "success" });
      else raise("SET_MESSAGE", { message: failureText(made), type: "error" });
    }
    wasRunning.current = false;
    before.current = overview;

    function failureText(made: Backup | undefined): string {
      if (!made) return t("backups_not_begun");
      return t("backups_failed", { reason: made.failure ? t(`backup_failure.${made.failure}`) : "" });
    }
  }, [overview, t]);
}

/** The newest one that had not ended before. */
const endedSince = (before: BackupOverview, now: BackupOverview): Backup | undefined =>
  now.data.find(
    ({ id, ended_at }) => ended_at !== null && !before.data.some((it) => it.id === id && it.ended_at !== null),
  );
