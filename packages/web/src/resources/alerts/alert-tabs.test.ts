import { expect, test } from "vitest";
import { addressOf, alertTabs, kindIn, viewedIn, viewQueries } from "./alert-tabs.ts";

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
