// The product as it runs for an operator, in a process of its own that tells what it took: processor time, the longest block, memory.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readSettings } from "@atalaya/server/platform/settings.ts";
import { startServer } from "@atalaya/server/start-server.ts";

const { address } = await startServer(readSettings(process.env));
const delay = monitorEventLoopDelay({ resolution: 5 });
let cpu = process.cpuUsage();
delay.enable();

/** Every question is answered with what happened since the one before. */
process.on("message", () => {
  const { user, system } = process.cpuUsage(cpu);
  process.send?.({
    cpu_ms: (user + system) / 1000,
    blocked_ms: Math.max(0, delay.max / 1e6 - 5),
    memory_mb: process.memoryUsage.rss() / 2 ** 20,
  });
  delay.reset();
  cpu = process.cpuUsage();
});
process.send?.({ address });
