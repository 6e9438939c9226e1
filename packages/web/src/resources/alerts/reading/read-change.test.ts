import { expect, test } from "vitest";
import { AlertContent, type Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { changeSince, type ContentField } from "./read-change.ts";

type Said = Parameters<typeof changeSince>[0];

const blank = Object.fromEntries(
  Object.keys(AlertContent.shape).map((field) => [field, null]),
) as unknown as AlertContent;
const said = (changes: Partial<Alert> = {}): Said =>
  ({
    ...blank,
    headline_es: "Evacúe",
    submission: "alert",
    prepared: null,
    cancellation: null,
    ...changes,
  }) as unknown as Said;
const only = (...fields: ContentField[]) => ({ isOther: false, fields });
const end = (text_es: string, reason: "ended" | "mistake" = "ended") =>
  said({ submission: "cancellation", cancellation: { reason, text_es, text_en: null } });

test("that an alert begins to be asked for changes nothing of what was read", () => {
  expect(changeSince(said({ submission: null }), said())).toBeNull();
  const prepared = { ...blank, headline_es: "Evacúe" } as AlertContent;
  expect(changeSince(said({ submission: null, prepared }), said({ submission: "update", prepared }))).toBeNull();
});

test("another text is told, of a draft as of a change that is prepared", () => {
  expect(changeSince(said(), said({ headline_es: "Quédese" }))).toEqual(only("headline_es"));
  const prepared = (headline_es: string) =>
    said({ submission: "update", prepared: { ...blank, headline_es } as AlertContent });
  expect(changeSince(prepared("Evacúe"), prepared("Quédese"))).toEqual(only("headline_es"));
});

test("of the end of an alert it is the words of its end that count", () => {
  expect(changeSince(end("Vuelva"), end("Espere"))).toEqual(only("all_clear_es"));
  expect(changeSince(end("Vuelva"), end("Vuelva"))).toBeNull();
});

test("something else that is asked for is told, though its words are the same", () => {
  expect(changeSince(end("Vuelva"), end("Vuelva", "mistake"))).toEqual({ isOther: true, fields: [] });
  expect(changeSince(said({ submission: null, all_clear_es: "Vuelva" }), end("Vuelva"))?.isOther).toBe(true);
  expect(changeSince(said({ submission: "update" }), said({ submission: "cancellation" }))?.isOther).toBe(true);
});
