// What everybody reads of loss statements is read from the view of what was sealed, and from no table behind it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("no public call of loss statements reads anything but the public view of sealed ones", () => {
  const sources = readdirSync(import.meta.dirname).filter((file) => !file.endsWith(".test.ts"));
  const read = sources.flatMap((file) => [
    ...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/\b(?:from|join)\s+([a-z_]+)\b(?!\s*["'.])/g),
  ]);
  const tables = read.map(([, table]) => table!).filter((it) => /_/.test(it) || it === "editions" || it === "records");
  expect(new Set(tables)).toEqual(new Set(["public_loss_statements"]));
});
