// `npm start`: the server, with the web application built if it is missing or out of date. Settings may stand in a file `.env`.
import "./check-node.mjs";
import { existsSync } from "node:fs";

const { buildWebWhenStale } = await import("./build-web.ts");
buildWebWhenStale();
if (existsSync(".env")) process.loadEnvFile(".env");
await import("../packages/server/src/main.ts");
