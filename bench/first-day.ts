// The first day of a municipality, walked from `npm start` to the first record on paper: what the machine takes of each step, and what a
// model of hands says a person takes. No person was timed. `npm run bench:first-day [-- pictures]`; with `pictures` those of docs are made anew.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium, type Page } from "playwright-core";
import { printedAddress } from "@atalaya/server/testing/server-process.ts";
import { takePicture } from "../packages/e2e/src/support/first-day-files.ts";
import { firstDay, keeper } from "../packages/e2e/src/support/first-day.ts";
import { handOn, type Effort } from "../packages/e2e/src/support/hand.ts";
import { findChromium } from "../scripts/chromium.ts";
import { judge } from "./figures.ts";

const root = join(import.meta.dirname, "..");
const pictures = join(root, "docs/pictures/first-day");
const command = "npm ci && npm start";

type Took = Effort & { title: string; machine_s: number };

const seconds = (since: number) => (performance.now() - since) / 1000;

/** As the operator starts it, on nothing. */
async function start(folder: string) {
  const child = spawn(process.execPath, ["--max-semi-space-size=8", "scripts/start.mjs"], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: "",
      DATA_DIR: join(folder, "data"),
      PORT: "0",
      LOG_LEVEL: "warn",
      ADMIN_EMAIL: keeper.email,
      ADMIN_PASSWORD: keeper.password,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill());
  const stop = async () => {
    child.kill();
    await once(child, "exit");
  };
  return { address: await printedAddress(child), stop };
}

/** Once nothing moves any more: a map draws for a while. */
async function picture(page: Page, name: string): Promise<void> {
  await page.locator(".MuiSnackbar-root").waitFor({ state: "hidden" });
  await page.waitForLoadState("networkidle");
  await setTimeout(2000);
  await takePicture(page, join(pictures, `${name}.png`));
}

async function walk(address: string, folder: string, isPictured: boolean, took: Took[]): Promise<void> {
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage({
      baseURL: address,
      viewport: { width: 1366, height: 768 },
      locale: "es-CL",
      timezoneId: "America/Santiago",
    });
    await page.addInitScript("window.print = () => {}");
    for (const [index, step] of firstDay(folder).entries()) {
      const hand = handOn(page);
      const started = performance.now();
      let aside = 0;
      await step.walk(hand, async () => {
        const paused = performance.now();
        if (isPictured) await picture(page, `${String(index + 1).padStart(2, "0")}-${step.key}`);
        aside += seconds(paused);
      });
      took.push({ title: step.title, machine_s: seconds(started) - aside, ...hand.effort() });
      print(took.at(-1)!);
    }
  } finally {
    await browser.close();
  }
}

const print = ({ title, machine_s, clicks, keys, hands_s }: Took) =>
  console.log(
    `  ${title.padEnd(24)}${machine_s.toFixed(1).padStart(8)} s${String(clicks).padStart(8)}${String(keys).padStart(7)}${hands_s.toFixed(0).padStart(8)} s`,
  );

const folder = await mkdtemp(join(tmpdir(), "atalaya-first-day-"));
const isPictured = process.argv.includes("pictures");
if (isPictured) await mkdir(pictures, { recursive: true });
try {
  const backups = join(folder, "respaldos");
  await mkdir(backups);
  const took: Took[] = [];
  const terminal = handOn(null as unknown as Page);
  terminal.type(command);
  const started = performance.now();
  const server = await start(folder);
  took.push({ title: "npm start, first page", machine_s: seconds(started), ...terminal.effort() });
  console.log(
    `  ${"step".padEnd(24)}${"machine".padStart(10)}${"clicks".padStart(8)}${"keys".padStart(7)}${"hands".padStart(10)}`,
  );
  print(took[0]!);
  await walk(server.address, backups, isPictured, took);
  await server.stop();
  const sum = (figure: (it: Took) => number) => took.reduce((total, it) => total + figure(it), 0);
  judge("minutes of hands by the model", sum(({ hands_s }) => hands_s) / 60, { most: 10 });
  judge("minutes of hands and machine", sum(({ hands_s, machine_s }) => hands_s + machine_s) / 60, { most: 10 });
} finally {
  await rm(folder, { recursive: true, force: true });
}
