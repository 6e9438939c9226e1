// Carries all data to another home: from the embedded database to a server or back, files to a bucket or back.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { totalRows } from "../platform/backup/format.ts";
import { dataAtRest } from "../platform/backup/home.ts";
import { restoreInto } from "../platform/backup/restore-into.ts";
import { writeBackup } from "../platform/backup/write-backup.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import { readSettings, type Settings } from "../platform/settings.ts";
import { UsageError, type Command } from "./command.ts";
import { release } from "./release.ts";

const homeOf = ({ DATABASE_URL, DATA_DIR, S3_BUCKET, S3_ENDPOINT }: Settings) =>
  [DATABASE_URL ?? resolve(DATA_DIR), S3_BUCKET ? `${S3_ENDPOINT ?? ""} ${S3_BUCKET}` : resolve(DATA_DIR)].join(" ");

export const move: Command = {
  purpose: {
    es: "lleva todo a otra casa: de la base embebida a PostgreSQL o de vuelta, los archivos a un bucket o de vuelta",
    en: "carries all to another home: from the embedded database to PostgreSQL or back, files to a bucket or back",
  },
  usage: "--to <file with the settings of the new home>",
  options: { to: { type: "string" } },
  async run({ settings, options, say }) {
    const to = options["to"];
    if (typeof to !== "string" || !existsSync(to)) throw new UsageError("move_to");
    const target = readSettings({ ...parseEnv(await readFile(to, "utf8")) } as Record<string, string>);
    if (homeOf(target) === homeOf(settings)) throw new UsageError("move_same");
    const connection = await dataAtRest(settings);
    try {
      const files = await openFileStore(settings);
      const { sums } = await restoreInto(
        target,
        async () => writeBackup({ connection, files, release, hasGrounds: true }).stream,
      );
      say("moved", { rows: totalRows(sums), files: sums.files.count });
    } finally {
      await connection.close();
    }
  },
};
