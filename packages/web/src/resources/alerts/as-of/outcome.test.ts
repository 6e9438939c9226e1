import { expect, test } from "vitest";
import type { AlertSince } from "@atalaya/contract/resources/alerts/since.ts";
import { outcomeOf } from "./outcome.ts";

const one = (before: string | null, became: string | null, ...sent: string[]) =>
  ({
    before: before && { status: before },
    became,
    messages: sent.map((message_type) => ({ message_type })),
  }) as AlertSince;

const labelOf = (since: AlertSince) => outcomeOf(since)?.label ?? null;

test("what was sent since counts, and of it what ended the alert", () => {
  expect(labelOf(one("issued", "updated", "Update", "Update"))).toBe("past_updated");
  expect(labelOf(one("draft", "updated", "Alert", "Update"))).toBe("past_issued");
  expect(labelOf(one(null, "issued", "Alert"))).toBe("past_issued");
  expect(labelOf(one("issued", "cancelled", "Update", "Cancel"))).toBe("past_cancelled");
});

test("one that ended by its hour or lies in the trash says so, though nothing was sent", () => {
  expect(labelOf(one("updated", "expired"))).toBe("past_expired");
  expect(labelOf(one("draft", "deleted"))).toBe("past_deleted");
});

test("one that was over already, and what is only being written, are told by their fields alone", () => {
  expect(labelOf(one("expired", "expired"))).toBeNull();
  expect(labelOf(one("draft", "submitted"))).toBeNull();
});
