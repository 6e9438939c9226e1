// What everybody reads is read from the view of what was sent to everybody, and from no table behind it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("no public call of alerts reads anything but the public view", () => {
  const sources = readdirSync(import.meta.dirname).filter((file) => !file.endsWith(".test.ts"));
  const read = sources.flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/\b(?:from|join)\s+([a-z_]+)\b(?!\s*["'.])/g),
    ].map(([, table]) => table),
  );
  expect(new Set(read.filter((it) => /_/.test(it!) || it === "alerts"))).toEqual(new Set(["public_alerts"]));
});
