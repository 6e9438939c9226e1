// Reads a backup and says whether it is whole; nothing is written.
import { totalRows } from "../platform/backup/format.ts";
import { readBackup } from "../platform/backup/read-backup.ts";
import { keyFile, namedBackup } from "./backup-file.ts";
import type { Command } from "./command.ts";
import { shortList } from "./figures.ts";

export const verify: Command = {
  purpose: {
    es: "lee un respaldo entero y dice si sirve, sin escribir nada",
    en: "reads a whole backup and says whether it is good, writing nothing",
  },
  usage: "<file> [--key-file <file>]",
  options: keyFile,
  async run(given) {
    const open = await namedBackup(given);
    const { head, sums, damaged } = await readBackup(await open());
    const { say } = given;
    const at = head.at.slice(0, 16).replace("T", " ");
    say("backup_good", { at, rows: totalRows(sums), files: sums.files.count, release: head.release });
    if (sums.missing.length > 0) say("backup_missing", { count: sums.missing.length, list: shortList(sums.missing) });
    if (damaged.length > 0) say("backup_damaged", { count: damaged.length, list: shortList(damaged) });
    return damaged.length === 0;
  },
};
