// The server process of `npm run demo`: a database with demo data, on this machine only.
import { startServer, stopOnSignal } from "../start-server.ts";
import { markDemo } from "./accounts.ts";
import { demoSettings, introduction } from "./announce.ts";
import { loadDemo } from "./load.ts";

const settings = demoSettings();
const server = await startServer(settings, async (database) => {
  await markDemo(settings);
  await loadDemo(database);
});
stopOnSignal(server.stop);
process.stdout.write(introduction(`Atalaya demo: ${server.address}`));
