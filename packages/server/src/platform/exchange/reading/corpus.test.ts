// Files as real offices have them: each is read as the table that it is, whatever wrote it and whatever it is called.
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tableCorpus } from "../../../testing/corpus/tables.ts";
import { headingsOf } from "../headings.ts";
import type { TableLine } from "../table-file.ts";
import { gatherTable } from "./gather-table.ts";

const corpus = await tableCorpus();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atalaya-corpus-"));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(corpus)("$name", async (file) => {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, file.bytes);
  const gathered = await gatherTable(path);
  if ("problem" in gathered) throw new Error(gathered.problem.code);
  expect(gathered.format).toBe(file.format);
  if (file.encoding) expect(gathered.encoding).toBe(file.encoding);
  if (file.delimiter) expect(gathered.delimiter).toBe(file.delimiter);
  const at = file.sheet ? gathered.sheets.findIndex(({ name }) => name === file.sheet) : 0;
  const { heading, first, hidden_rows } = gathered.sheets[at]!;
  expect(headingsOf(first, heading)).toEqual(file.headings);
  expect(heading.tags === null ? undefined : first[heading.tags]).toEqual(file.tags);
  expect(hidden_rows).toBe(file.hidden ?? 0);
  const lines = (await readFile(`${path}.rows`, "utf8"))
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as TableLine)
    .filter(({ sheet }) => sheet === at)
    .slice(Math.max(heading.line + heading.lines, (heading.tags ?? -1) + 1));
  expect(lines).toHaveLength(file.rows);
  for (const [row, title, text] of file.cells)
    expect(lines[row]!.cells[file.headings.indexOf(title)], title).toBe(text);
  expect((await readdir(folder)).filter((name) => name.endsWith("unpacked"))).toEqual([]);
});
