// End-to-end tests: a real browser against the real demo server, on PostgreSQL where there is one, whole tasks on either database.
import { defineConfig } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.ts";
import type { ServerOptions } from "./src/support/server.ts";

const hasServer = Boolean(process.env["DATABASE_URL"]);
const { executablePath, args } = await findChromium();

/** A page of a test lives for seconds: the last and costliest compiler of its code works longer than it ever saves. */
const forShortPages = "--js-flags=--no-opt --min-semi-space-size=32";

/** The whole task that writes and reads back; each call of its own is tried on either database by the server's tests. */
const keeping = /main-job[^/]*\.spec\.ts$/;

export default defineConfig<object, ServerOptions>({
  testDir: "src",
  globalSetup: "./src/support/global-setup.ts",
  outputDir: "../../test-results",
  // Two keep both processor cores busy.
  workers: 2,
  fullyParallel: false,
  // A busy machine is slow, not wrong: time decides nothing here, and what passes at the second attempt is named as flaky.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    launchOptions: { executablePath, args: [...args, forShortPages] },
    locale: "es-CL",
    timezoneId: "America/Santiago",
    // What moves on a busy machine is pressed beside where it comes to rest; everybody may ask for no movement.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // What passes through a service worker is not seen by `page.route`; the one test of it lets it work.
    serviceWorkers: "block",
  },
  projects: [
    // How screens look and listen does not depend on the database; what they keep does. Each file starts a server, and an
    // embedded database starts far slower: it is asked only what keeps something, unless it is the only one.
    { name: "embedded", ...(hasServer ? { testMatch: keeping } : {}), use: { database: "embedded" } },
    ...(hasServer ? [{ name: "postgres", use: { database: "server" as const } }] : []),
  ],
});
