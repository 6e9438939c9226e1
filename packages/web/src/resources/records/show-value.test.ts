import { expect, test } from "vitest";
import { isSortedByValue } from "./show-value.ts";

const beds = { kind: "layer", value_type: "integer" } as const;
const bridge = { kind: "layer", value_type: "none" } as const;
const condition = { kind: "layer", value_type: "category" } as const;
const fire = { kind: "event_type", value_type: "none" } as const;

test("a list sorts by value where its column shows numbers, with what has none last", () => {
  expect(isSortedByValue([beds])).toBe(true);
  expect(isSortedByValue([beds, bridge])).toBe(true);
});

test("a list of words, of nothing or of disasters is not offered to be sorted by value", () => {
  for (const shown of [[], [bridge], [beds, condition], [fire], [beds, fire]])
    expect(isSortedByValue(shown)).toBe(false);
});
