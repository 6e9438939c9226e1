// How smoothly the map moves in a real Chromium without a graphics card, over 100,000 records and over the comunas of Chile coloured by
// value: frames a second and the longest task while it is dragged and zoomed. `npm run bench:browser [-- server|embedded] [records]`; needs the built web application.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { findChromium } from "../scripts/chromium.ts";
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";
import { judge, median } from "./figures.ts";
import { startProduct, type Product } from "./servers.ts";

if (!existsSync(join(import.meta.dirname, "../packages/web/dist/index.html")))
  throw new Error("build the web application first: npm run build");

const rounds = 5;

/** What is looked at, and how many frames a second it must give. */
const screens = [
  { title: "records", address: "situation?place=all&view=map", least: 20, isZoomed: true },
  {
    title: "comunas by value",
    address: "situation?place=all&view=map&by=place&level=municipality&map=4.5/-36/-71",
    least: 30,
    isZoomed: false,
  },
];

type Seen = { frames: number; longest: number };

/** Runs in the page: counts frames and keeps the longest task of more than 50 ms. */
const watch = `
  globalThis.seen = { frames: 0, longest: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ entryTypes: ["longtask"] });
  const count = () => { seen.frames++; requestAnimationFrame(count); };
  requestAnimationFrame(count);`;

/** Drags the map about and zooms in and out, as somebody who looks around. */
async function lookAround(page: Page, isZoomed: boolean): Promise<void> {
  for (const [x, y] of [
    [-300, 120],
    [250, -160],
    [120, 200],
  ] as const) {
    await page.mouse.move(900, 400);
    await page.mouse.down();
    await page.mouse.move(900 + x, 400 + y, { steps: 25 });
    await page.mouse.up();
  }
  for (const step of isZoomed ? [-240, -240, -240, 240, 240, 240] : []) {
    await page.mouse.move(900, 400);
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(400);
  }
}

const view = { viewport: { width: 1366, height: 768 }, locale: "es-CL" };

async function measureScreen(page: Page, { address, headers }: Product, screen: (typeof screens)[number]) {
  const token = headers["authorization"]!.replace("Bearer ", "");
  await page.context().addCookies([{ name: "token", value: token, url: address }]);
  await page.addInitScript({ content: watch });
  await page.goto(`${address}/records/${screen.address}`);
  await page.locator("canvas.maplibregl-canvas").waitFor();
  await page.waitForLoadState("networkidle");
  const [rates, longest]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    await page.evaluate("globalThis.seen = { frames: 0, longest: 0 }");
    const started = performance.now();
    await lookAround(page, screen.isZoomed);
    const seconds = (performance.now() - started) / 1000;
    const seen = await page.evaluate<Seen>("globalThis.seen");
    rates.push(seen.frames / seconds);
    longest.push(seen.longest);
  }
  console.log(`  ${screen.title}: ${rates.map((rate) => rate.toFixed(0)).join(" ")} frames/s`);
  judge(`frames a second, ${screen.title}`, median(rates), { least: screen.least });
  judge("longest task of the main thread, ms", median(longest), { most: 200 });
}

async function measure(kind: Kind, count: number): Promise<void> {
  const product = await startProduct(await filledDatabase(kind, count));
  const browser = await chromium.launch(await findChromium());
  console.log(`${kind}, ${count} records`);
  try {
    for (const screen of screens) await measureScreen(await browser.newPage(view), product, screen);
  } finally {
    await browser.close();
    product.kill();
  }
}

for (const kind of kinds().slice(0, 1)) await measure(kind, numberAsked(100_000));
