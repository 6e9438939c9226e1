// What a form reads off the contract's lists of rows.
import { expect, test } from "vitest";
import { committeeSessions } from "@atalaya/contract/resources/committee-sessions.ts";
import { companies } from "@atalaya/contract/resources/companies.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { isRequired } from "../validate.ts";
import { listIn, mostRows } from "./list-schema.ts";

test("a list is found under the name it has in the form, also inside an object that may be missing", () => {
  const { draft } = recordsOf("recovery");
  expect(Object.keys(listIn(draft, "recovery.milestones").element.shape)).toEqual([
    "title",
    "due_on",
    "done_on",
    "weight",
  ]);
  expect(() => listIn(draft, "tags")).toThrow("tags is no list of rows");
});

test("how many rows there may be is the schema's, whatever else it checks of them", () => {
  expect(mostRows(listIn(committeeSessions.draft, "agreements"))).toBe(100);
  expect(mostRows(listIn(companies.draft, "stats"))).toBe(301);
});

test("what a row must have is marked by what its schema refuses to miss", () => {
  const agreement = listIn(committeeSessions.draft, "agreements").element;
  expect(isRequired(agreement, "due_on")).toBe(true);
  expect(isRequired(agreement, "responsible_text")).toBe(false);
});
