// For tests: a database in a directory of its own that is gone afterwards.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Log } from "./engine.ts";
import { openEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from "./open-embedded.ts";

export const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const temporaryDirectory = (): string => fs.mkdtempSync(path.join(os.tmpdir(), "embedded-"));

export const openQuietly = (directory: string, options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> =>
  openEmbedded({ directory, log: quiet, ...options });

/** The row that a query promises. */
export async function one<T>(db: Pick<EmbeddedDatabase, "pool">, sql: string, values: unknown[] = []): Promise<T> {
  const { rows } = await db.pool.query(sql, values);
  return rows[0] as T;
}
