import { expect, test } from "vitest";
import { recordStatuses } from "../records.ts";
import { RecordTransition, statusAfterChange, stepsFrom, transitionActions, transitions } from "./transitions.ts";

/** Every step from every state, as `from action to`. */
const allSteps = (has_published: boolean) =>
  recordStatuses.flatMap((status) =>
    stepsFrom({ status, has_published }).map((action) => `${status} ${action} ${transitions[action].to}`),
  );

test("V13 a record moves by these steps and no others", () => {
  expect(allSteps(false)).toEqual([
    "draft submit waiting_for_validation",
    "waiting_for_validation validate validated",
    "waiting_for_validation request_revision needs_revision",
    "waiting_for_validation withdraw draft",
    "needs_revision submit waiting_for_validation",
    "validated publish published",
    "validated request_revision needs_revision",
    "validated archive archived",
    "published unpublish needs_revision",
    "published archive archived",
    "archived unarchive needs_revision",
  ]);
});

test("V13 a revision of something published can be discarded until it is published itself", () => {
  const added = allSteps(true).filter((step) => !allSteps(false).includes(step));
  expect(added).toEqual([
    "draft discard_revision published",
    "waiting_for_validation discard_revision published",
    "needs_revision discard_revision published",
    "validated discard_revision published",
  ]);
});

test("V13 taking something back from the public or from the officer needs a reason", () => {
  const needing = transitionActions.filter((action) => transitions[action].needs_reason);
  expect(needing.toSorted()).toEqual(["request_revision", "unarchive", "unpublish"]);
  expect(RecordTransition.safeParse({ action: "unpublish", reason: " ", version: 1 }).success).toBe(false);
  expect(RecordTransition.safeParse({ action: "unpublish", reason: "Cifra errada", version: 1 }).success).toBe(true);
  expect(RecordTransition.safeParse({ action: "submit", version: 1 }).success).toBe(true);
});

test("V13 what was checked and is changed must be checked again; what is archived is not changed", () => {
  expect(recordStatuses.map((status) => statusAfterChange(status))).toEqual([
    "draft",
    "waiting_for_validation",
    "needs_revision",
    "needs_revision",
    "needs_revision",
    null,
  ]);
});
