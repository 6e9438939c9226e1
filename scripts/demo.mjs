// `npm run demo`: the server with demo data in a fresh database, on this machine only.
import "./check-node.mjs";

const { buildWebWhenStale } = await import("./build-web.ts");
const { freshDemoDirectory } = await import("./demo-directory.ts");
buildWebWhenStale();
process.env.DATA_DIR ||= freshDemoDirectory();
await import("../packages/server/src/demo/main.ts");
