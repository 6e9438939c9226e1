// A server as a process of its own, as an operator runs it: started, waited for, stopped or killed.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type ServerProcess = {
  address: string;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>;
  /** As a power cut would end it. */
  kill(): Promise<void>;
};

/** Tests and benchmarks ask faster than people, and none of them waits for the night. */
const quiet = { PORT: "0", LOG_LEVEL: "warn", DATABASE_URL: "", REQUESTS_PER_MINUTE: "0", BACKUP_AT: "off" };

/** Starts src/main.ts or src/demo/main.ts and waits until it takes requests. */
export async function startProcess(
  main: "main.ts" | "demo/main.ts",
  environment: Record<string, string | undefined>,
  /** A module of this folder that is loaded before everything else. */
  before?: "full-disk.ts",
): Promise<ServerProcess> {
  const preload = before ? ["--import", join(import.meta.dirname, before)] : [];
  const child = spawn(process.execPath, [...preload, join(import.meta.dirname, "..", main)], {
    env: { ...process.env, ...quiet, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  };
  return { address: await printedAddress(child), stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}

/** The server says where it listens once it takes requests. */
export function printedAddress(child: ChildProcess): Promise<string> {
  let printed = "";
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const address = /https?:\/\/\S+/.exec(printed)?.[0];
      if (address) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code} before it listened: ${printed}`)));
  });
}
