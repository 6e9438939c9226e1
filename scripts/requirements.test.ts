import { expect, test } from "vitest";
import { idsIn, names, titlesIn } from "./requirements.ts";

test("ids are read from the rows of the tables, in order", () => {
  expect(idsIn("| id | requirement |\n|---|---|\n| R-101 | Text, see R-999. |\n| V1 | Rule |\n")).toEqual([
    "R-101",
    "V1",
  ]);
});

test("titles are found however a test is written", () => {
  const source = `
    test("R-101 plain", () => {});
    test.each([1, 2])("R-102 of a list: %i", () => {});
    test.each(cases)(
      "R-103 on the next line", () => {});
    test.runIf(kind === "server")("R-104 sometimes", () => {});
    describe('V1 a group', () => {});
    const text = "R-105 is no title";
    test("not about a requirement", () => {});`;
  expect(titlesIn(source)).toEqual([
    "R-101 plain",
    "R-102 of a list: %i",
    "R-103 on the next line",
    "R-104 sometimes",
    "V1 a group",
  ]);
});

test("an id is not taken for a longer one", () => {
  expect(names("V19 nobody", "V1")).toBe(false);
  expect(names("V1 V9 a value", "V9")).toBe(true);
  expect(names("R-602 R-603 who may call what", "R-603")).toBe(true);
});
