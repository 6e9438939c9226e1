// Writes all data in open formats into a folder, also while the server runs.
import { resolve } from "node:path";
import { beginIn } from "../platform/backup/home.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import { exportAll } from "../platform/open-export/export-all.ts";
import { UsageError, type Command } from "./command.ts";
import { shortList } from "./figures.ts";
import { settingsOf } from "./in-force.ts";
import { release } from "./release.ts";

export const exportAllCommand: Command = {
  purpose: {
    es: "escribe todos los datos en formatos abiertos (CSV, WKT, los archivos), sin contraseñas, también con el servidor en marcha",
    en: "writes all data in open formats (CSV, WKT, the files), without passwords, also while the server runs",
  },
  usage: "--to <new folder>",
  options: { to: { type: "string" } },
  async run({ settings: given, options, say }) {
    const to = options["to"];
    if (typeof to !== "string" || to === "") throw new UsageError("export_to");
    const directory = resolve(to);
    const settings = await settingsOf(given);
    const files = await openFileStore(settings);
    const moment = await beginIn(settings, null);
    try {
      const { missing, ...exported } = await exportAll({
        connection: moment.connection,
        files,
        directory,
        release,
        organisation: settings.ORGANISATION ?? settings.APP_NAME,
        language: settings.LOCALE,
      });
      say("exported", { ...exported, directory });
      if (missing.length > 0) say("export_missing", { count: missing.length, list: shortList(missing) });
    } finally {
      await moment.end(null);
    }
  },
};
