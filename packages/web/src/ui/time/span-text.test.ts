import { expect, test } from "vitest";
import { say } from "@atalaya/contract/text.ts";
import { words } from "@atalaya/contract/words.ts";
import type { Translate } from "../words.ts";
import { spanText } from "./span-text.ts";

const spanish: Translate = (key, parameters) => say(words[key], "es", parameters);
const minutes = (count: number) => count * 60_000;

test("a span is said as a person says it", () => {
  expect(spanText(minutes(200), spanish)).toBe("3 h 20 min");
  expect(spanText(minutes(45), spanish)).toBe("45 min");
  expect(spanText(minutes(24 * 60 + 5 * 60 + 10), spanish)).toBe("1 d 5 h");
  expect(spanText(10_000, spanish)).toBe("1 min");
});
