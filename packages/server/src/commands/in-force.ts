// The settings of the installation that a command is for: what was set in it, where the environment says nothing.
import { askServer, NoServer } from "../platform/backup/control.ts";
import { connectTo } from "../platform/backup/home.ts";
import type { Settings } from "../platform/settings.ts";
import { inForce, storedColumns, type Stored } from "../platform/settings-in-force.ts";

/**
 * What the environment of the command says wins, as it does on the server. The rest is read from the data, or asked of the server that has
 * them open. An installation of an older release has only what the environment says.
 */
export async function settingsOf(settings: Settings): Promise<Settings> {
  if (!settings.DATABASE_URL) {
    try {
      const { answer, leave } = await askServer<Stored>(settings.DATA_DIR, "settings", {});
      leave();
      return inForce(settings, answer);
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
