// A file of 1 GB up and down: how much memory the server takes for it, and how much of a bare stream server's speed is left.
// `npm run bench:files [-- server|embedded] [megabytes]`
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chunkSize } from "@atalaya/contract/resources/files.ts";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { dropTemplate, emptyTemplate, settingsOf } from "@atalaya/server/testing/test-database.ts";
import { kinds, numberAsked, type Kind } from "./filled-database.ts";
import { judge, median } from "./figures.ts";
import { startProduct, type Product } from "./servers.ts";

const size = numberAsked(1000) * 1024 * 1024;
const atOnce = 3;
const rounds = 3;
// Text, and different in each run: the same content is kept only once.
const piece = Buffer.from(randomBytes(chunkSize / 2).toString("hex"));
const offsets = Array.from({ length: Math.ceil(size / chunkSize) }, (_, index) => index * chunkSize);

type Speeds = { up: number; down: number };
const speed = (started: number) => size / 1e6 / ((performance.now() - started) / 1000);

async function sent(url: string, init: RequestInit) {
  const answer = await fetch(url, init);
  const body = (await answer.json()) as { data: { session_id: number; file_id: number } };
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(body)}`);
  return body.data;
}

async function allChunks(send: (offset: number, chunk: Buffer<ArrayBuffer>) => Promise<unknown>): Promise<void> {
  const waiting = offsets.values();
  const worker = async () => {
    for (const offset of waiting) await send(offset, piece.subarray(0, Math.min(chunkSize, size - offset)));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function download(url: string, headers: Record<string, string> = {}): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { headers });
  let came = 0;
  for await (const part of answer.body ?? []) came += part.length;
  if (came !== size) throw new Error(`${url}: ${answer.status}, ${came} bytes`);
  return speed(started);
}

async function ofProduct({ address, headers }: Product, round: number): Promise<Speeds> {
  const url = `${address}/api/uploads`;
  const json = { ...headers, "content-type": "application/json" };
  // Each round is another content.
  piece.write(`round ${round}`);
  const started = performance.now();
  const start = { phase: "start", name: "grande.txt", size, mime_type: "text/plain" };
  const { session_id } = await sent(url, { method: "POST", headers: json, body: JSON.stringify(start) });
  await allChunks((offset, chunk) => {
    const body = new FormData();
    for (const [key, value] of Object.entries({ phase: "upload", session_id, start_offset: offset }))
      body.set(key, String(value));
    body.set("chunk", new Blob([chunk]), "blob");
    return sent(url, { method: "POST", headers, body });
  });
  const finish = JSON.stringify({ phase: "finish", session_id });
  const { file_id } = await sent(url, { method: "POST", headers: json, body: finish });
  const up = speed(started);
  return { up, down: await download(`${address}/api/files/${file_id}/content`, headers) };
}

async function ofBare(address: string): Promise<Speeds> {
  const started = performance.now();
  await sent(`${address}/begin`, { method: "PUT" });
  // The same bodies, so that making them costs the same.
  await allChunks((offset, chunk) => {
    const body = new FormData();
    body.set("chunk", new Blob([chunk]), "blob");
    return sent(`${address}/?start=${offset}`, { method: "PUT", body });
  });
  await sent(`${address}/finish`, { method: "PUT" });
  return { up: speed(started), down: await downloadBare(address) };
}

/** Multipart adds a few bytes to each chunk, which the bare server keeps. */
async function downloadBare(address: string): Promise<number> {
  const started = performance.now();
  const { body } = await fetch(address);
  let came = 0;
  for await (const part of body ?? []) came += part.length;
  return came / 1e6 / ((performance.now() - started) / 1000);
}

/** The most memory that the process has while something runs. */
async function peakOf(product: Product, step: () => Promise<unknown>): Promise<number> {
  let isRunning = true;
  let peak = 0;
  const watching = (async () => {
    while (isRunning) {
      peak = Math.max(peak, (await product.figures()).memory_mb);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  await step().finally(() => (isRunning = false));
  await watching;
  return peak;
}

async function measure(kind: Kind): Promise<void> {
  const template = await emptyTemplate(kind);
  const directory = await mkdtemp(join(tmpdir(), "atalaya-bench-files-"));
  const { DATABASE_URL = "", DATA_DIR } = settingsOf(template);
  Object.assign(process.env, { ADMIN_EMAIL: "super@demo.test", ADMIN_PASSWORD: demoPassword });
  const product = await startProduct({ kind, DATABASE_URL, DATA_DIR: DATA_DIR || directory });
  const bare = fork(join(import.meta.dirname, "bare-files.ts"), {
    env: { ...process.env, BARE_FILE: join(directory, "bare") },
  });
  const [{ address }] = (await once(bare, "message")) as [{ address: string }];
  try {
    // What is loaded at the first use is not what a gigabyte costs.
    await ofProductSmall(product);
    const before = (await product.figures()).memory_mb;
    const [ours, theirs]: [Speeds[], Speeds[]] = [[], []];
    let peak = before;
    for (let round = 0; round < rounds; round++) {
      theirs.push(await ofBare(address));
      peak = Math.max(peak, await peakOf(product, async () => void ours.push(await ofProduct(product, round))));
    }
    console.log(`${kind}: ${Math.round(size / 2 ** 20)} MB in chunks of ${chunkSize / 2 ** 20} MB, ${atOnce} at once`);
    for (const way of ["up", "down"] as const) {
      const [our, their] = [median(ours.map((it) => it[way])), median(theirs.map((it) => it[way]))];
      console.log(`  ${way}: ${our.toFixed(0)} MB/s, bare ${their.toFixed(0)} MB/s`);
      judge(`share of a bare server's speed, ${way}`, median(ours.map((it, at) => it[way] / theirs[at]![way])), {
        least: 0.6,
      });
    }
    judge("MB of memory more than before", peak - before, { most: 60 });
  } finally {
    product.kill();
    bare.kill("SIGKILL");
    await dropTemplate(template);
    await rm(directory, { recursive: true, force: true });
  }
}

async function ofProductSmall({ address, headers }: Product): Promise<void> {
  const { file_id } = await sent(`${address}/api/files?name=nota.txt`, { method: "PUT", headers, body: "hola" });
  await (await fetch(`${address}/api/files/${file_id}/content`, { headers })).text();
}

for (const kind of kinds()) await measure(kind);
