// How soon a change is seen under `npm run dev`: a text and a field's label in the open page, a query in its answer. It changes the
// sources and puts them back. `npm run bench:dev [-- server|embedded]`
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium, type Page } from "playwright-core";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { emptyTemplate, dropTemplate, settingsOf } from "@atalaya/server/testing/test-database.ts";
import { findChromium } from "../scripts/chromium.ts";
import { kinds, type Kind } from "./filled-database.ts";
import { judge, median } from "./figures.ts";

const root = join(import.meta.dirname, "..");
const rounds = 5;

/** A place in the sources whose text is shown, with `%` where a number is put in. */
type Change = { file: string; text: string; changed: string };

const word: Change = {
  file: "packages/contract/src/words/records.ts",
  text: 'record_title_column: { es: "Registro"',
  changed: 'record_title_column: { es: "Registro %"',
};
const label: Change = {
  file: "packages/contract/src/resources/records/resource.ts",
  text: 'variable_id: { es: "Variable"',
  changed: 'variable_id: { es: "Variable %"',
};
const query: Change = {
  file: "packages/server/src/resources/records/queries.ts",
  text: "r.code, r.title, r.value",
  changed: "r.code, 'Título %' as title, r.value",
};

type Dev = { address: string; headers: { authorization: string }; stop(): Promise<void> };

async function startDev(settings: ReturnType<typeof settingsOf>, compiled: string): Promise<Dev> {
  const child = spawn(process.execPath, ["scripts/dev.mjs"], {
    cwd: root,
    env: {
      ...process.env,
      ...settings,
      DATABASE_URL: settings.DATABASE_URL ?? "",
      DATA_DIR: settings.DATA_DIR || compiled,
      PORT: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill());
  const address = await new Promise<string>((resolve, reject) => {
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const [found] = /http:\/\/[\w.:]+/.exec((printed += text)) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`npm run dev ended with ${code}: ${printed}`)));
  });
  const answer = await fetch(`${address}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "super@demo.test", password: demoPassword }),
  });
  const { token } = (await answer.json()) as { token: string };
  const stop = async () => {
    child.kill();
    await once(child, "exit");
  };
  return { address, headers: { authorization: `Bearer ${token}` }, stop };
}

/** Changes the source so many times; `seen` resolves once the number is. The source is as it was afterwards. */
async function msUntilSeen({ address }: Dev, { file, text, changed }: Change, seen: (round: number) => Promise<void>) {
  const path = join(root, file);
  const original = readFileSync(path, "utf8");
  if (!original.includes(text)) throw new Error(`${file} no longer says: ${text}`);
  /** Until the server has started anew as well, so that no change meets the one before. */
  const settle = async () => {
    await setTimeout(500);
    await fetch(`${address}/health/ready`);
  };
  const restore = () => writeFileSync(path, original);
  process.once("exit", restore);
  const times: number[] = [];
  try {
    // The first is not counted: the page that was just opened is still loading.
    for (let round = 0; round <= rounds; round++) {
      const started = performance.now();
      writeFileSync(path, original.replace(text, changed.replace("%", String(round))));
      await seen(round);
      if (round > 0) times.push(performance.now() - started);
      await settle();
    }
  } finally {
    restore();
    process.off("exit", restore);
  }
  await settle();
  console.log(`  ${times.map(Math.round).join(" ")} ms`);
  return median(times);
}

async function shownTitle({ address, headers }: Dev): Promise<string | undefined> {
  const answer = await fetch(`${address}/api/records/situation?place=all&per_page=1`, { headers });
  return answer.ok ? ((await answer.json()) as { data: { title: string }[] }).data[0]?.title : undefined;
}

const shown = (page: Page, header: string) => page.getByRole("columnheader", { name: header }).first();

async function openList(page: Page, { address, headers }: Dev): Promise<void> {
  const value = headers.authorization.replace("Bearer ", "");
  await page.context().addCookies([{ name: "token", value, url: address }]);
  await page.goto(`${address}/records/situation?place=all&view=list`);
  await shown(page, "Variable").waitFor({ timeout: 120_000 });
  await page.waitForLoadState("networkidle");
}

async function measure(kind: Kind): Promise<void> {
  const template = await emptyTemplate(kind);
  const compiled = mkdtempSync(join(tmpdir(), "atalaya-dev-"));
  const dev = await startDev(settingsOf(template), compiled);
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage({ locale: "es-CL" });
    await openList(page, dev);
    console.log(`${kind}: npm run dev`);
    const header = (name: string) => shown(page, name).waitFor();
    const labels = [
      await msUntilSeen(dev, word, (round) => header(`Registro ${round}`)),
      await msUntilSeen(dev, label, (round) => header(`Variable ${round}`)),
    ];
    judge("ms until a changed label is seen", Math.max(...labels), { most: 1000 });
    const answered = await msUntilSeen(dev, query, async (round) => {
      while ((await shownTitle(dev)) !== `Título ${round}`);
    });
    judge("ms until a changed query answers", answered, { most: 3000 });
  } finally {
    await browser.close();
    await dev.stop();
    await dropTemplate(template);
    rmSync(compiled, { recursive: true });
  }
}

for (const kind of kinds()) await measure(kind);
