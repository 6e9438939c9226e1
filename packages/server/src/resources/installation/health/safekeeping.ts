// Looks at the backups: how old the latest verified one is, where they go, who could read them.
import { overdueHours } from "@atalaya/contract/resources/backups.ts";
import { areOnOneDisk } from "../../../platform/backup/backup-place.ts";
import { found, type Look } from "./finding.ts";

export const age: Look = async ({ connection, settings: { BACKUP_AT } }) => {
  const { rows } = await connection.query(
    `select floor(extract(epoch from now() - max(started_at)) / 3600)::int as hours,
        (select extract(epoch from now() - min(created_at)) / 3600 from users)::int as lived
      from backups where verified_at is not null`,
  );
  const { hours, lived } = rows[0] as { hours: number | null; lived: number | null };
  if (BACKUP_AT === null) return found("look", "doctor_backup_off");
  if (hours === null) return found((lived ?? 0) > overdueHours ? "bad" : "look", "doctor_backup_never");
  return found(hours > overdueHours ? "bad" : "ok", "doctor_backup", { hours });
};

/** What became of the one that was tried last. */
export const latest: Look = async ({ connection }) => {
  const { rows } = await connection.query(
    "select failure, detail from backups where ended_at is not null order by started_at desc limit 1",
  );
  const failed = rows[0] as { failure: string | null; detail: string | null } | undefined;
  return failed?.failure ? found("bad", "doctor_backup_failed", { detail: failed.detail ?? failed.failure }) : null;
};

export const disk: Look = async ({ place, settings: { DATA_DIR } }) => {
  const path = place.shown;
  const isShared = !path.startsWith("s3://") && (await areOnOneDisk(path, DATA_DIR));
  return found(isShared ? "look" : "ok", isShared ? "doctor_backup_disk" : "doctor_backup_place", { path });
};

export const secrecy: Look = async ({ settings: { BACKUP_KEY } }) =>
  BACKUP_KEY ? found("ok", "doctor_backup_closed") : found("look", "doctor_backup_open");
