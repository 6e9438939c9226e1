// Options found by their own words, and by what people call them.
import { describe, expect, test } from "vitest";
import { foundAs, matches } from "./option-words.ts";

const mudflow = {
  label: "Aluvión",
  detail: "GH0303",
  called: ["alud de barro", "flujo de detritos", "remoción en masa"],
};
const quake = { label: "Sismo", detail: "GH0101", called: ["terremoto", "temblor", "movimiento telúrico"] };
const ashfall = { label: "Caída de ceniza" };

describe("what is typed", () => {
  test.each([
    ["temblor", [quake], "temblor"],
    ["TELURICO", [quake], "movimiento telúrico"],
    ["remocion masa", [mudflow], "remoción en masa"],
    ["gh0303 barro", [mudflow], "alud de barro"],
    ["aluvion", [mudflow], undefined],
    ["ceniza", [ashfall], undefined],
    ["temblor de barro", [], undefined],
  ])("%s finds what means it, and says by which name", (typed, found, name) => {
    expect([mudflow, quake, ashfall].filter((it) => matches(it, typed))).toEqual(found);
    expect(found[0] && foundAs(found[0], typed)).toBe(name);
  });

  test("nothing typed finds all of them, by no other name", () => {
    expect([mudflow, quake, ashfall].every((it) => matches(it, ""))).toBe(true);
    expect(foundAs(quake, " ")).toBeUndefined();
  });
});

test("words of two names find it by the first of them", () => {
  expect(matches(mudflow, "detritos barro")).toBe(true);
  expect(foundAs(mudflow, "detritos barro")).toBe("alud de barro");
});

test("one word does not reach from a name into the next", () =>
  expect(matches({ label: "Sismo", called: ["mar", "ea"] }, "marea")).toBe(false));
