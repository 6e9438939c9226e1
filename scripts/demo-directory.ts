// Where a demo keeps its data: a new directory per process, so that two demos do not meet.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const demos = join(import.meta.dirname, "../.data/demo");

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // it runs, as somebody else
  }
}

/** An empty directory; those of demos that have ended are removed. */
export function freshDemoDirectory(): string {
  mkdirSync(demos, { recursive: true });
  for (const name of readdirSync(demos))
    if (Number(name) === process.pid || !isRunning(Number(name))) rmSync(join(demos, name), { recursive: true });
  const directory = join(demos, String(process.pid));
  mkdirSync(directory);
  return directory;
}
