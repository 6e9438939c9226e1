// Whether a console asks by the clock for what others change.
import { expect, test } from "vitest";
import { askedAgain } from "./live-state.ts";

test("a console that is told of changes asks for nothing by the clock; one whose stream was cut asks until it is told again", () => {
  expect(askedAgain({ cutSince: null }, 30_000)).toBe(false);
  expect(askedAgain({ cutSince: Date.now() }, 30_000)).toBe(30_000);
});
