import { expect, test } from "vitest";
import { OwnCapMessage } from "./own-message.ts";

const area = { description: "Rodelillo", circles: [{ center: [-71.58, -33.06], radius_km: 2 }] };
const info = {
  language: "es-CL",
  categories: ["Fire"],
  event: "Incendio forestal",
  urgency: "Immediate",
  severity: "Extreme",
  certainty: "Observed",
  areas: [area],
};
const alert = {
  identifier: "CL-05101-20260314093000-1",
  sender: "alertas@valparaiso.example",
  sent: "2026-03-14T09:30:00-03:00",
  status: "Actual",
  message_type: "Alert",
  scope: "Public",
  infos: [info],
};
const earlier = { sender: alert.sender, identifier: alert.identifier, sent: alert.sent };

/** Where the message is found wrong. */
const findings = (message: object) =>
  OwnCapMessage.safeParse(message).error?.issues.map(({ path }) => path.join(".")) ?? [];
const withInfo = (changed: object) => findings({ ...alert, infos: [{ ...info, ...changed }] });
const withArea = (changed: object) => withInfo({ areas: [{ ...area, ...changed }] });

test("the least that an alert says is enough", () => expect(findings(alert)).toEqual([]));

test("a name that references could not carry is refused", () => {
  for (const name of ["a b", "a,b", "a<b", "a&b", "", "señal"]) {
    expect(findings({ ...alert, identifier: name })).toContain("identifier");
    expect(findings({ ...alert, sender: name })).toContain("sender");
  }
});

test("what an update, a restricted and a private message need is asked for", () => {
  expect(findings({ ...alert, message_type: "Update" })).toEqual(["references"]);
  expect(findings({ ...alert, message_type: "Update", references: [earlier] })).toEqual([]);
  expect(findings({ ...alert, message_type: "Cancel", references: [earlier], infos: [] })).toEqual([]);
  expect(findings({ ...alert, infos: [] })).toEqual(["infos"]);
  expect(findings({ ...alert, scope: "Restricted" })).toEqual(["restriction"]);
  expect(findings({ ...alert, restriction: "Solo Bomberos" })).toEqual(["restriction"]);
  expect(findings({ ...alert, scope: "Private" })).toEqual(["addresses"]);
});

test("our own messages never leave open how urgent, severe or certain a danger is, nor in which language they speak", () => {
  for (const field of ["urgency", "severity", "certainty"])
    expect(withInfo({ [field]: "Unknown" })).toEqual(["infos.0." + field]);
  expect(withInfo({ language: undefined })).toEqual(["infos.0.language"]);
});

test("a headline of 161 letters and an event of 36 are too long", () => {
  expect(withInfo({ headline: "a".repeat(160), event: "b".repeat(35) })).toEqual([]);
  expect(withInfo({ headline: "a".repeat(161), event: "b".repeat(36) })).toEqual(["infos.0.event", "infos.0.headline"]);
});

test("what begins after it ends is refused", () => {
  const [early, late] = ["2026-03-14T23:00:00-04:00", "2026-03-15T01:00:00-03:00"];
  expect(withInfo({ effective: early, expires: late })).toEqual([]);
  expect(withInfo({ effective: late, onset: late, expires: early })).toEqual(["infos.0.expires"]);
});

test("an area is drawn wherever it has a code, closed, and with no more corners than telephones take", () => {
  const geocodes = [{ value_name: "CUT", value: "05101" }];
  expect(withInfo({ areas: [] })).toEqual(["infos.0.areas"]);
  expect(withArea({ circles: [] })).toEqual([]);
  expect(withArea({ circles: [], geocodes })).toEqual(["infos.0.areas.0.polygons"]);
  const ring = (corners: number) => [...Array(corners).keys(), 0].map((step) => [step / 10, (step % 7) / 10]);
  expect(withArea({ polygons: [ring(99)] })).toEqual([]);
  expect(withArea({ polygons: [ring(100)] })).toEqual(["infos.0.areas.0.polygons.0"]);
  expect(withArea({ polygons: [ring(9).slice(0, -1)] })).toEqual(["infos.0.areas.0.polygons.0"]);
  expect(withArea({ ceiling_ft: 500 })).toEqual(["infos.0.areas.0.ceiling_ft"]);
});

test("what XML cannot carry is left out of texts, and lines end in one way", () => {
  const { infos } = OwnCapMessage.parse({
    ...alert,
    infos: [{ ...info, description: " Uno\r\ndos\u0000\ufffe\ud800 🔥 " }],
  });
  expect(infos[0]!.description).toBe("Uno\ndos 🔥");
});
