// How long after "issue" everybody can read an alert, and what the public feed costs while many are in force.
// `npm run bench:alerts [-- server|embedded] [alerts]`
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";
import { judge, median, percentile } from "./figures.ts";
import { places, read, startProduct, type Product } from "./servers.ts";

type Alert = { id: number; version: number; messages: { identifier: string }[] };

async function post<T>(product: Product, path: string, body: object): Promise<T> {
  const headers = { ...product.headers, "content-type": "application/json" };
  const answer = await fetch(product.address + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The place with most records, and the first type of alert of its country. */
async function draftOf(product: Product) {
  const [company_id] = await places(product);
  const name_es = `Incendio ${Date.now()}`;
  const look = { geometry_type: "none", value_type: "none", color: "#8A4FD8", icon: "fire", company_id: null };
  const { id: variable_id } = await post<{ id: number }>(product, "/api/variables/alertMap", { name_es, ...look });
  return {
    company_id,
    variable_id,
    level: "roja",
    hip_code: "EN0205",
    headline_es: "Alerta de prueba (demo)",
    area_description: "Toda la comuna",
    area_company_ids: [company_id],
  };
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Issued by the super administrator alone, as an emergency: one request from the decision to the message. */
async function issued(product: Product, draft: object): Promise<{ told_ms: number }> {
  const { id, version } = await post<Alert>(product, "/api/alerts", { ...draft, expires_at: inAnHour() });
  const started = performance.now();
  const { messages } = await post<Alert>(product, `/api/alerts/${id}/emergency`, { version, reason: "Medición" });
  const identifier = messages[0]!.identifier;
  for (;;) {
    const feed = await (await fetch(`${product.address}/public/alerts.atom`)).text();
    if (feed.includes(identifier)) return { told_ms: performance.now() - started };
  }
}

async function timed(times: number, work: () => Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  for (let time = 0; time < times; time++) {
    const started = performance.now();
    await work();
    waits.push(performance.now() - started);
  }
  return median(waits);
}

async function measure(kind: Kind, count: number): Promise<void> {
  const product = await startProduct(await filledDatabase(kind, 10_000));
  try {
    const draft = await draftOf(product);
    const waits: number[] = [];
    for (let one = 0; one < count; one++) waits.push((await issued(product, draft)).told_ms);
    console.log(
      `${kind}: ${count} alerts, from "issue" to the public feed: median ${median(waits).toFixed(0)} ms, p95 ${percentile(waits, 0.95).toFixed(0)} ms`,
    );
    judge("the slowest twentieth, share of a second", percentile(waits, 0.95) / 1000, { most: 1 });
    const nothing = await timed(50, () => fetch(`${product.address}/health/live`).then((it) => it.text()));
    const feed = await timed(50, () => fetch(`${product.address}/public/alerts.atom`).then((it) => it.text()));
    const list = await timed(50, () => read("/api/alerts?status=issued,updated&per_page=25", product));
    console.log(
      `  feed of ${count} in force ${feed.toFixed(1)} ms, list ${list.toFixed(1)} ms, an empty answer ${nothing.toFixed(1)} ms`,
    );
  } finally {
    product.kill();
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(100));
