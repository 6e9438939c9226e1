// A command of the command line as a process of its own, as an operator gives it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

export type Ran = { code: number | null; said: string; complained: string };

/** Runs `npm run atalaya -- <words>` with these settings, in Spanish unless they say otherwise, and waits for its end. */
export async function runCommand(words: string[], environment: Record<string, string | undefined>): Promise<Ran> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../commands/main.ts"), ...words], {
    env: { ...process.env, DATABASE_URL: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { code: child.exitCode, said, complained };
}
