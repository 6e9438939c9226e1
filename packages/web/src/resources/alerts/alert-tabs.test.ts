import { expect, test } from "vitest";
import {
  addressOf,
  alertTabs,
  kindIn,
  queryIn,
  tabFor,
  viewedIn,
  viewQueries,
  waitingExercises,
} from "./alert-tabs.ts";

test("what is in force is seen first; what waits has the address that “to do” leads to", () => {
  expect(viewedIn({})).toBe("current");
  expect(viewedIn({ waiting: "true" })).toBe("waiting");
  expect(viewedIn({ tab: "past" })).toBe("past");
  expect(viewedIn({ tab: "nothing of ours" })).toBe("current");
});

test("what came back, or was issued by one alone, is found however it stands", () => {
  expect(viewedIn({ returned: "true" })).toBe("any");
  expect(viewedIn({ unratified: "true" })).toBe("any");
  expect(viewQueries.any.status).toBeUndefined();
});

test("what is about to end is in force, and found there or among exercises", () => {
  expect(viewedIn({ expiring: "true" })).toBe("current");
  expect(viewedIn({ expiring: "true", tab: "exercises" })).toBe("exercises");
});

test("each tab leads to itself", () => {
  for (const tab of alertTabs) {
    const { tab: named, waiting } = addressOf(tab);
    expect(viewedIn({ ...(named && { tab: String(named) }), ...(waiting && { waiting: "true" }) })).toBe(tab);
  }
});

test("exercises and warnings are never in one list, and what is begun among exercises is one", () => {
  for (const tab of alertTabs) expect(viewQueries[tab].kind).toBe(tab === "exercises" ? "exercise" : "alert");
  expect([kindIn({ tab: "exercises" }), kindIn({ tab: "drafts" })]).toEqual(["exercise", "alert"]);
});

test("an exercise that waits is led to among exercises, and never beside real alerts that wait", () => {
  const search = { tab: "exercises", waiting: "true" };
  expect(queryIn(search)).toEqual({ kind: "exercise", waiting: true });
  expect(queryIn({ waiting: "true" })).toEqual({ kind: "alert", waiting: true });
  expect([waitingExercises(search), waitingExercises({ waiting: "true" })]).toEqual([true, false]);
});

test("an alert is listed where it stands: an exercise among exercises, whatever becomes of it", () => {
  const issued = { kind: "alert", status: "issued", submission: null } as const;
  expect(tabFor(issued)).toBe("current");
  expect(tabFor({ ...issued, submission: "cancellation" })).toBe("waiting");
  expect(tabFor({ ...issued, status: "draft" })).toBe("drafts");
  expect(tabFor({ ...issued, status: "expired" })).toBe("past");
  expect(tabFor({ ...issued, kind: "exercise", status: "cancelled" })).toBe("exercises");
});
