// Starts the product and the bare server as processes of their own, and calls them.
import { fork } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import type { Filled } from "./filled-database.ts";

/** Since it was asked before: processor time of the process, the longest that its event loop was blocked; and its memory now. */
export type Figures = { cpu_ms: number; blocked_ms: number; memory_mb: number };

export type Product = { address: string; headers: Record<string, string>; figures(): Promise<Figures>; kill(): void };

async function start(script: string, environment: Record<string, string>) {
  const child = fork(join(import.meta.dirname, script), {
    env: { ...process.env, PORT: "0", LOG_LEVEL: "warn", ...environment },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    // As `npm start` does.
    execArgv: ["--max-semi-space-size=8"],
  });
  const [{ address }] = (await once(child, "message")) as [{ address: string }];
  return { child, address };
}

/** The product, with the head of the super administrator. */
export async function startProduct({ DATABASE_URL, DATA_DIR }: Filled): Promise<Product> {
  const { child, address } = await start("measured-server.ts", { DATABASE_URL, DATA_DIR });
  const answer = await fetch(`${address}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "super@demo.test", password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`signing in: ${answer.status}; after many tries a minute must pass`);
  const { token } = (await answer.json()) as { token: string };
  return {
    address,
    headers: { authorization: `Bearer ${token}` },
    figures: async () => {
      child.send("figures");
      const [figures] = (await once(child, "message")) as [Figures];
      return figures;
    },
    kill: () => child.kill("SIGKILL"),
  };
}

/** The bare server; two processes cannot share an embedded database, so it gets a copy. */
export async function startBare({ kind, DATABASE_URL, DATA_DIR }: Filled) {
  const copy = await mkdtemp(join(tmpdir(), "atalaya-bench-copy-"));
  // Without the lock of the product, which has the original open.
  const isCopied = (path: string) => !path.includes("atalaya.lock");
  if (kind === "embedded") await cp(DATA_DIR, copy, { recursive: true, filter: isCopied });
  const { child, address } = await start("bare-server.ts", { DATABASE_URL, DATA_DIR: copy });
  return {
    address,
    kill: async () => {
      child.kill("SIGKILL");
      await rm(copy, { recursive: true, force: true });
    },
  };
}

export async function read<T>(path: string, { address, headers }: Pick<Product, "address" | "headers">): Promise<T> {
  const answer = await fetch(address + path, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

/** Municipalities in the order of how many records they have: the first has most. */
export async function places(product: Product): Promise<number[]> {
  const { data } = await read<{ data: { id: number; kind: string }[] }>("/api/companies?type=tree", product);
  return data
    .filter(({ kind }) => kind === "municipality")
    .map(({ id }) => id)
    .toSorted((one, other) => one - other);
}
