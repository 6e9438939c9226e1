// What losses cost where there are many: sums by place, year and hazard, and lists by a figure, asked for anew after each change; and whether
// somebody who changes a figure waits while others add up. `npm run bench:losses [-- server|embedded] [disasters]`
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";
import { judge, median, percentile } from "./figures.ts";
import { fillWithDisasters } from "./seed.ts";
import { places, read, startProduct, type Product } from "./servers.ts";

const rounds = 40;
const metric = "metric=deaths,direct_affected,houses_destroyed";
/** With what each may take in milliseconds. The last one finds two thousand among a hundred thousand that meet one of its bounds. */
const calls: [call: string, most: number][] = [
  [`losses?by=year&${metric}`, 300],
  [`losses?by=place&${metric}`, 300],
  [`losses?by=hazard&${metric}`, 300],
  ["losses?by=place,year&metric=deaths", 300],
  ["?sort=-deaths", 300],
  ["?figure=deaths:6:,houses_destroyed:69:&sort=-observed_on", 1000],
];

type Row = { id: number; version: number };

async function timed<T>(into: number[], act: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const answer = await act();
  into.push(performance.now() - started);
  return answer;
}

/** Another title of a draft: what was kept of its domain is made anew. */
async function change(product: Product, { id }: Row, changes: object): Promise<void> {
  const path = `${product.address}/api/records/risk/${id}`;
  const { version } = await read<Row>(`/api/records/risk/${id}`, product);
  const answer = await fetch(path, {
    method: "PUT",
    headers: { ...product.headers, "content-type": "application/json" },
    body: JSON.stringify({ ...changes, version }),
  });
  if (!answer.ok) throw new Error(`changing a disaster: ${answer.status} ${await answer.text()}`);
}

const drafts = async (product: Product): Promise<Row[]> =>
  (await read<{ data: Row[] }>("/api/records/risk?status=draft&per_page=10", product)).data;

/** A correction of the figures, each with a reason of its own. */
const corrected = (value: number) => ({
  figures: ["deaths", "direct_affected", "houses_destroyed"].map((metric) => ({
    metric,
    value,
    as_of: "2026-01-01",
    source: "Balance Demo",
    note: `Corrige el balance: ${value}`,
  })),
});

async function sums(product: Product, kind: Kind, place: string): Promise<void> {
  const [one] = await drafts(product);
  for (const [call, most] of calls) {
    const path = `/api/records/risk${call.startsWith("?") ? call : `/${call}`}&place=${place}`;
    const times: number[] = [];
    await read(path, product);
    for (let round = 0; round < rounds; round++) {
      await change(product, one!, { title: `Cambio Demo ${round}` });
      await timed(times, () => read(path, product));
    }
    const what = `${call}, p95 (median ${median(times).toFixed(1)})`;
    judge(what, percentile(times, 0.95), { most }, kind === "server");
  }
}

/** A figure changed alone, and while two others never stop adding up the country. */
async function waiting(product: Product, kind: Kind): Promise<void> {
  const rows = await drafts(product);
  const writes = async () => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++)
      await timed(times, () => change(product, rows[round % rows.length]!, corrected(Math.floor(Math.random() * 1e9))));
    return times;
  };
  await writes();
  const alone = median(await writes());
  let isDone = false;
  const readers = [0, 1].map(async () => {
    while (!isDone) await read(`/api/records/risk/losses?by=place,year&${metric}&place=all`, product);
  });
  const beside = median(await writes());
  isDone = true;
  await Promise.all(readers);
  console.log(`  a figure changed alone ${alone.toFixed(1)} ms, beside two who add up ${beside.toFixed(1)} ms`);
  judge("beside two who add up, median in ms", beside, { most: 300 }, kind === "server");
}

async function measure(kind: Kind, count: number): Promise<void> {
  const product = await startProduct(await filledDatabase(kind, count, { name: "losses_", fill: fillWithDisasters }));
  try {
    const [one] = await places(product);
    for (const place of ["all", String(one)]) {
      console.log(`${kind}, ${count} disasters, place ${place}`);
      await sums(product, kind, place);
    }
    await waiting(product, kind);
  } finally {
    product.kill();
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(kind === "server" ? 1_000_000 : 100_000));
