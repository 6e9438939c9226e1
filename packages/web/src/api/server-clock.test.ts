// Hours that the server wrote, on a computer whose own clock is wrong.
import { afterEach, expect, test } from "vitest";
import { noteServerDate, serverNow } from "./server-clock.ts";

const minute = 60_000;
const second = 1000;
const header = (at: number) => new Date(at).toUTCString();

afterEach(() => noteServerDate(header(Date.now())));

/** By how many minutes the shown hour differs from the computer's. */
const minutesAhead = () => Math.round((serverNow() - Date.now()) / minute);

test("a computer that is half an hour fast or slow counts by the server's clock", () => {
  noteServerDate(header(Date.now() - 31 * minute));
  expect(minutesAhead()).toBe(-31);
  noteServerDate(header(Date.now() + 31 * minute));
  expect(minutesAhead()).toBe(31);
});

test("a clock that is set right meanwhile is believed again", () => {
  noteServerDate(header(Date.now() - 31 * minute));
  noteServerDate(header(Date.now()));
  expect(minutesAhead()).toBe(0);
});

test("what an answer takes on its way moves nothing, and an answer without an hour neither", () => {
  noteServerDate(header(Date.now() - 31 * minute));
  const before = serverNow() - Date.now();
  noteServerDate(header(Date.now() - 31 * minute - 2 * second));
  noteServerDate(null);
  noteServerDate("ayer");
  expect(Math.abs(serverNow() - Date.now() - before)).toBeLessThan(second);
});
