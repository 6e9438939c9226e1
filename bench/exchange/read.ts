// What it takes to read large files as tables: seconds, and memory above idle, each in a process of its own, as the thread of the server does it.
// `npm run bench:read [-- thousands of rows]`
import { execFile } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gatherTable } from "@atalaya/server/platform/exchange/reading/gather-table.ts";
import { writeXlsxStream } from "hucre/xlsx";
import { numberAsked } from "../filled-database.ts";
import { judge } from "../figures.ts";

const rows = numberAsked(1000) * 1000;
const mostMegabytes = 300;

const at = (index: number) => ({
  lon: (-71.6 - (index % 1000) / 1e5).toFixed(6),
  lat: (-33 - (index % 997) / 1e5).toFixed(6),
});

function* csv() {
  yield "Nombre;Comuna;Fecha;Valor;Lat;Lon;Nota\r\n";
  for (let index = 0; index < rows; index++)
    yield `Registro número ${index};05101;02-03-2026;${index % 977},5;${at(index).lat.replace(".", ",")};${at(index).lon.replace(".", ",")};Población ${index % 31}\r\n`;
}

function* geoJson() {
  yield '{"type":"FeatureCollection","features":[';
  for (let index = 0; index < rows; index++)
    yield `${index === 0 ? "" : ","}\n{"type":"Feature","properties":{"nombre":"Registro ${index}","comuna":"05101","valor":${index % 977}},"geometry":{"type":"Point","coordinates":[${at(index).lon},${at(index).lat}]}}`;
  yield "\n]}\n";
}

function* cells() {
  yield ["Nombre", "Comuna", "Fecha", "Valor", "Lat", "Lon"];
  for (let index = 0; index < rows / 10; index++)
    yield [
      `Registro ${index}`,
      "05101",
      new Date("2026-03-02"),
      index % 977,
      Number(at(index).lat),
      Number(at(index).lon),
    ];
}

/** In the process that is measured: seconds, and megabytes above what it had before. */
async function measure(path: string): Promise<void> {
  const idle = process.memoryUsage.rss();
  let most = idle;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
  const began = performance.now();
  const gathered = await gatherTable(path);
  clearInterval(watch);
  if ("problem" in gathered) throw new Error(gathered.problem.code);
  const seconds = (performance.now() - began) / 1000;
  console.log(JSON.stringify({ seconds, megabytes: (most - idle) / 2 ** 20, rows: gathered.sheets[0]!.rows }));
}

async function measureAll(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "atalaya-bench-read-"));
  try {
    const files = { csv: Readable.from(csv()), geojson: Readable.from(geoJson()), xlsx: Readable.fromWeb(writeXlsxStream(cells(), { name: "Datos" }) as never) }; // prettier-ignore
    for (const [name, content] of Object.entries(files)) {
      const path = join(folder, name);
      await pipeline(content, createWriteStream(path));
      const { stdout } = await promisify(execFile)(process.execPath, [
        fileURLToPath(import.meta.url),
        "measured",
        path,
      ]);
      const { seconds, megabytes, rows: read } = JSON.parse(stdout) as Record<"seconds" | "megabytes" | "rows", number>;
      const size = ((await stat(path)).size / 1e6).toFixed(0);
      console.log(`${name}: ${read} lines, ${size} MB, ${seconds.toFixed(1)} s`);
      judge(`${name}: megabytes above idle`, megabytes, { most: mostMegabytes });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (process.argv[2] === "measured") await measure(process.argv[3]!);
else await measureAll();
