// How long the situation room takes over 500 places: each of its calls asked for the first time after a change, and again while nothing has
// changed. `npm run bench:room [-- server|embedded] [records]`
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";
import { judge, median, percentile } from "./figures.ts";
import { places, read, startProduct, type Product } from "./servers.ts";

const rounds = 40;
const yearAgo = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
const calls = [
  "alerts/in-force?",
  "records/risk/running?",
  "shelters/standing?",
  `records/risk/years?from=${yearAgo}&`,
  "records/recovery/progress?",
  `dashboard?from=${yearAgo}&`,
  "dashboard/coverage?",
  `dashboard/places?from=${yearAgo}&`,
  "todo?",
];

const timed = async (product: Product, path: string): Promise<number> => {
  const started = performance.now();
  await read(`/api/${path}`, product);
  return performance.now() - started;
};

type Row = { id: number; version: number };

/** One record of each domain that the room adds up is changed: what was kept of them is made anew. */
async function change(product: Product): Promise<void> {
  for (const domain of ["risk", "recovery"]) {
    const { data } = await read<{ data: Row[] }>(`/api/records/${domain}?status=draft&per_page=1`, product);
    const { id, version } = data[0]!;
    const answer = await fetch(`${product.address}/api/records/${domain}/${id}`, {
      method: "PUT",
      headers: { ...product.headers, "content-type": "application/json" },
      body: JSON.stringify({ title: `Cambio Demo ${version}`, version }),
    });
    if (!answer.ok) throw new Error(`changing a record: ${answer.status} ${await answer.text()}`);
  }
}

async function measure(kind: Kind, count: number): Promise<void> {
  const product = await startProduct(await filledDatabase(kind, count));
  try {
    const [one] = await places(product);
    for (const place of ["all", String(one)]) {
      console.log(`${kind}, ${count} records, place ${place}: p95 after a change (median), again`);
      for (const call of calls) {
        const path = `${call}place=${place}`;
        const [first, again]: [number[], number[]] = [[], []];
        await timed(product, path);
        for (let round = 0; round < rounds; round++) {
          await change(product);
          first.push(await timed(product, path));
          again.push(await timed(product, path));
        }
        const what = `${call.split("?")[0]} (median ${median(first).toFixed(1)}; again ${median(again).toFixed(1)})`;
        judge(what, percentile(first, 0.95), { most: 300 }, kind === "server");
      }
    }
  } finally {
    product.kill();
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(kind === "server" ? 1_000_000 : 100_000));
