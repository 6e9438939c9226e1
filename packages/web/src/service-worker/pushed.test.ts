// What a pushed alert looks like.
import { expect, test } from "vitest";
import { noticeOf } from "./pushed.ts";

const pushed = {
  title: "Evacuar Placilla",
  body: "ALERTA ROJA…",
  tag: "ALE-05101-2026-0007",
  level_name: "Alerta Roja",
  is_exercise: false,
  alert_id: 7,
};

test("an alert names its level first, leads to the alert below the console's path, and takes the place of the one before", () => {
  expect(noticeOf(JSON.stringify(pushed), "/atalaya/")).toEqual({
    title: "Alerta Roja · Evacuar Placilla",
    options: {
      body: "ALERTA ROJA…",
      tag: "ALE-05101-2026-0007",
      renotify: true,
      requireInteraction: true,
      icon: "/atalaya/favicon.svg",
      data: { address: "/atalaya/records/alert?record=7" },
    },
  });
});

test("a drill says so before all else", () => {
  expect(noticeOf(JSON.stringify({ ...pushed, is_exercise: true }), "/").title).toBe("SIMULACRO · Evacuar Placilla");
});
