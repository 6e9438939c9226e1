// `npm run dev`: server and screens with demo data; what is changed is seen at once. Ctrl C ends everything.
import "./check-node.mjs";

process.env.DATA_DIR ||= ".dev";
await import("./dev.ts");
