// Codes in other systems: each as its system writes it.
import { expect, test } from "vitest";
import { foreignCodes, foreignCodesOver, withoutStored } from "./foreign-codes.ts";

const findingOn = (name: keyof typeof foreignCodes, text: string) => {
  const { error } = foreignCodes[name].safeParse(text);
  return error && (error.issues[0] as { params?: { code: string } }).params?.code;
};

test.each([
  ["hip_code", ["GH0300", "BI0245", "MH0600"], ["ZZ9999", "GH0312", "gh0300", "GH03", "MH0007"]],
  ["glide_type", ["EQ", "WF", "OT"], ["XX", "eq", "E"]],
  ["emdat_key", ["nat-hyd-flo-riv", "tec-tra-air-air"], ["NAT-HYD-FLO-RIV", "nat-hyd", "nat-hyd-flo-riv-x", "flood"]],
  ["sendai_indicator", ["A-1", "C-6", "F-8", "G-6"], ["Z-99", "A-4", "A1", "G-7", "a-1"]],
  ["hxl_tag", ["#affected", "#affected+killed", "#adm1 +code +v_pcode"], ["no tag", "affected", "#", "#1a", "#a++b", "#a+"]],
  ["unit_code", ["{persons}", "har", "km2", "%", "m3/s", "10*3", "[acr_us]", "kg/(m.s2)"], ["metro cúbico", "m²", "{persons", "]"]],
] as const)("%s", (name, right, wrong) => {
  expect(right.filter((text) => findingOn(name, text) !== undefined)).toEqual([]);
  expect(wrong.map((text) => findingOn(name, text))).toEqual(wrong.map(() => name));
}); // prettier-ignore

test("a code may be left out, and nothing has one form", () => {
  for (const schema of Object.values(foreignCodes))
    for (const nothing of [undefined, null, "", "  "]) expect(schema.parse(nothing)).toBeNull();
});

test("what is stored stays, whatever it is; another text of its kind does not", () => {
  const { hip_code, hxl_tag } = foreignCodesOver({ hip_code: "ZZ9999" });
  expect(hip_code.parse("ZZ9999")).toBe("ZZ9999");
  expect(hip_code.safeParse("ZZ9998").success).toBe(false);
  expect(hxl_tag.safeParse("ZZ9999").success).toBe(false);
});

test("codes that a change leaves as they were are not judged", () => {
  const stored = { hip_code: "ZZ9999", hxl_tag: "no tag" };
  const changes = { hip_code: "ZZ9999", hxl_tag: "#adm1" };
  expect(withoutStored(stored, changes)).toMatchObject({ hip_code: null, glide_type: null });
  expect(withoutStored(stored, changes)).not.toHaveProperty("hxl_tag");
});
