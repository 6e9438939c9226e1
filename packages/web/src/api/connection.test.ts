// When the console says that there is no connection.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connection, reportConnection } from "./connection.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an answer to what was asked before the connection was lost does not say that it is back", () => {
  const asked = Date.now();
  vi.advanceTimersByTime(500);
  reportConnection(false);
  expect(connection().isOffline).toBe(true);
  vi.advanceTimersByTime(500);
  reportConnection(true, asked);
  expect(connection().isOffline).toBe(true);
  reportConnection(true, Date.now());
  expect(connection()).toEqual({ isOffline: false, since: null });
});
