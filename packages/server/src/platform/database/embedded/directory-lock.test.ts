import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDirectory, type Holder } from "./directory-lock.ts";
import { temporaryDirectory } from "./testing-directory.ts";

let directory: string;
let neighbour: ChildProcess | undefined;
const nobody = () => expect.fail("nobody was expected to have the lock");

beforeEach(() => {
  directory = temporaryDirectory();
});
afterEach(() => {
  neighbour?.kill("SIGKILL");
  neighbour = undefined;
  fs.rmSync(directory, { recursive: true });
});

/** Another process that takes the lock and keeps it. */
async function lockElsewhere(): Promise<ChildProcess> {
  const lockModule = JSON.stringify(new URL("./directory-lock.ts", import.meta.url).href);
  const script = `const { lockDirectory } = await import(${lockModule});
    lockDirectory(${JSON.stringify(directory)}, () => {}); console.log("locked"); setInterval(() => {}, 1000);`;
  neighbour = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  await once(neighbour.stdout!, "data");
  return neighbour;
}

function leaveLock(changes: Partial<Holder>, secondsAgo: number): void {
  const holder: Holder = { pid: 1, host: os.hostname(), started_at: "2026-01-01T00:00:00Z", process_started: null };
  fs.writeFileSync(`${directory}/atalaya.lock`, JSON.stringify({ ...holder, ...changes }));
  const beat_at = new Date(Date.now() - secondsAgo * 1000);
  fs.utimesSync(`${directory}/atalaya.lock`, beat_at, beat_at);
}

test("a directory that was given back can be taken again", () => {
  lockDirectory(directory, nobody)();
  lockDirectory(directory, nobody)();
  expect(fs.readdirSync(directory)).toEqual([]);
});

test("a directory in use is refused, with the process that uses it", async () => {
  const { pid } = await lockElsewhere();
  expect(() => lockDirectory(directory, nobody)).toThrow(`process ${pid} on ${os.hostname()}, since `);
});

test("the lock of a process that was killed is taken over", async () => {
  const { pid } = await lockElsewhere();
  neighbour!.kill("SIGKILL");
  await once(neighbour!, "exit");
  let from: Holder | undefined;
  lockDirectory(directory, (holder) => (from = holder))();
  expect(from).toMatchObject({ pid, host: os.hostname() });
});

test.runIf(fs.existsSync("/proc/self/stat"))(
  "a process that only has the number of a dead holder does not count",
  () => {
    leaveLock({ pid: process.pid, process_started: "another boot/1" }, 0);
    lockDirectory(directory, () => undefined)();
  },
);

test("a holder on another machine counts as long as its heart beats", () => {
  leaveLock({ host: "another-machine" }, 5);
  expect(() => lockDirectory(directory, nobody)).toThrow("process 1 on another-machine");
  leaveLock({ host: "another-machine" }, 120);
  lockDirectory(directory, () => undefined)();
});

test("a lock file cut short by a power failure is taken over", () => {
  fs.writeFileSync(`${directory}/atalaya.lock`, '{"pid": 1');
  lockDirectory(directory, () => undefined)();
});
