import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test("what is hidden but read aloud is a pixel wide: a bare 1 is the whole width where the theme reads a style", () => {
  const bare = globSync("**/*.{ts,tsx}", { cwd: root }).filter((path) =>
    /\b(width|height|minWidth|maxWidth): 1[,} ]/.test(readFileSync(join(root, path), "utf8")),
  );
  expect(bare).toEqual([]);
});
