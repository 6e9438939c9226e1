import { expect, test } from "vitest";
import {
  idFinding,
  maskedId,
  nationalIdTypes,
  normalRut,
  rutFinding,
  storedId,
  taxIdTypes,
  writtenRut,
} from "./tax-id.ts";

test.each([
  ["12.345.678-5", "12345678-5"],
  ["11.111.111-1", "11111111-1"],
  ["12345678-5", "12345678-5"],
  ["123456785", "12345678-5"],
  ["10.000.013-k", "10000013-K"],
  ["10.000.004-0", "10000004-0"],
  [" 7.654.321-6 ", "7654321-6"],
  ["12.345.678 5", "12345678-5"],
  ["12 345 678-5", "12345678-5"],
  ["12.345.678 - 5", "12345678-5"],
  ["12345678\u00a05", "12345678-5"],
  ["12.345.678–5", "12345678-5"],
  ["12.345.678—5", "12345678-5"],
  ["12.345.678‑5", "12345678-5"],
  ["12.345.678−5", "12345678-5"],
  ["12,345,678-5", "12345678-5"],
  ["0012.345.678-5", "12345678-5"],
  ["012345678-5", "12345678-5"],
  ["12.34.5678-5", "12345678-5"],
  ["123.456-0", "123456-0"],
  ["123456.78-5", "12345678-5"],
  ["RUT 12.345.678-5", "12345678-5"],
  ["RUT: 12345678-5", "12345678-5"],
  ["R.U.T. N° 12.345.678-5", "12345678-5"],
  ["rut 10.000.013-k", "10000013-K"],
  ["RUN 10000013k", "10000013-K"],
  ["１２３４５６７８－５", "12345678-5"],
])("V2 the RUT %s is kept without dots and with a capital K: %s", (typed, stored) => {
  expect(normalRut(typed)).toBe(stored);
});

test.each(["12.345.678-6", "12.345.678-K", "RUT 123.456-7"])("V2 the check digit of %j is wrong", (typed) => {
  expect([normalRut(typed), rutFinding(typed)]).toEqual([null, "rut"]);
});

test.each([
  "0-0",
  "",
  "K",
  "RUT",
  "1.234.567.890-1",
  "12345678-55",
  "1-9-9",
  "12-345678-5",
  "-",
  "abc-1",
  "12345678-X",
  "12345678+5",
])("V2 %j is no RUT", (typed) => {
  expect([normalRut(typed), rutFinding(typed)]).toEqual([null, "rut_form"]);
});

test("V2 a RUT is written with dots, and other ids as they came", () => {
  expect(writtenRut("12345678-5")).toBe("12.345.678-5");
  expect(writtenRut("900373913")).toBe("900373913");
});

test("V20 in lists the end of an id is hidden", () => {
  expect(maskedId("12345678-5")).toBe("12.345.***-*");
  expect(maskedId("7654321-6")).toBe("7.654.***-*");
  expect(maskedId("AB1234567")).toBe("AB123****");
  expect(maskedId("123")).toBe("****");
});

test("V2 only a RUT is checked, and an id needs its kind", () => {
  expect(taxIdTypes.map((type) => idFinding({ type, id: "12.345.678-6" }))).toEqual(["rut", null, null, null, null]);
  expect(nationalIdTypes.map((type) => idFinding({ type, id: null }))).toEqual(nationalIdTypes.map(() => null));
  expect(idFinding({ type: null, id: "12.345.678-5" })).toBe("required");
  expect(storedId({ type: "rut", id: "12.345.678-5" })).toEqual({ type: "rut", id: "12345678-5" });
  expect(storedId({ type: "rut", id: null })).toEqual({ type: null, id: null });
});
