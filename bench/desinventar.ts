// A database of DesInventar with 50,000 cards: from the file to drafts, out again as XML, and taken back, while somebody else reads lists.
// `npm run bench:desinventar [-- server|embedded] [cards]`
import { setTimeout as pause } from "node:timers/promises";
import { cardColumnNames, cardColumns } from "@atalaya/contract/domain/desinventar/cards.ts";
import type { DesInventarLoad, DesInventarProgress } from "@atalaya/contract/resources/records/desinventar.ts";
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";
import { judge, median, percentile } from "./figures.ts";
import { listReader } from "./list-reader.ts";
import { places, read, startProduct, type Product } from "./servers.ts";

const quietMs = 2000;
/** Seconds from the file to the drafts. */
const most: Record<Kind, number> = { server: 180, embedded: 600 };

const events = [
  "SISMO",
  "INUNDACION",
  "FORESTAL",
  "ALUVION",
  "DESLIZAMIENTO",
  "MAREJADA",
  "SEQUIA",
  "INCENDIO",
  "VENDAVAL",
];
const said =
  "Según la prensa de la época, el agua entró a las casas y cortó el camino; la junta de vecinos pidió ayuda. ";

type Place = { territorial_code: string | null; reason_social: string; kind: string };

/** Every column stands in every row, most of them empty or zero, as a server writes them. */
function card(index: number, run: string, { territorial_code, reason_social }: Place): string {
  const many = (every: number, size: number) => (index % every === 0 ? (index * 7) % size : 0);
  const mark = (every: number) => (index % every === 0 ? -1 : 0);
  const cells: Record<string, string | number> = {
    serial: `${run}-${index}`,
    level0: territorial_code!.slice(0, 2),
    level1: territorial_code!.slice(0, 3),
    level2: territorial_code!,
    name2: reason_social.toUpperCase().slice(0, 30),
    evento: events[index % events.length]!,
    lugar: `Sector ${index % 900}, camino viejo`,
    fechano: 1900 + (index % 124),
    fechames: 1 + (index % 12),
    fechadia: 1 + (index % 28),
    muertos: many(9, 30),
    hay_muertos: mark(9),
    heridos: many(5, 200),
    hay_heridos: mark(5),
    damnificados: many(3, 5000),
    hay_damnificados: mark(3),
    hay_afectados: mark(4),
    vivdest: many(4, 80),
    hay_vivdest: mark(4),
    vivafec: many(3, 400),
    hay_vivafec: mark(3),
    nhectareas: many(11, 900),
    valorus: many(50, 1_000_000),
    educacion: mark(6),
    acueducto: mark(8),
    transporte: mark(7),
    agropecuario: mark(11),
    causa: index % 3 === 0 ? "Lluvias" : "Desconocida",
    fuentes: "El Mercurio de Valparaíso",
    duracion: index % 5,
    clave: index + 1,
    approved: 0,
    latitude: -33 - (index % 1000) / 1e4,
    longitude: -71 - (index % 900) / 1e4,
    uu_id: crypto.randomUUID(),
    di_comments: said.repeat(1 + (index % 3)),
  };
  const cell = (column: keyof typeof cardColumns) =>
    `<${column}>${cells[column] ?? (cardColumns[column].type === "text" ? "" : 0)}</${column}>`;
  return `<TR>${cardColumnNames.map(cell).join("")}</TR>\n`;
}

function database(count: number, where: readonly Place[]): Buffer {
  const run = Date.now().toString(36).slice(-6);
  const rows = Array.from({ length: count }, (_, index) => card(index, run, where[index % where.length]!));
  const extension = Array.from(
    { length: count },
    (_, index) =>
      `<TR><clave_ext>${index + 1}</clave_ext><ZONA>${index % 9}</ZONA><BRIGADAS>${index % 30}</BRIGADAS></TR>\n`,
  );
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<DESINVENTAR>\n<fichas>\n${rows.join("")}</fichas>\n<extension>\n${extension.join("")}</extension>\n</DESINVENTAR>`,
  );
}

async function send<T>(product: Product, method: string, path: string, body: object | Buffer): Promise<T> {
  const isFile = Buffer.isBuffer(body);
  const answer = await fetch(product.address + path, {
    method,
    headers: { ...product.headers, ...(!isFile && { "content-type": "application/json" }) },
    body: isFile ? new Uint8Array(body) : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function upload(product: Product, file: Buffer): Promise<number> {
  const { data } = await send<{ data: { file_id: number } }>(product, "PUT", "/api/files?name=DI_export.xml", file);
  return data.file_id;
}

async function step(product: Product, id: number, name: string): Promise<void> {
  for (;;) {
    const { done, total } = await send<DesInventarProgress>(
      product,
      "POST",
      `/api/desinventar-loads/${id}/${name}`,
      {},
    );
    if (done >= total) return;
  }
}

/** Reads all that comes and keeps none of it. */
async function takeOut(product: Product): Promise<number> {
  const answer = await fetch(`${product.address}/api/records/risk/desinventar?format=xml`, {
    headers: product.headers,
  });
  let bytes = 0;
  for await (const piece of answer.body!) bytes += piece.length;
  return bytes;
}

async function measure(kind: Kind, count: number): Promise<void> {
  const product = await startProduct(await filledDatabase(kind, 10_000));
  try {
    const [, other] = (await places(product)) as [number, number];
    const { data } = await read<{ data: Place[] }>("/api/companies?type=tree", product);
    const file = database(
      count,
      data.filter((it) => it.kind === "municipality" && /^\d{5}$/.test(it.territorial_code ?? "")),
    );
    const stopQuiet = listReader(product, other);
    await pause(quietMs);
    const quiet = await stopQuiet();
    const before = await product.figures();
    const stop = listReader(product, other);
    const times: [string, number][] = [];
    const blocked: number[] = [];
    const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      const started = performance.now();
      const made = await work();
      const seconds = (performance.now() - started) / 1000;
      times.push([what, seconds]);
      const { memory_mb, blocked_ms } = await product.figures();
      blocked.push(blocked_ms);
      console.log(
        `  ${what}: ${seconds.toFixed(1)} s, memory ${memory_mb.toFixed(0)} MB, blocked ${blocked_ms.toFixed(0)} ms at most`,
      );
      return made;
    };
    const file_id = await timed("sent", () => upload(product, file));
    const { id } = await timed("read", () =>
      send<DesInventarLoad>(product, "POST", "/api/desinventar-loads", { file_id }),
    );
    await timed("written", () => step(product, id, "writing"));
    const load = await read<DesInventarLoad>(`/api/desinventar-loads/${id}`, product);
    const waits = await stop();
    const bytes = await timed("taken out", () => takeOut(product));
    await timed("taken back", () => step(product, id, "undoing"));
    console.log(
      `${kind}: ${load.written} of ${count} cards, ${load.refused} refused, from ${(file.length / 1e6).toFixed(0)} MB; out again ${(bytes / 1e6).toFixed(0)} MB`,
    );
    const total = times.slice(0, 3).reduce((sum, [, seconds]) => sum + seconds, 0);
    judge("from the file to the drafts, in s", total, { most: most[kind] }, kind === "server");
    judge("median wait of another's list in ms", median(waits), { most: 200 }, kind === "server");
    console.log(
      `  lists asked for meanwhile: ${waits.length}, 95 of 100 within ${percentile(waits, 0.95).toFixed(0)} ms, the longest ${Math.max(...waits).toFixed(0)} ms; ` +
        `without a load they take ${median(quiet).toFixed(1)} ms`,
    );
    console.log(
      `  event loop blocked ${Math.max(...blocked).toFixed(0)} ms at most; memory before ${before.memory_mb.toFixed(0)} MB`,
    );
    if (load.written !== count) throw new Error("not all of them went in");
  } finally {
    product.kill();
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(50_000));
