// Which changes are worth a notice over every screen.
import { afterEach, expect, test } from "vitest";
import type { LiveChange } from "@atalaya/contract/resources/live.ts";
import { noteServerDate } from "../../api/server-clock.ts";
import { answeredBy, closeAsked, closeNotices, noticeOf, showNotice, titleOf, useNotices } from "./notices.ts";

const minute = 60_000;
const me = 1;
/** The server's hour, where this computer's clock is so many minutes fast. */
const theirs = (fast: number) => Date.now() - fast * minute;

const sentAt = (at: number): LiveChange => ({
  id: 1,
  at: new Date(at).toISOString(),
  actor_id: 7,
  actor: "Ana Rojas",
  action: "create",
  resource: "alert_messages",
  record_id: 3,
  company_id: 2,
  name: "ALE-05101-2026-0003",
  fields: [],
  request_id: null,
  alert: {
    alert_id: 5,
    kind: "alert",
    message_type: "Alert",
    level_color: null,
    es: { level: "Alerta Roja", headline: "Incendio en Placilla" },
    en: { level: "Red alert", headline: "Fire at Placilla" },
    place: "Valparaíso",
  },
});

afterEach(() => noteServerDate(new Date().toUTCString()));

test("an alert of this moment is called out on a computer whose clock is 31 minutes fast, or slow", () => {
  for (const fast of [31, -31, 0]) {
    noteServerDate(new Date(theirs(fast)).toUTCString());
    expect(noticeOf(sentAt(theirs(fast)), me), `${fast} minutes`).toMatchObject({ alert_id: 5 });
  }
});

test("one that was sent more than half an hour ago stands in the alert centre and is not called out", () => {
  for (const fast of [60, -60, 0]) {
    noteServerDate(new Date(theirs(fast)).toUTCString());
    expect(noticeOf(sentAt(theirs(fast) - 31 * minute), me), `${fast} minutes`).toBeNull();
  }
});

const asked = { asks: "approval" as const, es: { level: null, headline: "" }, en: { level: null, headline: "" } };

test("who is asked to approve reads what for, and no level that nobody has sent", () => {
  const t = (key: string) => key;
  const notice = noticeOf(sentAt(Date.now()), me)!;
  expect(titleOf(notice, "es", t)).toBe("Alerta Roja");
  expect(titleOf({ ...notice, ...asked }, "es", t)).toBe("live_asked_alert.Alert");
  expect(titleOf({ ...notice, ...asked, kind: "exercise" }, "es", t)).toBe("live_asked_exercise.Alert");
});

test("once somebody has answered, nobody is asked any more; what was sent stays to be read", () => {
  const notice = noticeOf(sentAt(Date.now()), me)!;
  const change = { ...sentAt(Date.now()), resource: "alerts", action: "update" as const, fields: ["submission"] };
  expect(answeredBy(change)).toBeUndefined();
  const quiet = { ...change, alert: undefined };
  expect(answeredBy(quiet)).toBe("approval");
  expect(answeredBy({ ...quiet, fields: ["ratify_until"] })).toBe("ratification");
  expect(answeredBy({ ...quiet, fields: ["ratify_until", "message_count"] })).toBeUndefined();
  showNotice({ ...notice, ...asked });
  closeAsked(notice.alert_id, "approval");
  expect(useNotices.getState().shown).toEqual([]);
  showNotice({ ...notice, asks: "ratification" });
  closeAsked(notice.alert_id, "approval");
  expect(useNotices.getState().shown).toHaveLength(1);
  closeAsked(notice.alert_id, "ratification");
  expect(useNotices.getState().shown).toEqual([]);
  closeNotices();
});
