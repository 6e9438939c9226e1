// Loading the boundaries of 346 municipalities from one file of a million vertices, 29 of them invalid, while somebody else reads lists.
// `npm run bench:boundaries [-- server|embedded]`
import { setTimeout as pause } from "node:timers/promises";
import { geoJson, type Drawn } from "@atalaya/server/testing/geo-files.ts";
import type { BoundaryLoad, BoundaryProgress } from "@atalaya/contract/resources/boundary-loads.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { filledDatabase, kinds, type Kind } from "./filled-database.ts";
import { judge, median, percentile } from "./figures.ts";
import { listReader } from "./list-reader.ts";
import { places, read, startProduct, type Product } from "./servers.ts";

const municipalities = 346;
const invalid = 29;
const perRow = 7;
/** Vertices of a border between two neighbours. */
const detail = 1500;
const quietMs = 2000;

const most: Record<Kind, number> = { server: 30, embedded: 90 };

/** A border that goes up from one position to another, and wanders: the same for both of its neighbours. */
function border(lon: number, south: number, north: number): Position[] {
  return Array.from({ length: detail }, (_, at): Position => {
    const share = at / (detail - 1);
    const wander = at === 0 || at === detail - 1 ? 0 : 0.004 * Math.sin(share * 97) + 0.0007 * Math.sin(share * 1301);
    return [lon + wander, south + (north - south) * share];
  });
}

/** Rows of shapes from south to north; every twelfth has a knot in its border. */
function country(codes: readonly string[]): Drawn[] {
  return codes.map((CUT_COM, index) => {
    const [row, column] = [Math.floor(index / perRow), index % perRow];
    const [south, north] = [-55 + row * 0.6, -54.4 + row * 0.6];
    const west = border(-74 + column * 0.7, south, north);
    const east = border(-73.3 + column * 0.7, south, north);
    const knot: Position[] = [
      [west[0]![0] + 0.3, south],
      [west[0]![0] + 0.2, south + 0.05],
      [west[0]![0] + 0.3, south + 0.05],
      [west[0]![0] + 0.2, south],
    ];
    const ring = [...(index % 12 === 0 && index < invalid * 12 ? knot : []), ...east, ...west.toReversed()];
    return { properties: { CUT_COM }, polygons: [[[...ring, ring[0]!]]] };
  });
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

async function step(product: Product, id: number, name: string): Promise<number> {
  for (;;) {
    const { done, total } = await send<BoundaryProgress>(product, "POST", `/api/boundary-loads/${id}/${name}`, {});
    if (done >= total) return total;
  }
}

async function measure(kind: Kind): Promise<void> {
  const product = await startProduct(await filledDatabase(kind, 10_000));
  try {
    const [, other] = (await places(product)) as [number, number];
    const { data } = await read<{ data: { kind: string; territorial_code: string | null }[] }>(
      "/api/companies?type=tree",
      product,
    );
    const codes = data.flatMap((it) =>
      it.kind === "municipality" && it.territorial_code ? [it.territorial_code] : [],
    );
    const file = geoJson(country(codes.slice(0, municipalities)));
    const stopQuiet = listReader(product, other);
    await pause(quietMs);
    const quiet = await stopQuiet();
    const before = await product.figures();
    const stop = listReader(product, other);
    const times: [string, number][] = [];
    const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      const started = performance.now();
      const made = await work();
      times.push([what, (performance.now() - started) / 1000]);
      return made;
    };
    const { data: sent } = await timed("sent", () =>
      send<{ data: { file_id: number } }>(product, "PUT", "/api/files?name=comunas.geojson", file),
    );
    const load = await timed("read", () =>
      send<BoundaryLoad>(product, "POST", "/api/boundary-loads", { file_id: sent.file_id }),
    );
    await timed("examined", () => step(product, load.id, "examination"));
    const written = await timed("written", () => step(product, load.id, "writing"));
    const waits = await stop();
    const after = await product.figures();
    const examined = await read<BoundaryLoad>(`/api/boundary-loads/${load.id}`, product);
    await timed("taken back", () => step(product, load.id, "undoing"));
    const mended = examined.features.filter(({ fault }) => fault !== null).length;
    console.log(
      `${kind}: ${written} boundaries, ${mended} of them mended, ${(file.length / 1e6).toFixed(0)} MB: ` +
        times.map(([what, seconds]) => `${what} ${seconds.toFixed(1)} s`).join(", "),
    );
    const total = times.slice(0, 4).reduce((sum, [, seconds]) => sum + seconds, 0);
    judge("from the file to the places, in s", total, { most: most[kind] });
    console.log(
      `  lists asked for meanwhile: ${waits.length}; without a load they take ${median(quiet).toFixed(1)} ms`,
    );
    judge("median wait of another's list in ms", median(waits), { most: 200 });
    console.log(
      `  95 of 100 within ${percentile(waits, 0.95).toFixed(0)} ms, the longest ${Math.max(...waits).toFixed(0)} ms; ` +
        `event loop blocked ${after.blocked_ms.toFixed(0)} ms at most; memory ${before.memory_mb.toFixed(0)} to ${after.memory_mb.toFixed(0)} MB`,
    );
    if (written !== municipalities || mended !== invalid) throw new Error("not all of them went in");
  } finally {
    product.kill();
  }
}

for (const kind of kinds()) await measure(kind);
