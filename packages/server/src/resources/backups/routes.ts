// Backups: what there is, and making one now.
import { calls } from "@atalaya/contract/calls.ts";
import { backups, BackupOverview } from "@atalaya/contract/resources/backups.ts";
import { areOnOneDisk, shownPlace } from "../../platform/backup/backup-place.ts";
import { isBeingMade } from "../../platform/backup/journal.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { Problem } from "../../platform/http/problem.ts";
import { findAge, listBackups } from "./queries.ts";

export const backupRoutes: Routes = async (app) => {
  const { DATA_DIR, DATABASE_URL } = app.settings;
  const kind = DATABASE_URL ? "server" : "embedded";
  const access = { access: "super_admin" } as const;

  const isOnDataDisk = async (place: string) => !place.startsWith("s3://") && (await areOnOneDisk(place, DATA_DIR));

  app.get(
    "/backups",
    {
      config: access,
      schema: {
        summary: "How backups are made here, and the latest ones, the newest first",
        response: { 200: backups.answers[""] },
      },
    },
    async (): Promise<BackupOverview> => {
      const settings = await app.inForce.now();
      const place = shownPlace(settings);
      // Asked first: where none is being made any more, the list tells what became of it.
      const is_running = app.backups.isRunning() || (await isBeingMade(app.db, kind));
      const { good_at, is_late } = await findAge(app.db);
      const data = await listBackups(app.db);
      return {
        plan: {
          place,
          at: settings.BACKUP_AT,
          zone: settings.timezone,
          keep: settings.BACKUP_KEEP,
          is_encrypted: settings.BACKUP_KEY !== undefined,
          is_on_data_disk: await isOnDataDisk(place),
        },
        is_running,
        is_overdue: is_late && settings.BACKUP_AT !== null,
        good_at,
        data,
      };
    },
  );

  app.post(
    "/backups",
    {
      config: { ...access, inMaintenance: "what maintenance is often for" },
      schema: {
        summary: "Begin a backup now; the list tells what becomes of it",
        response: { 202: calls["POST backups"] },
      },
    },
    async (_request, reply) => {
      const settings = await app.inForce.now();
      // Nothing comes between looking and beginning: of two who ask at once, one is told.
      if (app.backups.isRunning()) throw new Problem("conflict");
      app.backups.start({ is_scheduled: false, settings });
      return reply.code(202).send(null);
    },
  );
};
