// What Lighthouse says of the login page: performance, accessibility, best practices, as a visitor on a desk meets it.
// `npm run bench:lighthouse`; needs the built web application. Fails below full marks in accessibility.
import { mkdtemp, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as chromeLauncher from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { startProcess } from "@atalaya/server/testing/server-process.ts";
import { findChromium } from "../scripts/chromium.ts";

const page = join(import.meta.dirname, "../packages/web/dist/login.html");
if (!existsSync(page)) throw new Error("build the web application first: npm run build");

const categories = ["performance", "accessibility", "best-practices"];
const dataDirectory = await mkdtemp(join(tmpdir(), "atalaya-lighthouse-"));
const server = await startProcess("demo/main.ts", { DATA_DIR: dataDirectory });
const { executablePath, args } = await findChromium();
const chromium = await chromeLauncher.launch({ chromePath: executablePath, chromeFlags: args });
try {
  const options = { port: chromium.port, onlyCategories: categories, logLevel: "error" as const };
  const result = await lighthouse(`${server.address}/login`, options, desktopConfig);
  if (!result) throw new Error("Lighthouse gave no result");
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  for (const name of categories) {
    const category = lhr.categories[name];
    console.log(`${name.padEnd(16)}${Math.round((category?.score ?? 0) * 100)}`);
    const unmet = category?.auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => lhr.audits[id])
      .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 1);
    for (const audit of unmet ?? [])
      console.log(`  ${audit?.title}${audit?.displayValue ? `: ${audit.displayValue}` : ""}`);
  }
  if (lhr.categories["accessibility"]?.score !== 1) process.exitCode = 1;
} finally {
  chromium.kill();
  await server.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
