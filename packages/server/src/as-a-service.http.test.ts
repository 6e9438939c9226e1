// The service of `deploy/systemd`: its very command, with its settings, serves and stops as the service manager expects.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, expect, test } from "vitest";
import { environmentOf } from "./testing/backups.ts";
import { copyOf, dropTemplate } from "./testing/test-database.ts";
import { printedAddress } from "./testing/server-process.ts";

const root = join(import.meta.dirname, "../../..");
const unit = readFileSync(join(root, "deploy/systemd/atalaya.service"), "utf8");
const here = (text: string) => text.replaceAll("/opt/atalaya", root);
const valueOf = (name: string) => new RegExp(`^${name}=(.+)$`, "m").exec(unit)![1]!;

const settingsIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]));

test("the service's command serves, and stops in time when it is told to", async () => {
  const home = await copyOf(inject("template"));
  const directory = await mkdtemp(join(tmpdir(), "atalaya-service-"));
  const [program = "", ...words] = here(valueOf("ExecStart")).split(" ");
  const child = spawn(program, words, {
    cwd: here(valueOf("WorkingDirectory")),
    // Nothing of ours: a service begins with an empty environment.
    env: {
      NODE_ENV: "production",
      ...settingsIn(readFileSync(join(root, "deploy/systemd/atalaya.env"), "utf8")),
      ...environmentOf(home, directory),
      PORT: "0",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const address = await printedAddress(child);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    const asked = Date.now();
    child.kill("SIGTERM");
    await once(child, "exit");
    expect(child.exitCode).toBe(0);
    expect(Date.now() - asked).toBeLessThan(Number(valueOf("TimeoutStopSec")) * 1000);
  } finally {
    child.kill("SIGKILL");
    await dropTemplate(home);
    await rm(directory, { recursive: true, force: true });
  }
}, 120_000);

test.skipIf(!existsSync("/usr/bin/systemd-analyze"))("systemd understands every line of it", async () => {
  const directory = await mkdtemp(join(tmpdir(), "atalaya-unit-"));
  const file = join(directory, "atalaya.service");
  await writeFile(file, here(unit));
  const said = execFileSync("systemd-analyze", ["verify", "--man=no", file], { encoding: "utf8", stdio: "pipe" });
  expect(said).toBe("");
  await rm(directory, { recursive: true });
});
