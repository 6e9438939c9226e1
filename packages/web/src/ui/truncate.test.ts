import { expect, test } from "vitest";
import { truncate } from "./truncate.ts";

test("R-903 thirty characters stay as they are", () => {
  expect(truncate("123456789012345678901234567890")).toBe("123456789012345678901234567890");
});

test("R-903 of a longer text 27 characters and three dots remain", () => {
  expect(truncate("1234567890123456789012345678901")).toBe("123456789012345678901234567...");
  expect(truncate("1234567890123456789012345678901")).toHaveLength(30);
});

test("another length may be asked for", () => {
  expect(truncate("Megaincendio", 8)).toBe("Megai...");
});

test("a character outside the basic plane is not cut in half", () => {
  expect(truncate("🔥".repeat(31))).toBe(`${"🔥".repeat(27)}...`);
});
