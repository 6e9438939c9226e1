import { expect, test } from "vitest";
import { stepsOf, type AlertRights } from "./alert-steps.ts";

const nothing: AlertRights = {
  mayCreate: false,
  mayUpdate: false,
  mayDelete: false,
  mayIssue: false,
  mayIssueAlone: false,
};
const officer = { ...nothing, mayCreate: true, mayUpdate: true, mayDelete: true };
const chief = { ...officer, mayIssue: true };
const draft = { status: "draft", submission: null, is_prepared: false, is_own: true, ratification: null } as const;
const waiting = { ...draft, status: "submitted", submission: "alert" } as const;
const issued = { ...draft, status: "issued", is_own: false } as const;

test("whoever drafts an alert sends it to somebody else, and issues nothing alone", () => {
  expect(stepsOf(draft, officer, false)).toEqual({ main: "submit", others: ["edit", "delete"], waitsFor: null });
  expect(stepsOf(draft, chief, false).others).not.toContain("approve");
});

test("the second person approves or sends it back; the first is told whom it waits for", () => {
  expect(stepsOf({ ...waiting, is_own: false }, chief, false)).toMatchObject({ main: "approve", waitsFor: null });
  expect(stepsOf({ ...waiting, is_own: false }, chief, false).others).toContain("return");
  expect(stepsOf(waiting, chief, false)).toMatchObject({ main: null, waitsFor: "another" });
  expect(stepsOf(waiting, officer, false)).toMatchObject({ main: null, waitsFor: "issuer" });
});

test("alone one issues only where the place allows it", () => {
  expect(stepsOf(draft, { ...chief, mayIssueAlone: true }, false).others).toContain("emergency");
  expect(stepsOf(draft, chief, false).others).not.toContain("emergency");
  // Whoever is the second person already needs no emergency.
  const second = stepsOf({ ...waiting, is_own: false }, { ...chief, mayIssueAlone: true }, false);
  expect(second.others).not.toContain("emergency");
});

test("one in force is updated or ended; a change that is prepared is sent or taken back", () => {
  expect(stepsOf(issued, officer, false)).toEqual({ main: "prepare", others: ["cancel"], waitsFor: null });
  const changed = stepsOf({ ...issued, is_prepared: true }, officer, false);
  expect(changed).toEqual({ main: "submit", others: ["edit", "cancel", "discard"], waitsFor: null });
});

test("its end waits for a second person too", () => {
  const ending = { ...issued, submission: "cancellation" } as const;
  expect(stepsOf(ending, chief, false)).toMatchObject({ main: "approve" });
  expect(stepsOf({ ...ending, is_own: true }, chief, false)).toMatchObject({ main: null, waitsFor: "another" });
});

test("what one issued alone another stands by", () => {
  const alone = { ...issued, ratification: "due" } as const;
  expect(stepsOf(alone, chief, false).main).toBe("ratify");
  expect(stepsOf(alone, chief, true).main).toBe("prepare");
});

test("what is over is issued anew, never changed", () => {
  expect(stepsOf({ ...issued, status: "expired" }, chief, false)).toEqual({
    main: "reissue",
    others: [],
    waitsFor: null,
  });
});

test("who may only read does nothing", () => {
  for (const alert of [draft, waiting, issued])
    expect(stepsOf(alert, nothing, false)).toMatchObject({ main: null, others: [] });
});
