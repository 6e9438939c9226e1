import { expect, test } from "vitest";
import { alertIdentifier, isAuthorityOid } from "./identifiers.ts";

const valparaiso = { country: "CL", code: "05101", sent: "2026-03-14T09:30:00-03:00", sequence: 1 };

test("a message is called after country, place, the clock of who sends it, and its number", () => {
  expect(alertIdentifier(valparaiso)).toBe("CL-05101-20260314093000-1");
  expect(alertIdentifier({ ...valparaiso, code: "Ñuñoa, <centro> & más" })).toMatch(
    /^CL-[A-Za-z0-9._]+-20260314093000-1$/,
  );
});

test("an authority of the register of the WMO calls it by numbers, none of which begins with zero", () => {
  const oid = "2.49.0.0.152.3";
  expect(alertIdentifier({ ...valparaiso, oid })).toBe("urn:oid:2.49.0.1.152.3.5101.20260314093000.1");
  expect(alertIdentifier({ ...valparaiso, code: "SECTOR-A", oid })).toBe("urn:oid:2.49.0.1.152.3.20260314093000.1");
});

test("what is no number of that register is refused", () => {
  expect(["2.49.0.0.152.3", "2.49.0.0.32.0", "2.49.0.0.170.2.1"].every(isAuthorityOid)).toBe(true);
  const none = ["", "2.49.0.0.152", "2.49.0.1.152.3", "2.49.0.0.0152.3", "2.49.0.0.152.03", "1.2.3", "2.49.0.0.152.3 "];
  expect(none.filter(isAuthorityOid)).toEqual([]);
  expect(() => alertIdentifier({ ...valparaiso, oid: "1.2.3" })).toThrow(RangeError);
});
