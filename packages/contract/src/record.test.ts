import { describe, expect, test } from "vitest";
import { patchOf } from "./record.ts";
import { RecordDraft, RecordPatch, RecordQuery } from "./resources/records.ts";
import { UserDraft, UserPatch } from "./resources/users.ts";
import { VariablePatch } from "./resources/variables.ts";

describe("a change of some fields", () => {
  test("leaves every field alone that it does not name", () => {
    for (const patch of [RecordPatch, UserPatch, VariablePatch])
      expect(patch.parse({ version: 3 })).toEqual({ version: 3 });
    expect(RecordPatch.parse({ version: 3, title: " Gimnasio " })).toEqual({ version: 3, title: "Gimnasio" });
  });

  test("can empty a field by naming it", () => {
    expect(RecordPatch.parse({ version: 3, value: null, source: "", geometry: null })).toEqual({
      version: 3,
      value: null,
      source: null,
      geometry: null,
    });
  });

  test("says which version it was made from", () => {
    expect(RecordPatch.safeParse({ title: "Gimnasio" }).success).toBe(false);
    expect(Object.keys(patchOf(UserDraft).shape)).toEqual([...Object.keys(UserDraft.shape), "version"]);
  });
});

test("V1 a value that nobody gave is unknown, never zero", () => {
  const draft = { company_id: 1, variable_id: 1, title: "Gimnasio", observed_on: "2026-03-02" };
  expect(RecordDraft.parse(draft)).toMatchObject({ value: null, source: null, description: null, geometry: null });
  expect(RecordDraft.parse({ ...draft, source: "  " }).source).toBeNull();
});

describe("the query of a list", () => {
  const query = (text: string) =>
    RecordQuery.safeParse(Object.fromEntries(text.split("&").map((pair) => pair.split("="))));

  test("takes lists, numbers and yes/no as the address writes them", () => {
    expect(query("variable=3,5&status=draft,published&has_geometry=true&bbox=-72,-34,-71,-33&place=all").data).toEqual({
      variable: [3, 5],
      status: ["draft", "published"],
      has_geometry: true,
      bbox: [-72, -34, -71, -33],
      place: "all",
      page: 1,
      per_page: 25,
    });
  });

  test.each([
    "bbox=1,2,3",
    "bbox=NaN,0,1,1",
    "bbox=-200,0,1,1",
    "page=0",
    "per_page=101",
    "sort=password",
    "q=ab",
    "place=-1",
  ])("refuses %s", (text) => expect(query(text).success).toBe(false));
});
