import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./plain-search.ts";

test("numbers and codes stay text", () => {
  expect(parseSearch("?q=123&code=05109&flag=true&nothing=null")).toEqual({
    q: "123",
    code: "05109",
    flag: "true",
    nothing: "null",
  });
});

test("what was written is read back", () => {
  const search = { q: "río & mar", sort: "-observed_on", bbox: "-71.7,-33.1,-71.3,-32.9" };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test("lists are joined and empty values left out", () => {
  expect(stringifySearch({ variable: [1, 2], q: "", page: undefined, place: null })).toBe("?variable=1,2");
  expect(stringifySearch({})).toBe("");
});

test("a repeated name becomes a list", () => {
  expect(parseSearch("?status=draft&status=published")).toEqual({ status: "draft,published" });
});
