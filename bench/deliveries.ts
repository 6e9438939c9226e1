// How long it takes until thousands of subscribers were told of an alert, and how long others wait for a list meanwhile.
// `npm run bench:deliveries [-- server|embedded] [subscribers]`
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { system, type Tx } from "@atalaya/server/platform/database/database.ts";
import { openDatabase } from "@atalaya/server/platform/database/open-database.ts";
import { startMailServer } from "@atalaya/server/testing/mail-server.ts";
import { startReceiver } from "@atalaya/server/testing/telling/receiver.ts";
import { filledDatabase, kinds, numberAsked, type Filled, type Kind } from "./filled-database.ts";
import { judge, median, percentile } from "./figures.ts";
import { places, read, startProduct, type Product } from "./servers.ts";

/** Of the others each tenth is a webhook. */
const webhooks = 10;
const log = { info() {}, warn: console.warn, error: console.error };

type Counts = { sent: number; waiting: number; failed: number };
type Alert = { id: number; version: number; deliveries: Counts };

async function inDatabase(filled: Filled, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  const limits = { DATABASE_POOL: 4, DATABASE_KEEPS_PLANS: true, STATEMENT_TIMEOUT_MS: 600_000 };
  const database = await openDatabase({ ...filled, ...limits }, log);
  await database.write(system, work);
  await database.close();
}

/** Other measurements in this database, and the next one of this, tell nobody of what they issue. */
const leave = (tx: Tx) =>
  sql`update alert_subscriptions set state = 'left', address = null where state = 'active'`.execute(tx);

/** Subscribers of every place, as if they had agreed now: what was issued before is not for them. */
const subscribe = (filled: Filled, count: number, hooks: string) =>
  inDatabase(filled, async (tx) => {
    await leave(tx);
    await sql`
      insert into alert_subscriptions (company_id, channel, address, label, language, company_ids, levels, variable_ids, hip_codes,
        wants_exercises, sees_restricted, state, secret, confirmed_at)
      select (select min(id) from companies where parent_company_id is null), case when n % ${webhooks} = 0 then 'webhook' else 'email' end,
        case when n % ${webhooks} = 0 then ${`${hooks}/`} || n else 'vecina' || n || '@ejemplo.test' end,
        'Vecina ' || n, 'es', '{}', '{}', '{}', '{}', false, false, 'active', 'whsec_' || encode(sha256(convert_to(n::text, 'UTF8')), 'base64'),
        now()
      from generate_series(1, ${count}::int) n`.execute(tx);
  });

async function post<T>(product: Product, path: string, body: object): Promise<T> {
  const headers = { ...product.headers, "content-type": "application/json" };
  const answer = await fetch(product.address + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function issue(product: Product, company_id: number): Promise<number> {
  const look = { geometry_type: "none", value_type: "none", color: "#8A4FD8", icon: "fire", company_id: null };
  const type = await post<{ id: number }>(product, "/api/variables/alertMap", {
    name_es: `Incendio ${Date.now()}`,
    ...look,
  });
  const { id, version } = await post<Alert>(product, "/api/alerts", {
    company_id,
    variable_id: type.id,
    level: "roja",
    headline_es: "Alerta de prueba (demo)",
    area_description: "Toda la comuna",
    area_company_ids: [company_id],
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await post(product, `/api/alerts/${id}/emergency`, { version, reason: "Medición" });
  return id;
}

/** Somebody else who looks at a list, again and again until told to stop; milliseconds of each page. */
async function look(product: Product, place: number, isOver: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    await read(`/api/records/situation?place=${place}&sort=-observed_on&per_page=25`, product);
    waits.push(performance.now() - started);
    await setTimeout(20);
  }
  return waits;
}

const shown = (waits: number[]) =>
  `median ${median(waits).toFixed(1)} ms, p95 ${percentile(waits, 0.95).toFixed(1)} ms`;

async function measure(kind: Kind, count: number): Promise<void> {
  const [mail, receiver] = [await startMailServer(), await startReceiver()];
  const settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: "alertas@ejemplo.test",
    PUBLIC_URL: "https://alertas.ejemplo.test",
    OUTGOING_ALLOWED_HOSTS: receiver.host,
  };
  Object.assign(process.env, settings);
  const filled = await filledDatabase(kind, 10_000);
  await subscribe(filled, count, receiver.address);
  const product = await startProduct(filled);
  try {
    const [place] = await places(product);
    const until = performance.now() + 3000;
    const before = await look(product, place!, () => performance.now() > until);
    const started = performance.now();
    const id = await issue(product, place!);
    let first = 0;
    const isOver = () => {
      const told = mail.received.length + receiver.received.length;
      if (told > 0) first ||= performance.now() - started;
      return told >= count || performance.now() - started > 600_000;
    };
    const during = await look(product, place!, isOver);
    const seconds = (performance.now() - started) / 1000;
    await setTimeout(1000);
    const { deliveries } = await read<Alert>(`/api/alerts/${id}`, product);
    console.log(
      `${kind}: ${count} subscribers told in ${seconds.toFixed(1)} s, the first after ${(first / 1000).toFixed(2)} s; ${JSON.stringify(deliveries)}`,
    );
    console.log(`  a list before: ${shown(before)}; meanwhile: ${shown(during)}`);
    judge("a list meanwhile, median ms", median(during), { most: 200 });
    judge("subscribers told, share", deliveries.sent / count, { least: 1, most: 1 });
  } finally {
    product.kill();
    await Promise.all([mail.stop(), receiver.stop()]);
    await inDatabase(filled, leave);
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(5000));
