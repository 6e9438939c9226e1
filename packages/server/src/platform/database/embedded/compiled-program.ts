// PostgreSQL as WebAssembly, compiled once for all database threads of a process.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

let compiled: Promise<WebAssembly.Module> | undefined;

/** A thread that takes the place of another one starts with the code that was compiled, and made faster, for those before it. */
export const compiledProgram = (): Promise<WebAssembly.Module> => (compiled ??= compile());

async function compile(): Promise<WebAssembly.Module> {
  const library = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  return WebAssembly.compile(await readFile(join(dirname(library), "pglite.wasm")));
}
