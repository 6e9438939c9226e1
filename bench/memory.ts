// What memory the server takes while 64 connections read pages, records and tiles, and for how long one of them blocks the others.
// `npm run bench:memory [-- server|embedded] [records]`
import autocannon from "autocannon";
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";
import { judge, median } from "./figures.ts";
import { places, startProduct } from "./servers.ts";

const connections = 64;
const rounds = 5;

async function measure(kind: Kind, count: number): Promise<void> {
  const product = await startProduct(await filledDatabase(kind, count));
  try {
    const all = await places(product);
    const requests = [0, 1, 50, 100, 250, 480].flatMap((position) => {
      const place = `place=${all[position]}`;
      return [
        { path: `/api/records/situation?${place}&sort=-observed_on` },
        { path: `/api/records/situation?${place}&sort=title&q=puente` },
        { path: `/api/records/situation/tiles/6/19/38.mvt?${place}` },
        { path: `/api/records/situation/tiles/8/77/152.mvt?${place}&status=published` },
      ];
    });
    const { memory_mb: before } = await product.figures();
    const [memory, blocked]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      const result = await autocannon({
        url: product.address,
        headers: product.headers,
        requests,
        connections,
        duration: 6,
      });
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
      const { memory_mb, blocked_ms } = await product.figures();
      memory.push(memory_mb);
      blocked.push(blocked_ms);
    }
    console.log(`${kind}, ${count} records, ${connections} connections; ${before.toFixed(0)} MB before`);
    // The embedded database lives in the same process.
    judge("memory in MB", Math.max(...memory), { most: 300 }, kind === "server");
    judge(
      "longest block of the event loop, ms, median of the rounds",
      median(blocked),
      { most: 50 },
      kind === "server",
    );
  } finally {
    product.kill();
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(kind === "server" ? 1_000_000 : 100_000));
