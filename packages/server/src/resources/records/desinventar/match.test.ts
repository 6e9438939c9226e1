// Which kind of disaster an event is and which place a place, and when neither is said rather than guessed.
import { expect, test } from "vitest";
import { eventMatcher, levelNames, placeMatcher, type KnownPlace } from "./match.ts";

const variable = (id: number, name_es: string, hip_code: string | null, desinventar_event: string | null = null) => ({
  id,
  name_es,
  name_en: null,
  hip_code,
  desinventar_event,
});
const variables = [
  variable(1, "Inundación costera", "MH0601"),
  variable(2, "Inundación fluvial", "MH0604"),
  variable(3, "Terremoto", "GH0101"),
  variable(4, "Lluvias", null),
];
const matching = eventMatcher(variables, [{ hip_code: "GH0101", names: ["temblor"] }]);

test.each([
  [["INUNDACION"], { variable_id: 2, by: "hazard" }],
  [["Inundación costera"], { variable_id: 1, by: "name" }],
  [["Lluvias"], { variable_id: 4, by: "name" }],
  [["TEMBLOR"], { variable_id: 3, by: "hazard" }],
  [["SISMO"], { variable_id: 3, by: "hazard" }],
  [["CRUE", "FLOOD"], { variable_id: 2, by: "hazard" }],
  [["PANICO"], null],
  [[], null],
])("an event called %o", (names, expected) => {
  expect(matching(names)).toEqual(expected);
});

const place = (id: number, kind: string, name: string, code: string | null, path: number[]): KnownPlace => ({
  id,
  kind,
  country: "CL",
  name,
  short_name: null,
  code,
  pcode: code && `CL${code}`,
  path: [...path, id],
});
const places = [
  place(1, "region", "Región de Valparaíso", "05", []),
  place(2, "province", "Provincia de Valparaíso", "051", [1]),
  place(3, "municipality", "Valparaíso", "05101", [1, 2]),
  place(4, "municipality", "Quilpué", "05801", [1]),
  place(5, "region", "Maule", "07", []),
  place(6, "municipality", "San Pedro", "13505", [5]),
  place(7, "municipality", "San Pedro", "02203", [1]),
  place(8, "municipality", "Maule", "07105", [5]),
];
const level = (code: string, name = "") => ({ code, name });
const find = placeMatcher(places, [[level("05801", "Quilpué")], [level("05101", "Valparaíso")]]);

test.each([
  ["a code that says its name", [level("05801", "QUILPUE")], { company_id: 4, by: "code" }],
  ["a code without its zero", [level("5801")], { company_id: 4, by: "code" }],
  ["a P-code", [level("CL05801")], { company_id: 4, by: "code" }],
  [
    "a running number that is another place's code, by its name",
    [level("07", "Quilpué")],
    { company_id: 4, by: "name" },
  ],
  ["a long code under another spelling", [level("05801", "Kilpue")], { company_id: 4, by: "code" }],
  ["a short code under another name", [level("7", "Kilpue")], null],
  ["one name within what lies above", [level("x", "Maule"), level("", "San Pedro")], { company_id: 6, by: "name" }],
  ["one name of several places", [level("", "San Pedro")], null],
  ["the first level of one name", [level("", "VALPARAISO")], { company_id: 1, by: "name" }],
  [
    "the third level of one name",
    [level("", "Valparaíso"), level("", "Valparaíso"), level("", "Valparaíso")],
    { company_id: 3, by: "name" },
  ],
  ["a number of ours", [level("#4", "Quilpué")], { company_id: 4, by: "code" }],
  ["nothing", [], null],
])("%s", (_what, levels, expected) => {
  expect(find(levels)).toEqual(expected);
});

test.each([
  ["the names of a file's codes are other places'", [level("05801", "Quilpué"), level("05101", "Quillota")]],
  ["no other code of the file says a name", [level("05801", "Kilpue")]],
])("a long code under another spelling says nothing where %s", (_what, all) => {
  const finding = placeMatcher(
    places,
    all.map((it) => [it]),
  );
  expect(finding([level("05801", "Kilpue")])).toBeNull();
});

test("a name that a column cut is the name", () => {
  const metropolitan = place(9, "region", "Metropolitana de Santiago de Chile", "13", []);
  const finding = placeMatcher([...places, metropolitan], []);
  expect(finding([level("13", "Metropolitana de Santiago de C")])).toEqual({ company_id: 9, by: "code" });
  expect(finding([level("13", "Metropolitana de Santiago")])).toBeNull();
});

test("names of places come from the lists of the file where the cards have codes alone", () => {
  const nameOf = levelNames({ lev0: [{ lev0_cod: "5", lev0_name: "Valparaíso" }] });
  expect([nameOf(0, "5"), nameOf(0, "6"), nameOf(2, "5")]).toEqual(["Valparaíso", "", ""]);
});
