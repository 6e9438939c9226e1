// `npm run atalaya -- <command>`: backups and all that is done beside the server. Settings may stand in a file `.env`, as those of the server.
import "./check-node.mjs";
import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile(".env");
await import("../packages/server/src/commands/main.ts");
