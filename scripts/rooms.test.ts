// A folder is a room that one look takes in, and a file does one thing: how many files, and how many lines, there may be.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const mostFiles = 40;
const mostLines = 300;

/** They only grow, and are read one by one. */
const flat = ["packages/server/migrations"];

/** Made by a command, or tables of facts whose parts mean nothing alone. */
const tables = [
  "packages/contract/src/icons.ts",
  "packages/server/src/platform/database/schema.ts",
  "packages/web/src/resources/variables/icons/icon-part-words.ts",
];

const ours = ["packages", "scripts", "bench"];
const notOurs = new Set(["node_modules", "dist", ".vite", "test-results"]);

/** Every folder with the files in it. */
function* rooms(folder: string): Generator<{ folder: string; files: string[] }> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => !notOurs.has(name));
  yield { folder, files: entries.filter((it) => it.isFile()).map(({ name }) => name) };
  for (const it of entries) if (it.isDirectory()) yield* rooms(join(folder, it.name));
}

const all = ours.flatMap((folder) => [...rooms(folder)]);

test("no folder but the migrations' holds more than 40 files", () => {
  const full = all.filter(({ folder, files }) => files.length > mostFiles && !flat.includes(folder));
  expect(full.map(({ folder, files }) => `${folder}: ${files.length}`)).toEqual([]);
});

test("no file is longer than 300 lines", () => {
  const sources = all.flatMap(({ folder, files }) =>
    files.filter((name) => /\.tsx?$/.test(name)).map((name) => join(root, folder, name)),
  );
  const tooLong = sources.filter((path) => readFileSync(path, "utf8").split("\n").length - 1 > mostLines);
  expect(tooLong.map((path) => relative(root, path)).toSorted()).toEqual(tables.toSorted());
});
