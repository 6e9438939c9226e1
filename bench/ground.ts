// A ground of 300 MB: how soon it is drawn after the records, and whether the server's memory knows how large it is.
// `npm run bench:ground [-- server|embedded] [megabytes]`; needs the built web application.
import { randomBytes } from "node:crypto";
import { existsSync, openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Page } from "playwright-core";
import { zxyToTileId } from "pmtiles";
import sharp from "sharp";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { writePmtiles, type Tile } from "@atalaya/server/platform/map-files/write-pmtiles.ts";
import { findChromium } from "../scripts/chromium.ts";
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";
import { judge, median } from "./figures.ts";
import { startProduct, type Product } from "./servers.ts";

if (!existsSync(join(import.meta.dirname, "../packages/web/dist/index.html")))
  throw new Error("build the web application first: npm run build");

const size = numberAsked(300) * 1_000_000;
const records = 10_000;
const rounds = 5;
const readers = 16;
const zooms = [0, 16] as const;
const middle = { lon: -71.55, lat: -33.02 };
const bounds: Bbox = [-72.2, -33.6, -70.9, -32.4];

/** A picture of a colour that nothing else on the map has, and the bytes behind it that make each tile another one. */
async function pictureOf(kilobytes: number): Promise<() => Buffer> {
  const create = { width: 256, height: 256, channels: 3, background: "#ff00ff" } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  return () => Buffer.concat([picture, randomBytes(kilobytes * 1000 - picture.length)]);
}

/** Tiles around the middle, of each zoom as many as it takes, in the order of the file. */
function* tilesAround(next: () => Buffer, perZoom: number): Generator<Tile> {
  const reach = Math.floor(Math.sqrt(perZoom) / 2);
  for (let z: number = zooms[0]; z <= zooms[1]; z++) {
    const n = 2 ** z;
    const column = Math.floor(((middle.lon + 180) / 360) * n);
    const row = Math.floor(((1 - Math.asinh(Math.tan((middle.lat * Math.PI) / 180)) / Math.PI) / 2) * n);
    const around = (at: number) =>
      Array.from({ length: 2 * reach + 1 }, (_, step) => at - reach + step).filter((it) => it >= 0 && it < n);
    const places = around(column).flatMap((x) => around(row).map((y) => ({ z, x, y, id: zxyToTileId(z, x, y) })));
    for (const { x, y } of places.toSorted((one, other) => one.id - other.id)) yield { z, x, y, content: next() };
  }
}

/** Hands the file in as the settings do, and makes it the one that maps begin with. */
async function handIn({ address, headers }: Product, path: string) {
  const asked = async (method: string, below: string, body: BodyInit, type?: string) => {
    const answer = await fetch(`${address}/api/${below}`, {
      method,
      headers: { ...headers, ...(type && { "content-type": type }) },
      body,
    });
    if (!answer.ok) throw new Error(`${below}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const started = performance.now();
  const sent = (await asked("PUT", "files?name=suelo.pmtiles", await openAsBlob(path))) as {
    data: { file_id: number };
  };
  const arrived = performance.now();
  const draft = JSON.stringify({ file_id: sent.data.file_id });
  const ground = (await asked("POST", "grounds", draft, "application/json")) as { id: number; address: string };
  console.log(
    `  sent in ${((arrived - started) / 1000).toFixed(1)} s, looked at in ${(performance.now() - arrived).toFixed(0)} ms`,
  );
  const { version } = (await (await fetch(`${address}/api/installation`, { headers })).json()) as { version: number };
  const chosen = JSON.stringify({ version, ground: "file", ground_id: ground.id });
  await asked("PUT", "installation", chosen, "application/json");
  return { ...ground, remove: () => fetch(`${address}/api/grounds/${ground.id}`, { method: "DELETE", headers }) };
}

/** All of the file by ranges of 100 kB, many at once, as many browsers would: the most memory above what there was. */
async function memoryOfReading({ address, headers, figures }: Product, of: string, bytes: number): Promise<number> {
  const part = 100_000;
  const before = (await figures()).memory_mb;
  let most = before;
  let at = 0;
  const read = async () => {
    while (at < bytes) {
      const first = at;
      at += part;
      const range = `bytes=${first}-${Math.min(bytes, first + part) - 1}`;
      await (await fetch(address + of, { headers: { ...headers, range } })).arrayBuffer();
    }
  };
  const watching = (async () => {
    while (at < bytes) {
      most = Math.max(most, (await figures()).memory_mb);
      await wait(50);
    }
  })();
  await Promise.all([...Array.from({ length: readers }, read), watching]);
  return most - before;
}

/** When the map's canvas first showed marks of records, which have strong colours, and the ground, which has one that nothing else has. */
type Drawn = { records: number; ground: number };

declare global {
  var drawn: Drawn;
}

/** In the page: reads some rows of each frame before it is shown; pictures of the whole page would slow down what is measured. */
function watchCanvas(): void {
  globalThis.drawn = { records: 0, ground: 0 };
  let gl: WebGL2RenderingContext | undefined;
  const contextOf = HTMLCanvasElement.prototype.getContext as (...asked: unknown[]) => WebGL2RenderingContext;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
    const context = contextOf.apply(this, asked);
    if (asked[0] === "webgl2" && this.isConnected) gl = context;
    return context;
  } as never;
  const look = ({ drawingBufferWidth: width, drawingBufferHeight: height }: WebGL2RenderingContext) => {
    const row = new Uint8Array(width * 4);
    const rows = 16;
    let [marks, ground] = [0, 0];
    for (let y = 20; y < height; y += Math.floor(height / rows)) {
      gl!.readPixels(0, y, width, 1, gl!.RGBA, gl!.UNSIGNED_BYTE, row);
      for (let at = 0; at < row.length; at += 4) {
        const [red, green, blue] = [row[at]!, row[at + 1]!, row[at + 2]!];
        if (red > 200 && green < 80 && blue > 200) ground += 1;
        // Not what the ground mixes with: lines and names over it are violet.
        else if (Math.min(red, blue) < 120 && Math.max(red, green, blue) - Math.min(red, green, blue) > 110) marks += 1;
      }
    }
    if (marks > 10) drawn.records ||= performance.now();
    if (ground > (width * rows) / 2) drawn.ground ||= performance.now();
  };
  const nextFrame = requestAnimationFrame;
  globalThis.requestAnimationFrame = (draw) =>
    nextFrame((time) => {
      draw(time);
      // Only what is about to be shown, not what the map draws aside.
      if (gl && !gl.getParameter(gl.FRAMEBUFFER_BINDING)) look(gl);
    });
}

/** Milliseconds from the records to the ground, as drawn, in a browser that has nothing yet; less than 0 where the ground is first. */
async function timeToGround(page: Page, address: string): Promise<number> {
  await page.addInitScript(watchCanvas);
  await page.goto(`${address}/records/situation?place=all&view=map&map=11/${middle.lat}/${middle.lon}`);
  const seen = await page.waitForFunction(() => drawn.ground > 0 && drawn.records > 0 && drawn, null, {
    timeout: 60_000,
  });
  const { records, ground } = (await seen.jsonValue()) as Drawn;
  return ground - records;
}

async function measure(kind: Kind): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "atalaya-bench-ground-"));
  const path = join(directory, "suelo.pmtiles");
  const kilobytes = 20;
  const perZoom = size / 1000 / kilobytes / 10;
  const file = { kind: "jpeg", isCompressed: false, bounds, minzoom: zooms[0], maxzoom: zooms[1] } as const;
  const metadata = { name: "Suelo", attribution: "© Bench" };
  const { bytes, tiles } = await writePmtiles(
    path,
    { ...file, metadata },
    tilesAround(await pictureOf(kilobytes), perZoom),
  );
  const product = await startProduct(await filledDatabase(kind, records));
  const browser = await chromium.launch(await findChromium());
  const { remove, address } = await handIn(product, path);
  try {
    console.log(`${kind}: a ground of ${(bytes / 1e6).toFixed(0)} MB in ${tiles} tiles, ${records} records`);
    // What is loaded at the first use is not what a large file costs.
    await memoryOfReading(product, address, Math.min(bytes, 20_000_000));
    judge("MB of memory more while all of it is read", await memoryOfReading(product, address, bytes), { most: 60 });
    const token = product.headers["authorization"]!.replace("Bearer ", "");
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: "es-CL" });
      await context.addCookies([{ name: "token", value: token, url: product.address }]);
      times.push(await timeToGround(await context.newPage(), product.address));
      await context.close();
    }
    console.log(`  from the records to the ground: ${times.map((it) => it.toFixed(0)).join(" ")} ms`);
    judge("milliseconds from the records to the ground", median(times), { most: 1500 });
  } finally {
    await remove();
    await browser.close();
    product.kill();
    await rm(directory, { recursive: true, force: true });
  }
}

for (const kind of kinds().slice(0, 1)) await measure(kind);
