// The product as it runs for an operator, in a process of its own that tells what it took: processor time, the longest block, memory.
import { readSettings } from "@atalaya/server/platform/settings.ts";
import { startServer } from "@atalaya/server/start-server.ts";

const { address } = await startServer(readSettings({ REQUESTS_PER_MINUTE: "0", ...process.env }));

const everyMs = 5;
const threadMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let cpu = process.cpuUsage();
let turned_at = threadMs();
let blocked_ms = 0;

// Between two turns of the event loop nothing else is answered. Processor time of its thread and not the clock: what other
// processes of a busy machine take is no fault of the server's.
setInterval(() => {
  const now = threadMs();
  blocked_ms = Math.max(blocked_ms, now - turned_at);
  turned_at = now;
}, everyMs).unref();

/** Every question is answered with what happened since the one before. */
process.on("message", () => {
  const { user, system } = process.cpuUsage(cpu);
  process.send?.({ cpu_ms: (user + system) / 1000, blocked_ms, memory_mb: process.memoryUsage.rss() / 2 ** 20 });
  blocked_ms = 0;
  cpu = process.cpuUsage();
});
process.send?.({ address });
