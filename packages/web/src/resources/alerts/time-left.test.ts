import { expect, test } from "vitest";
import { say } from "@atalaya/contract/text.ts";
import { words } from "@atalaya/contract/words.ts";
import type { Translate } from "../../ui/words.ts";
import { nextEnd, spanText, timeLeft } from "./time-left.ts";

const spanish: Translate = (key, parameters) => say(words[key], "es", parameters);
const minutes = (count: number) => count * 60_000;

test("what is left of an alert is said as a person says it", () => {
  expect(spanText(minutes(200), spanish)).toBe("3 h 20 min");
  expect(spanText(minutes(45), spanish)).toBe("45 min");
  expect(spanText(minutes(24 * 60 + 5 * 60 + 10), spanish)).toBe("1 d 5 h");
  expect(spanText(10_000, spanish)).toBe("1 min");
});

test("an alert without an end has no time left to count", () => {
  expect(timeLeft(null, 0)).toBeNull();
  expect(timeLeft("2026-03-14T12:00:00Z", Date.parse("2026-03-14T12:30:00Z"))).toBe(-minutes(30));
});

test("what is listed is looked at again when the next alert of it ends, and for what is long over or far off not at all", () => {
  const now = Date.parse("2026-03-14T12:00:00Z");
  const ends = (...hours: (string | null)[]) => hours.map((expires_at) => ({ expires_at }));
  expect(nextEnd(ends("2026-03-14T14:00:00Z", "2026-03-14T13:00:00Z", "2026-03-14T11:00:00Z", null), now)).toBe(
    now + minutes(60),
  );
  expect(nextEnd(ends("2026-03-14T11:00:00Z", "2026-03-20T11:00:00Z", null), now)).toBeNull();
});
