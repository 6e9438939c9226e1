// The server process of `npm run dev`: the demo, started anew at every change, over a database that stays open in its parent.
import { demoSettings } from "../demo/announce.ts";
import { loadDemo } from "../demo/load.ts";
import { connectTo } from "../platform/database/embedded/open-embedded.ts";
import { openDatabase, overEmbedded } from "../platform/database/open-database.ts";
import { installParsers } from "../platform/database/parsers.ts";
import { startServer, stopOnSignal } from "../start-server.ts";
import { borrowedEngine } from "./borrowed-engine.ts";
import type { Listening } from "./messages.ts";

// Never without its parent, which has the database.
process.on("disconnect", () => process.exit());

const { address, stop } = await startServer(demoSettings(), loadDemo, (settings, log) => {
  if (settings.DATABASE_URL) return openDatabase(settings, log);
  installParsers();
  return overEmbedded(connectTo(borrowedEngine(), { log, statement_timeout_ms: settings.STATEMENT_TIMEOUT_MS }));
});
stopOnSignal(stop);
process.send!({ address } satisfies Listening);
