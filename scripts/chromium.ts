// Finds a Chromium for the end-to-end tests: the one named, the one installed, or the one packed for npm.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export type Chromium = { executablePath: string; args: string[] };

/**
 * Draws maps without a graphics card, and calls nobody on its own. The software renderer is for the maps alone: pages put
 * together by it cost half as much again.
 */
const args = [
  "--headless",
  "--no-sandbox",
  "--enable-unsafe-swiftshader",
  "--disable-gpu-compositing",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The shell first: the same browser without windows, a fifth less work for the machine. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

export async function findChromium(): Promise<Chromium> {
  const named = process.env["CHROMIUM_PATH"];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
  const executablePath = named ?? installed.find((path) => existsSync(path)) ?? (await unpacked());
  if (!executablePath)
    throw new Error("No Chromium found: install it, name it in CHROMIUM_PATH, or add the package @sparticuz/chromium");
  return { executablePath, args };
}

/**
 * The package carries the system libraries that a bare machine lacks, and unpacks them only where it takes the machine for
 * the cloud function that it was made for: this says so.
 */
async function unpacked(): Promise<string | null> {
  const require = createRequire(join(import.meta.dirname, "../packages/e2e/package.json"));
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs24.x";
  try {
    const entry = pathToFileURL(require.resolve("@sparticuz/chromium")).href;
    const { default: chromium } = (await import(entry)) as { default: { executablePath(): Promise<string> } };
    return await chromium.executablePath();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") return null;
    throw error;
  }
}
