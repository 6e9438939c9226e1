// The server process of `npm start`: settings from the environment, then serve until told to stop.
import { refuseDemo } from "./demo/accounts.ts";
import { readSettings, SettingsError } from "./platform/settings.ts";
import { startServer, stopOnSignal } from "./start-server.ts";

try {
  const settings = readSettings(process.env);
  const server = await startServer(settings, (database) => refuseDemo(database, settings));
  stopOnSignal(server.stop);
  process.stdout.write(`Atalaya: ${server.address}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
}
