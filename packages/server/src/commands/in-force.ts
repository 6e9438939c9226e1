// The settings of the installation that a command is for: what was set in it, where the environment says nothing.
import { askServer, NoServer } from "../platform/backup/control.ts";
import { connectTo } from "../platform/backup/home.ts";
import { readSettings, type Settings } from "../platform/settings.ts";
import { inForce, storedColumns, type Stored } from "../platform/settings-in-force.ts";

/** A running server is asked, else the data themselves. An installation of an older release has only what the environment says. */
export async function settingsOf(settings: Settings): Promise<Settings> {
  if (!settings.DATABASE_URL) {
    try {
      const { answer, leave } = await askServer<Record<string, string>>(settings.DATA_DIR, "settings", {});
      leave();
      return readSettings(answer);
    } catch (error) {
      if (!(error instanceof NoServer)) throw error;
    }
  }
  const connection = await connectTo(settings);
  try {
    const { rows: known } = await connection.query("select to_regclass('public.installation') is not null as is_known");
    if (known[0]?.["is_known"] !== true) return settings;
    const { rows } = await connection.query(`select ${storedColumns.join(", ")} from installation`);
    return inForce(settings, rows[0] as Stored);
  } finally {
    await connection.close();
  }
}
