// Restores a backup into an empty database: of either kind, whichever it was made on.
import { totalRows } from "../platform/backup/format.ts";
import { readBackup } from "../platform/backup/read-backup.ts";
import { restoreInto } from "../platform/backup/restore-into.ts";
import { keyFile, namedBackup } from "./backup-file.ts";
import type { Command } from "./command.ts";
import { shortList } from "./figures.ts";

export const restore: Command = {
  purpose: {
    es: "restaura un respaldo en una base vacía (DATABASE_URL o DATA_DIR) y compara cada fila",
    en: "restores a backup into an empty database (DATABASE_URL or DATA_DIR) and compares every row",
  },
  usage: "<file> [--key-file <file>]",
  options: keyFile,
  async run(given) {
    const open = await namedBackup(given);
    // All of it is looked at before anything is written.
    await readBackup(await open());
    const { sums, damaged } = await restoreInto(given.settings, open);
    const { say } = given;
    say("restored", { rows: totalRows(sums), files: sums.files.count - damaged.length });
    if (sums.missing.length > 0) say("backup_missing", { count: sums.missing.length, list: shortList(sums.missing) });
    if (damaged.length > 0) say("backup_damaged", { count: damaged.length, list: shortList(damaged) });
  },
};
