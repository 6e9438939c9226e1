// How long reports of emergencies take in a full country: preparing, reading and sending one, and what the nation sees of all of them together.
// The first run begins an emergency in each municipality, with figures, and sends its report. `npm run bench:reports [-- server|embedded] [records]`
import { judge, median, percentile } from "./figures.ts";
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";
import { places, read, startProduct, type Product } from "./servers.ts";

const rounds = 40;

async function call<T>({ address, headers }: Product, method: string, path: string, body: object): Promise<T> {
  const answer = await fetch(`${address}/api/${path}`, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function timed<T>(into: number[], act: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const answer = await act();
  into.push(performance.now() - started);
  return answer;
}

type Draft = { id: number; version: number; digest: string };
type Consolidated = {
  total: number;
  reported: number;
  events: { event_id: number; company_id: number; report_id: number | null }[];
};

type Variable = { id: number; kind: string };

/** Figures as a first night has them. */
const figures = (day: string) =>
  ["deaths", "injured", "direct_affected", "evacuated", "houses_destroyed", "houses_in_assessment"].map(
    (metric, index) => ({ metric, value: 10 * index, as_of: day, hour: "00:00", source: "Bomberos (demo)" }),
  );

/** An emergency of today in each municipality that has none. */
async function begin(product: Product): Promise<void> {
  const { events } = await read<Consolidated>("/api/event-reports/consolidated?place=all", product);
  const have = new Set(events.map(({ company_id }) => company_id));
  const { data } = await read<{ data: Variable[] }>("/api/variables/riskAssessment", product);
  const { id: variable_id } = data.find(({ kind }) => kind === "event_type")!;
  const observed_on = new Date().toISOString().slice(0, 10);
  for (const company_id of await places(product))
    if (!have.has(company_id))
      await call(product, "POST", "records/risk", {
        company_id,
        variable_id,
        title: "Emergencia Demo",
        observed_on,
        figures: figures(observed_on),
      });
}

/** One report for one emergency of each municipality that has none. */
async function report(product: Product): Promise<void> {
  const { events } = await read<Consolidated>("/api/event-reports/consolidated?place=all", product);
  const have = new Set(events.flatMap(({ company_id, report_id }) => (report_id === null ? [] : [company_id])));
  const [preparing, writing, sending]: [number[], number[], number[]] = [[], [], []];
  for (const { event_id, company_id } of events) {
    if (have.has(company_id)) continue;
    have.add(company_id);
    const { id, version } = await timed(preparing, () => call<Draft>(product, "POST", "event-reports", { event_id }));
    const written = { version, responsible_name: "Ana Demo", needs: [{ name: "Agua", amount: 300, unit: "litros" }] };
    const draft = await timed(writing, () => call<Draft>(product, "PUT", `event-reports/${id}`, written));
    const sent = { version: draft.version, seen: draft.digest };
    await timed(sending, () => call(product, "POST", `event-reports/${id}/sending`, sent));
  }
  if (sending.length === 0) return;
  for (const [what, times] of Object.entries({ preparing, writing, sending }))
    console.log(
      `  ${what} ${times.length}: median ${median(times).toFixed(1)}, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
    );
}

async function measure(kind: Kind, count: number): Promise<void> {
  const product = await startProduct(await filledDatabase(kind, count));
  try {
    console.log(`${kind}, ${count} records`);
    await begin(product);
    await report(product);
    const all = await read<Consolidated>("/api/event-reports/consolidated?place=all", product);
    console.log(`  ${all.total} emergencies run, ${all.reported} have reported`);
    const one = all.events.find(({ report_id }) => report_id !== null)!;
    const calls = {
      "consolidated of the nation": "event-reports/consolidated?place=all",
      "consolidated of a place": `event-reports/consolidated?place=${one.company_id}`,
      "reports that are due": "event-reports?due=true&place=all",
      "series of an event": `event-reports/head?event=${one.event_id}`,
      "one report": `event-reports/${one.report_id}`,
      "the same as PDF": `event-reports/${one.report_id}/report.pdf`,
    };
    for (const [what, path] of Object.entries(calls)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++)
        await timed(times, async () => {
          const answer = await fetch(`${product.address}/api/${path}`, { headers: product.headers });
          if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
          return answer.arrayBuffer();
        });
      judge(
        `${what}, p95 (median ${median(times).toFixed(1)})`,
        percentile(times, 0.95),
        { most: 300 },
        kind === "server",
      );
    }
  } finally {
    product.kill();
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(kind === "server" ? 1_000_000 : 100_000));
