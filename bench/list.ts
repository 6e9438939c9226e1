// How much of a bare server's speed is left when the product lists 25 records of a place: identity, permission, territory,
// validation both ways, cursors. `npm run bench:list [-- server|embedded] [records]`; prints the ratio of the medians.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { startProcess } from "@atalaya/server/testing/server-process.ts";
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";

const rounds = 5;
const seconds = 5;
const connections = 16;
/** What the product must keep of the bare server's requests per second on a PostgreSQL server. */
const bar = 0.5;

type Target = { url: string; headers: Record<string, string> };

async function startBare(environment: Record<string, string | undefined>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts")], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { address: String(line).trim(), kill: () => child.kill("SIGKILL") };
}

async function requestsPerSecond({ url, headers }: Target, duration = seconds): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

async function signIn(address: string): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "super@demo.test", password: demoPassword }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

const read = async <T extends { id: number }>({ url, headers }: Target) =>
  (await (await fetch(url, { headers })).json()) as { data: T[] };

/** Counting many records takes the database long on both sides and hides what the product adds; so a place with few is measured too. */
async function fullestAndEmptiest(address: string, headers: Record<string, string>) {
  const { data } = await read<{ id: number; kind: string }>({ url: `${address}/api/companies?type=tree`, headers });
  const places: { id: number; total: number }[] = [];
  for (const { id } of data.filter((place) => place.kind === "municipality")) {
    const totals = await fetch(`${address}/api/records/situation/totals?place=${id}`, { headers });
    places.push({ id, total: ((await totals.json()) as { total: number }).total });
  }
  places.sort((one, other) => other.total - one.total);
  return [places[0]!, places.at(-1)!];
}

/** Alternates, so that whatever else the machine does meets both. */
async function compare(ours: Target, theirs: Target): Promise<number> {
  const [one, other] = [await read(ours), await read(theirs)];
  if (JSON.stringify(one.data.map((row) => row.id)) !== JSON.stringify(other.data.map((row) => row.id)))
    throw new Error("the two servers do not answer the same");
  for (const target of [ours, theirs]) await requestsPerSecond(target, 2);
  const [product_rates, bare_rates]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    product_rates.push(await requestsPerSecond(ours));
    bare_rates.push(await requestsPerSecond(theirs));
  }
  const ratio = median(product_rates) / median(bare_rates);
  console.log(
    `  product ${product_rates.map(Math.round).join(" ")}  median ${Math.round(median(product_rates))} requests/s`,
  );
  console.log(`  bare    ${bare_rates.map(Math.round).join(" ")}  median ${Math.round(median(bare_rates))} requests/s`);
  console.log(`  ratio of medians ${ratio.toFixed(2)} (bar on a server: ${bar})`);
  return ratio;
}

async function measure(kind: Kind, count: number): Promise<void> {
  const database = await filledDatabase(kind, count);
  const { DATABASE_URL, DATA_DIR } = database;
  // Two processes cannot share an embedded database: the bare server gets a copy.
  const copy = await mkdtemp(join(tmpdir(), "atalaya-bench-"));
  if (kind === "embedded") await cp(DATA_DIR, copy, { recursive: true });
  const product = await startProcess("main.ts", { DATABASE_URL, DATA_DIR });
  const bare = await startBare({ DATABASE_URL: DATABASE_URL ?? "", DATA_DIR: copy });
  try {
    const headers = await signIn(product.address);
    for (const { id, total } of await fullestAndEmptiest(product.address, headers)) {
      const path = `/api/records/situation?place=${id}&sort=-observed_on&per_page=25`;
      const ours: Target = { url: product.address + path, headers };
      const theirs: Target = { url: `${bare.address}/list?place=${id}`, headers: {} };
      console.log(`${kind}: place with ${total} records, ${connections} connections, ${rounds} x ${seconds} s each`);
      const ratio = await compare(ours, theirs);
      if (kind === "server" && ratio < bar) process.exitCode = 1;
    }
  } finally {
    await product.kill();
    bare.kill();
    await database.drop();
    await rm(copy, { recursive: true, force: true });
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(100_000));
