// Makes a backup now, also while the server runs.
import { backupPlace } from "../platform/backup/backup-place.ts";
import { totalRows } from "../platform/backup/format.ts";
import { makeBackup } from "../platform/backup/make-backup.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import type { Command } from "./command.ts";
import { shortList } from "./figures.ts";
import { settingsOf } from "./in-force.ts";
import { release } from "./release.ts";

export const backup: Command = {
  purpose: {
    es: "hace un respaldo ahora, también con el servidor en marcha, y lo lee de vuelta",
    en: "makes a backup now, also while the server runs, and reads it back",
  },
  usage: "[--to <folder | s3://bucket/prefix>]",
  options: { to: { type: "string" }, scheduled: { type: "boolean" } },
  async run({ settings: given, options, say }) {
    const settings = await settingsOf(given);
    const to = options["to"];
    const place = await backupPlace(typeof to === "string" ? { ...settings, BACKUP_TO: to } : settings);
    const files = await openFileStore(settings);
    const made = await makeBackup({
      settings,
      files,
      place,
      release,
      is_scheduled: options["scheduled"] === true,
      isForgetting: to === undefined,
    });
    const { sums } = made.written;
    const megabytes = (made.bytes / 1e6).toFixed(1);
    say("backup_made", {
      name: made.name,
      megabytes,
      rows: totalRows(sums),
      files: sums.files.count,
      place: place.shown,
    });
    if (sums.missing.length > 0) say("backup_missing", { count: sums.missing.length, list: shortList(sums.missing) });
  },
};
