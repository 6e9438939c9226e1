// What is pushed to a browser ends with the session of whoever allowed it.
import { afterEach, expect, test, vi } from "vitest";
import { pushSubscription, stopPush } from "./push.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A browser with push, and what it has allowed. */
function browserWith(subscription: object | null): void {
  const registration = { pushManager: { getSubscription: async () => subscription } };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal("window", { PushManager: {}, Notification: {} });
}

test("a browser that was told of alerts is told of none after signing out", async () => {
  const unsubscribe = vi.fn(async () => true);
  browserWith({ unsubscribe });
  await stopPush();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test("signing out goes on where nothing was allowed, and where the browser fails", async () => {
  browserWith(null);
  await stopPush();
  browserWith({ unsubscribe: () => Promise.reject(new Error("no network")) });
  await stopPush();
});

test("over plain http there is nothing to end", async () => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("window", {});
  await stopPush();
  expect(await pushSubscription()).toBeNull();
});
