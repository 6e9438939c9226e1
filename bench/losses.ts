// What losses cost where there are many: sums by place, year and hazard, the indicators of the Sendai Framework, and lists by a figure, asked for anew after each change; and whether
// somebody who changes a figure waits while others add up, or because the disaster is a part of a large one. `npm run bench:losses [-- server|embedded] [disasters]`
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";
import { judge, median, percentile } from "./figures.ts";
import { fillWithDisasters } from "./seed.ts";
import { places, read, startProduct, type Product } from "./servers.ts";

const rounds = 40;
const metric = "metric=deaths,direct_affected,houses_destroyed";
/** With what each may take in milliseconds. Sizes are counted card by card. The last one finds two thousand among a hundred thousand that meet one of its bounds. */
const calls: [call: string, most: number][] = [
  [`losses?by=year&${metric}`, 300],
  [`losses?by=place&${metric}`, 300],
  [`losses?by=hazard&${metric}`, 300],
  ["losses?by=place,year&metric=deaths", 300],
  [`losses?by=month&${metric}`, 300],
  ["event-sizes?metric=deaths", 4000],
  ["sendai?by=year", 300],
  ["sendai?by=place", 300],
  ["sendai?by=hazard", 300],
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

/** Of disasters: an assessment has no figures that could be corrected. */
const withDeaths = "/api/records/risk?figure=deaths:1:";
const drafts = async (product: Product): Promise<Row[]> =>
  (await read<{ data: Row[] }>(`${withDeaths}&status=draft&per_page=10`, product)).data;

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

const siblings = 350;

/**
 * A disaster of the whole country with as many parts as it has municipalities: what joining one more costs beside any other change of a card,
 * and what it costs to read them all.
 */
async function shared(product: Product, kind: Kind): Promise<void> {
  const data: (Row & { variable_id: number })[] = [];
  for (let page = 1; data.length <= siblings; page++)
    data.push(
      ...(await read<{ data: typeof data }>(`${withDeaths}&status=published&per_page=100&page=${page}`, product)).data,
    );
  const post = async (path: string, body: object) => {
    const headers = { ...product.headers, "content-type": "application/json" };
    const answer = await fetch(product.address + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Row;
  };
  const { data: tree } = await read<{ data: { id: number; parent_company_id: number | null }[] }>(
    "/api/companies?type=tree",
    product,
  );
  const nation = tree.find(({ parent_company_id }) => parent_company_id === null)!;
  const umbrella = await post("/api/records/risk", {
    company_id: nation.id,
    variable_id: data[0]!.variable_id,
    title: "Evento mayor Demo",
    observed_on: "2026-01-01",
    figures: corrected(7).figures,
  });
  const rows = data.slice(0, siblings).map(({ id, version }) => ({ id, version }));
  const action = { kind: "set_fields", fields: { umbrella_id: umbrella.id } };
  const step = await post("/api/records/risk/bulk", { rows, action });
  const one = data.at(-1)!;
  const [joining, reading]: number[][] = [[], []];
  for (let round = 0; round < rounds; round++) {
    await timed(joining!, () => change(product, one, { umbrella_id: round % 2 ? null : umbrella.id }));
    await timed(reading!, () => read(`/api/records/risk/${umbrella.id}/family`, product));
  }
  await change(product, one, { umbrella_id: null });
  await post(`/api/records/risk/bulk/${step.id}/undo`, {});
  judge(`joined with ${siblings} others, median in ms`, median(joining!), { most: 100 }, kind === "server");
  judge(`read with ${siblings} parts, median in ms`, median(reading!), { most: 150 }, kind === "server");
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
    await shared(product, kind);
  } finally {
    product.kill();
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(kind === "server" ? 1_000_000 : 100_000));
