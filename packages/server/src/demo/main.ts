// The server process of `npm run demo`: a database with demo data, on this machine only.
import { startServer, stopOnSignal } from "../start-server.ts";
import { demoSettings, introduction } from "./announce.ts";
import { loadDemo } from "./load.ts";

const server = await startServer(demoSettings(), loadDemo);
stopOnSignal(server.stop);
process.stdout.write(introduction(`Atalaya demo: ${server.address}`));
