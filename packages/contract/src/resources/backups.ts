// Backups of this installation, as its super administrator sees them. They are made, verified and restored by the command line (docs/backups.md).
import { z } from "zod";
import { Id, Instant } from "../record.ts";

/**
 * Why a backup is not one: no room where it was to go; the place did not take it; the data could not be read; what was read back is not
 * what was written; or it was ended in the middle.
 */
export const backupFailures = ["no_room", "place", "source", "not_verified", "interrupted"] as const;

/** One that was made or tried. `verified_at`: when all of it was read back. `missing_files`: contents that the store no longer had. */
export const Backup = z.object({
  id: Id,
  started_at: Instant,
  ended_at: Instant.nullable(),
  place: z.string(),
  name: z.string().nullable(),
  bytes: z.int().nullable(),
  row_count: z.int().nullable(),
  file_count: z.int().nullable(),
  missing_files: z.int().nullable(),
  is_encrypted: z.boolean(),
  is_scheduled: z.boolean(),
  verified_at: Instant.nullable(),
  failure: z.enum(backupFailures).nullable(),
  /** What the system said, in English. */
  detail: z.string().nullable(),
});
export type Backup = z.infer<typeof Backup>;

/** With no verified backup for so long, something is wrong. */
export const overdueHours = 36;

/** How and where backups are made here. `at`: by the clocks of `zone`, or of the server where none is set; null for never. */
export const BackupPlan = z.object({
  place: z.string(),
  at: z.string().nullable(),
  /** IANA name. */
  zone: z.string().nullable(),
  keep: z.object({ days: z.int(), weeks: z.int(), months: z.int() }),
  is_encrypted: z.boolean(),
  /** A disk that breaks takes data and backups with it. */
  is_on_data_disk: z.boolean(),
});
export type BackupPlan = z.infer<typeof BackupPlan>;

/** The latest `mostShownBackups`, the newest first. `good_at`: when the latest verified one began. */
export const BackupOverview = z.object({
  plan: BackupPlan,
  is_running: z.boolean(),
  is_overdue: z.boolean(),
  good_at: Instant.nullable(),
  data: z.array(Backup),
});
export type BackupOverview = z.infer<typeof BackupOverview>;

export const mostShownBackups = 30;

export const backups = { path: "backups", answers: { "": BackupOverview } } as const;
