// How long after "issue" the console of somebody else is told, over another server process where there is one; what 500 open consoles
// cost in memory, and in statements for each change. `npm run bench:live [-- server|embedded] [alerts]`
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { listen, type EventStream } from "@atalaya/server/testing/event-stream.ts";
import { filledDatabase, kinds, numberAsked, type Filled, type Kind } from "./filled-database.ts";
import { judge, median, percentile } from "./figures.ts";
import { places, startProduct, type Product } from "./servers.ts";

const consoles = 500;
/** As many as one person may hold. */
const ofPerson = 20;
const password = "una clave segura";

async function post<T>({ address, headers }: Product, path: string, body: object): Promise<T> {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function alertsOf(product: Product) {
  const [company_id] = await places(product);
  const look = { geometry_type: "none", value_type: "none", color: "#8A4FD8", icon: "fire", company_id: null };
  const name_es = `Incendio ${Date.now()}`;
  const { id: variable_id } = await post<{ id: number }>(product, "/api/variables/alertMap", { name_es, ...look });
  const draft = () => ({
    company_id,
    variable_id,
    level: "roja",
    hip_code: "EN0205",
    headline_es: "Alerta de prueba (demo)",
    area_description: "Toda la comuna",
    area_company_ids: [company_id],
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  });
  /** Issued by one alone; told: when the streams have heard of it. */
  const issue = async (streams: readonly EventStream[]): Promise<number> => {
    const { id, version } = await post<{ id: number; version: number }>(product, "/api/alerts", draft());
    const started = performance.now();
    const told = streams.map((stream) => stream.until("change", ({ alert }) => alert?.alert_id === id));
    await post(product, `/api/alerts/${id}/emergency`, { version, reason: "Medición" });
    await Promise.all(told);
    return performance.now() - started;
  };
  return { issue };
}

/** Tokens of as many people as may hold so many streams, who see everything. */
async function tokensOf(product: Product): Promise<string[]> {
  const { data: roles } = await fetch(`${product.address}/api/roles`, { headers: product.headers }).then(
    (answer) => answer.json() as Promise<{ data: { id: number; key: string }[] }>,
  );
  const role_id = roles.find(({ key }) => key === "viewer")!.id;
  const run = Date.now();
  const tokens: string[] = [];
  for (let number = 0; number < consoles / ofPerson; number++) {
    const email = `consola-${run}-${number}@demo.test`;
    const assignments = [{ role_id, company_id: null }];
    await post(product, "/api/users", { name: `Consola ${number}`, email, password, assignments });
    tokens.push((await post<{ token: string }>(product, "/api/login", { email, password })).token);
  }
  return tokens;
}

const openAll = async ({ address: origin }: Product, tokens: readonly string[]): Promise<EventStream[]> =>
  (
    await Promise.all(
      tokens.map((token) => Promise.all(Array.from({ length: ofPerson }, () => listen({ origin, token })))),
    )
  ).flat();

/** Transactions until now; each reading is one. */
async function transactions({ DATABASE_URL }: Filled): Promise<number> {
  // A connection that is idle tells PostgreSQL up to ten seconds late what it did.
  await setTimeout(11_000);
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client
    .query("select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()")
    .finally(() => client.end());
  return Number(rows[0].count);
}

async function costOf(filled: Filled, times: number, work: () => Promise<unknown>): Promise<number> {
  const before = await transactions(filled);
  for (let time = 0; time < times; time++) await work();
  return ((await transactions(filled)) - before) / times;
}

async function measure(kind: Kind, count: number): Promise<void> {
  const filled = await filledDatabase(kind, 10_000);
  const one = await startProduct(filled);
  const other = kind === "server" ? await startProduct(filled) : one;
  try {
    const { issue } = await alertsOf(one);
    const tokens = await tokensOf(one);
    const first = await listen({ origin: other.address, token: tokens[0]! });
    const waits: number[] = [];
    for (let alert = 0; alert < count; alert++) waits.push(await issue([first]));
    console.log(`${kind}: ${count} alerts, from "issue" to the console of somebody else`);
    judge("median in ms", median(waits), { most: 2000 });
    judge("slowest twentieth in ms", percentile(waits, 0.95), { most: 2000 });
    const costOfOne = kind === "server" ? await costOf(filled, 20, () => issue([first])) : null;
    first.hangUp();

    await setTimeout(1000);
    const { memory_mb: before } = await other.figures();
    const streams = await openAll(other, tokens);
    const opened = (await other.figures()).memory_mb;
    const toAll: number[] = [];
    for (let alert = 0; alert < 10; alert++) toAll.push(await issue(streams));
    const { memory_mb: after, blocked_ms } = await other.figures();
    console.log(
      `  ${consoles} consoles: ${(opened - before).toFixed(0)} MB when they are open, one alert to all of them`,
    );
    judge("median in ms", median(toAll), { most: 2000 });
    judge("memory above that before, in MB", after - before, { most: 150 });
    judge("longest block of the event loop, ms", blocked_ms, { most: 50 }, false);
    if (costOfOne !== null) {
      const costOfAll = await costOf(filled, 20, () => issue(streams));
      console.log(
        `  transactions for an alert: ${costOfOne.toFixed(1)} with one console, ${costOfAll.toFixed(1)} with ${consoles}`,
      );
      judge("further ones, for each of the consoles", (costOfAll - costOfOne) / consoles, { most: 0.02 });
    }
    for (const { hangUp } of streams) hangUp();
  } finally {
    one.kill();
    other.kill();
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(50));
