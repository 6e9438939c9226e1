// A file of 100,000 records brought in through `/imports` while somebody else reads lists, beside COPY into the same table with all its indexes
// and triggers in the same run. `npm run bench:imports [-- server|embedded] [rows]`
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { TableImport } from "@atalaya/contract/resources/imports/imports.ts";
import { filledDatabase, kinds, numberAsked, type Filled, type Kind } from "../filled-database.ts";
import { judge, median, percentile } from "../figures.ts";
import { listReader } from "../list-reader.ts";
import { places, read, startProduct, type Product } from "../servers.ts";

const quietMs = 2000;
const lookMs = 200;
/** Of a bare COPY's rows a second. */
const least = 1 / 3;
const mostMegabytes = 300;
const mostPlaces = 40;

type Place = { id: number; territorial_code: string | null; kind: string };
type Centred = Place & { centroid: { coordinates: [number, number] } };
type Variable = { id: number; value_type: string; geometry_type: string };
type Row = { title: string; day: string; value: number; lon: number; lat: number; place: Centred };

const rowsOf = (count: number, run: string, where: readonly Centred[]): Row[] =>
  Array.from({ length: count }, (_, at) => ({ at, place: where[at % where.length]! })).map(({ at, place }) => ({
    title: `Escuela ${run}-${at} de la costa`,
    day: `${2000 + (at % 26)}-${String(1 + (at % 12)).padStart(2, "0")}-${String(1 + (at % 28)).padStart(2, "0")}`,
    value: at % 500,
    lon: Number((place.centroid.coordinates[0] + (at % 1000) / 100_000).toFixed(6)),
    lat: Number((place.centroid.coordinates[1] + (at % 700) / 100_000).toFixed(6)),
    place,
  }));

const asFile = (rows: readonly Row[]) =>
  Buffer.from(
    [
      "Nombre;CUT;Fecha;Valor;Latitud;Longitud;Fuente",
      ...rows.map((it) =>
        [it.title, it.place.territorial_code, it.day, it.value, it.lat, it.lon, "Catastro"].join(";"),
      ),
    ].join("\n"),
  );

async function send<T>(product: Product, method: string, path: string, body?: object | Buffer): Promise<T> {
  const isFile = Buffer.isBuffer(body);
  const answer = await fetch(`${product.address}/api/${path}`, {
    method,
    headers: { ...product.headers, ...(body && !isFile && { "content-type": "application/json" }) },
    ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Seconds that the same rows take by COPY, in one transaction that is taken back; null where the database has no such door. */
async function copied(
  { kind, DATABASE_URL }: Filled,
  rows: readonly Row[],
  variable: Variable,
): Promise<number | null> {
  if (kind === "embedded") return null;
  const client = spawn("psql", [DATABASE_URL, "-qX", "-v", "ON_ERROR_STOP=1"], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const lines = rows.map((it) =>
    [
      "situation",
      it.place.id,
      variable.id,
      it.title,
      it.day,
      it.value,
      `SRID=4326;POINT(${it.lon} ${it.lat})`,
      "imported",
      "Catastro",
      "draft",
      "",
    ].join("\t"),
  );
  const started = performance.now();
  client.stdin.end(
    `set app.actor = '1'; begin; copy records (domain, company_id, variable_id, title, observed_on, value, geometry, geometry_method, source, status, code) from stdin;\n${lines.join("\n")}\n\\.\nrollback;\n`,
  );
  const [code] = (await once(client, "exit")) as [number];
  if (code !== 0) throw new Error(`psql ended with ${code}`);
  return (performance.now() - started) / 1000;
}

/** Takes a step, and answers its seconds and the memory that it took at most. */
async function timed(product: Product, id: number, act: string, wanted: string) {
  const started = performance.now();
  let memory = 0;
  let blocked = 0;
  if (act !== "") await send(product, "POST", `imports/${id}/${act}`);
  for (;;) {
    const it = await read<TableImport>(`/api/imports/${id}`, product);
    const figures = await product.figures();
    memory = Math.max(memory, figures.memory_mb);
    blocked = Math.max(blocked, figures.blocked_ms);
    if (it.state === wanted) return { it, seconds: (performance.now() - started) / 1000, memory, blocked };
    if (["failed", "cancelled"].includes(it.state)) throw new Error(`${it.state}: ${it.problem}`);
    await pause(lookMs);
  }
}

async function measure(kind: Kind, count: number): Promise<void> {
  const filled = await filledDatabase(kind, 10_000);
  const product = await startProduct(filled);
  try {
    const [, other] = (await places(product)) as [number, number];
    const { data } = await read<{ data: Place[] }>("/api/companies?type=tree", product);
    const { data: variables } = await read<{ data: Variable[] }>("/api/variables/situationMap?per_page=100", product);
    const variable = variables.find(
      (it) => ["integer", "decimal"].includes(it.value_type) && ["any", "point"].includes(it.geometry_type),
    )!;
    const run = Date.now().toString(36).slice(-6);
    const coded = data.filter((it) => it.kind === "municipality" && /^\d{5}$/.test(it.territorial_code ?? ""));
    const where = await Promise.all(
      coded.slice(0, mostPlaces).map(({ id }) => read<Centred>(`/api/companies/${id}`, product)),
    );
    const rows = rowsOf(count, run, where);
    const stopQuiet = listReader(product, other);
    await pause(quietMs);
    const quiet = await stopQuiet();
    const before = await product.figures();
    const bare = await copied(filled, rows, variable);
    const file = await send<{ data: { file_id: number } }>(product, "PUT", "files?name=escuelas.csv", asFile(rows));
    const stop = listReader(product, other);
    const target = { noun: "records", domain: "situation", variable_id: variable.id };
    const begun = await send<TableImport>(product, "POST", "imports", { file_id: file.data.file_id, target });
    const steps = [
      await timed(product, begun.id, "", "read"),
      await timed(product, begun.id, "examination", "examined"),
      await timed(product, begun.id, "writing", "written"),
    ];
    const waits = await stop();
    const written = steps[2]!;
    const undone = await timed(product, begun.id, "undoing", "undone");
    console.log(
      `${kind}: ${count} rows, ${written.it.totals.written} written, ${undone.it.totals.taken_back} taken back`,
    );
    console.log(
      `  read ${steps.map(({ seconds }) => seconds.toFixed(1)).join(" s, examined or written ")} s, taken back ${undone.seconds.toFixed(1)} s; blocked ${Math.max(...steps.map(({ blocked }) => blocked)).toFixed(0)} ms at most`,
    );
    if (bare !== null) {
      console.log(`  COPY of the same rows ${bare.toFixed(1)} s`);
      judge("rows a second while writing, of those of COPY", bare / written.seconds, { least });
    }
    judge(
      "memory above idle in MB",
      Math.max(...steps.map(({ memory }) => memory)) - before.memory_mb,
      { most: mostMegabytes },
      kind === "server",
    );
    judge("median wait of another's list in ms", median(waits), { most: 200 });
    console.log(
      `  lists asked for meanwhile: ${waits.length}, 95 of 100 within ${percentile(waits, 0.95).toFixed(0)} ms, the longest ${Math.max(...waits).toFixed(0)} ms; otherwise ${median(quiet).toFixed(1)} ms`,
    );
    if (written.it.totals.written !== count) throw new Error("not all of them went in");
  } finally {
    product.kill();
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(100_000));
