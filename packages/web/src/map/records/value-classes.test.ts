import { classOf } from "@atalaya/contract/domain/legend.ts";
import { expect, test } from "vitest";
import { quantileClasses } from "./value-classes.ts";

test("every value falls into a class, each class holds about as many, and high ones are dark", () => {
  const values = Array.from({ length: 50 }, (_, index) => index * index);
  const classes = quantileClasses(values);
  expect(classes).toHaveLength(5);
  const sizes = classes.map((_, index) => values.filter((value) => classOf(classes, value) === index).length);
  expect(sizes).toEqual([10, 10, 10, 10, 10]);
  expect(classes.at(-1)).toEqual({ min: 1600, max: 2401, color: "#0B4F80" });
});

test("values that repeat make fewer classes; none make none", () => {
  expect(quantileClasses([3, 3, 3])).toHaveLength(1);
  expect(classOf(quantileClasses([3, 3, 3]), 3)).toBe(0);
  expect(quantileClasses([1, 1, 1, 1, 9]).map(({ min }) => min)).toEqual([1, 9]);
  expect(quantileClasses([])).toEqual([]);
});
