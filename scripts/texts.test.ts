import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages, type Words } from "../packages/contract/src/text.ts";
import { words } from "../packages/contract/src/words.ts";

const directory = join(import.meta.dirname, "../packages/contract/src/words");

/** `t("saved")`, where nothing follows the key. */
const alone = /\b(?:t|say|translate)\(\s*"([\w.]+)",?\s*\)/g;

test("R-101 every text says something in Spanish and in English", () => {
  for (const [key, text] of Object.entries(words))
    for (const language of languages) expect(text[language].trim(), `${key} in ${language}`).not.toBe("");
});

test("R-101 a text names the same parameters in both languages", () => {
  const parameters = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();
  for (const [key, { es, en }] of Object.entries(words)) expect(parameters(en), key).toEqual(parameters(es));
});

test("a text that waits for a parameter is never asked for without one: a person would read its braces", () => {
  const sources = globSync("packages/web/src/**/*.{ts,tsx}", { cwd: join(import.meta.dirname, "..") });
  const texts = new Map<string, { es: string }>(Object.entries(words));
  let asked = 0;
  for (const file of sources)
    for (const [, key = ""] of readFileSync(join(import.meta.dirname, "..", file), "utf8").matchAll(alone)) {
      asked += 1;
      expect(texts.get(key)?.es ?? "", `${key} in ${file}`).not.toContain("{{");
    }
  expect(asked).toBeGreaterThan(1000);
});

test("no key is defined in two tables, where the later would silently win", async () => {
  const homes = new Map<string, string>();
  for (const file of globSync("**/*.ts", { cwd: directory })) {
    const tables = (await import(join(directory, file))) as Record<string, Words>;
    for (const [table, entries] of Object.entries(tables))
      for (const key of Object.keys(entries)) {
        // The tables of errors get a prefix of their own; public pages and the description of the API read their own table.
        const name =
          /^(problem|issue|recordIssue|alertIssue|dependant|publicPage|publicAlert|publicSubscription|apiNoun)Words$/.test(
            table,
          )
            ? `${table}.${key}`
            : key;
        expect(homes.get(name), `${name} stands in ${homes.get(name)} and in ${table}`).toBeUndefined();
        homes.set(name, table);
      }
  }
  expect(homes.size).toBeGreaterThan(50);
});
