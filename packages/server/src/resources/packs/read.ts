// Reads a pack: one that is sent, whose items are looked at in turns, or a folder of plain files that stands ready.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import Papa from "papaparse";
import { describeIssue } from "@atalaya/contract/errors.ts";
import { packParts, type PackPart } from "@atalaya/contract/packs/items.ts";
import { itemKeys, PackFile, readItem, type Pack } from "@atalaya/contract/packs/pack.ts";
import { FieldProblem, type FieldIssues } from "../../platform/http/problem.ts";
import { mapInTurns } from "../../platform/turns/in-turns.ts";

/** Findings that are told at once; a file of another kind has thousands. */
const mostTold = 50;

/** The pack with every item read. Throws what is wrong with its items, by `pack.<part>.<position>.<field>`. */
export async function readPack(file: PackFile): Promise<Pack> {
  const issues: FieldIssues = {};
  const tell = (path: readonly PropertyKey[], issue: FieldIssues[string]) => {
    if (Object.keys(issues).length < mostTold) issues[["pack", ...path].map(String).join(".")] ??= issue;
  };
  const read = async (part: PackPart) => {
    const keys = new Set<string>();
    const items = await mapInTurns(file[part], (item, index) => {
      const result = readItem(part, item, file.rules);
      for (const issue of result.error?.issues ?? []) tell([part, index, ...issue.path], describeIssue(issue));
      if (!result.success) return [];
      const key = itemKeys[part](result.data as never);
      if (keys.has(key)) tell([part, index], { code: "taken" });
      keys.add(key);
      return [result.data];
    });
    return [part, items.flat()] as const;
  };
  const parts = [];
  for (const part of packParts) parts.push(await read(part));
  if (Object.keys(issues).length > 0) throw new FieldProblem(issues);
  const { format, key, version, title, sources, rules } = file;
  return { format, key, version, title, sources, rules, ...Object.fromEntries(parts) } as Pack;
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));

/** Rows of a table of plain text, by the names of its first line; an empty cell is nothing. */
async function readTable(file: string): Promise<object[]> {
  const { data } = Papa.parse<Record<string, string>>(await readFile(file, "utf8"), {
    header: true,
    skipEmptyLines: true,
  });
  return data.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== "")));
}

/** A folder as a pack: `pack.json`, `rules.json`, and of each part `<part>.json` or `<part>.csv`, where there is one. */
export async function readFolder(folder: string): Promise<Pack> {
  const head = (await readJson(join(folder, "pack.json"))) as object;
  const ofPart = async (name: string) => {
    const [json, csv] = [join(folder, `${name}.json`), join(folder, `${name}.csv`)];
    if (existsSync(json)) return [[name, await readJson(json)]];
    return existsSync(csv) ? [[name, await readTable(csv)]] : [];
  };
  const parts = await Promise.all(["rules", ...packParts].map(ofPart));
  return readPack(PackFile.parse({ ...head, ...Object.fromEntries(parts.flat()) }));
}

const carriedIn = join(import.meta.dirname, "../../../../../packs");

let carried: Promise<Pack[]> | undefined;

/** The packs that come with the product, read once. */
export const carriedPacks = (): Promise<Pack[]> => (carried ??= readAll());

async function readAll(): Promise<Pack[]> {
  const entries = await readdir(carriedIn, { withFileTypes: true });
  const folders = entries.filter((it) => it.isDirectory()).map(({ name }) => name);
  return Promise.all(folders.toSorted().map((name) => readFolder(join(carriedIn, name))));
}
