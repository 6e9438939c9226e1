import { expect, test } from "vitest";
import { chosenClassesOf, chosenOf, classFilterFor, filterFor, toggled } from "./layer-choice.ts";

const classes = ["0", "1", "-"];

test("without a filter every layer is chosen, choosing all removes the filter, and none can be chosen too", () => {
  expect(chosenOf(undefined, ["3", "7"])).toEqual(["3", "7"]);
  expect(chosenOf("7,99", ["3", "7"])).toEqual(["7"]);
  expect(filterFor(["7"], ["3", "7"])).toEqual(["7"]);
  expect(filterFor(["3", "7"], ["3", "7"])).toBeNull();
  expect(filterFor([], ["3", "7"])).toEqual(["none"]);
  expect(chosenOf("none", ["3", "7"])).toEqual([]);
  expect(toggled(["3", "7"], "3")).toEqual(["7"]);
  expect(toggled(["7"], "3")).toEqual(["7", "3"]);
});

test("classes of one layer are chosen without touching those of another", () => {
  expect(chosenClassesOf("7:0,70:1", "7", classes)).toEqual(["0"]);
  expect(chosenClassesOf("70:1", "7", classes)).toEqual(classes);
  expect(classFilterFor("70:1", "7", ["0", "-"], classes)).toEqual(["70:1", "7:0", "7:-"]);
  expect(classFilterFor("70:1,7:0", "7", classes, classes)).toEqual(["70:1"]);
  expect(classFilterFor("7:0", "7", [], classes)).toBeNull();
});
