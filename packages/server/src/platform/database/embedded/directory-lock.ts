// Only one process may have a database directory open: PGlite itself would let in any number, and they would ruin it.
import fs from "node:fs";
import os from "node:os";
import { randomUUID } from "node:crypto";

/** Who holds a directory, as written in its lock file. `process_started` tells a process from a later one with its pid. */
export type Holder = { pid: number; host: string; started_at: string; process_started: string | null };

const HEARTBEAT_MS = 10_000;
/** A lock of another machine cannot be checked, only watched: it is dead when its heart has not beaten for this long. */
const SILENCE_MS = 60_000;

/** Another process has the directory; the message says which. */
export class DirectoryInUse extends Error {}

/** Takes the lock or throws an error that says who has it. The returned function gives it back. */
export function lockDirectory(directory: string, takenOver: (from: Holder | undefined) => void): () => void {
  const lock = `${directory}/atalaya.lock`;
  const mine: Holder = {
    pid: process.pid,
    host: os.hostname(),
    started_at: new Date().toISOString(),
    process_started: startOfProcess(process.pid),
  };
  const text = JSON.stringify(mine);
  const prepared = `${lock}.${randomUUID()}`;
  fs.writeFileSync(prepared, text);
  try {
    if (!linked(prepared, lock)) {
      const left = readLock(lock);
      if (left && isAlive(left.holder, left.beat_at)) throw new DirectoryInUse(refusal(directory, left.holder));
      removeStale(lock, left?.text, directory);
      if (!linked(prepared, lock)) throw new DirectoryInUse(refusal(directory, readLock(lock)?.holder));
      takenOver(left?.holder);
    }
  } finally {
    fs.rmSync(prepared, { force: true });
  }
  const heart = setInterval(() => fs.utimes(lock, new Date(), new Date(), () => undefined), HEARTBEAT_MS).unref();
  return () => {
    clearInterval(heart);
    if (readLock(lock)?.text === text) fs.rmSync(lock, { force: true });
  };
}

/** Appears whole or not at all, and for one process only. */
function linked(prepared: string, lock: string): boolean {
  try {
    fs.linkSync(prepared, lock);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (code === "EEXIST") return false;
    if (!["EPERM", "ENOTSUP", "ENOSYS"].includes(code)) throw error;
    return copied(prepared, lock); // a file system without hard links
  }
}

function copied(prepared: string, lock: string): boolean {
  try {
    fs.copyFileSync(prepared, lock, fs.constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function readLock(lock: string): { holder: Holder | undefined; text: string; beat_at: number } | undefined {
  try {
    const text = fs.readFileSync(lock, "utf8");
    return { holder: parsed(text), text, beat_at: fs.statSync(lock).mtimeMs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function parsed(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined; // cut short by a power failure
  }
}

function isAlive(holder: Holder | undefined, beatAt: number): boolean {
  if (!holder) return false;
  if (holder.host !== os.hostname()) return Date.now() - beatAt < SILENCE_MS;
  if (!isRunning(holder.pid)) return false;
  const started = startOfProcess(holder.pid);
  return started === null || holder.process_started === null || started === holder.process_started;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // it runs, as somebody else
  }
}

/** Boot and clock tick at which a process began, where the system tells (Linux): a pid alone may be somebody else's by now. */
function startOfProcess(pid: number): string | null {
  try {
    const boot = fs.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" "); // the name before it may hold anything
    return `${boot}/${fields[19]}`;
  } catch {
    return null;
  }
}

/** Two processes may find the same dead lock: each moves it aside and looks whether it got that one. */
function removeStale(lock: string, expected: string | undefined, directory: string): void {
  const aside = `${lock}.${randomUUID()}`;
  try {
    fs.renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const found = fs.readFileSync(aside, "utf8");
  const is_somebody_elses = found !== expected;
  if (is_somebody_elses) linked(aside, lock);
  fs.rmSync(aside);
  if (is_somebody_elses) throw new DirectoryInUse(refusal(directory, parsed(found)));
}

function refusal(directory: string, holder: Holder | undefined): string {
  const who = holder
    ? `process ${holder.pid} on ${holder.host}, since ${holder.started_at}`
    : "a process that has just taken it";
  const hint =
    holder && holder.host !== os.hostname()
      ? " If that machine has stopped, its claim ends after one minute."
      : " Stop that process first, or choose another directory.";
  return `The database in ${directory} is already open: ${who}.${hint}`;
}
