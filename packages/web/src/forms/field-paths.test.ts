import { expect, test } from "vitest";
import { fieldAt, fieldsWithErrors } from "./field-paths.ts";

const isField = (name: string) => ["title", "attributes.cause", "attributes.2", "geometry"].includes(name);

test("an error belongs to the field that is on screen, or to the one around it", () => {
  expect(fieldAt("title", isField)).toBe("title");
  expect(fieldAt("attributes.cause", isField)).toBe("attributes.cause");
  expect(fieldAt("attributes.2", isField)).toBe("attributes.2");
  expect(fieldAt("attributes.gone", isField)).toBe("attributes");
  expect(fieldAt("geometry.coordinates.0.1", isField)).toBe("geometry");
  expect(fieldAt("", isField)).toBe("root");
});

test("errors inside a field are told one by one where they are on screen, and a field may be called type", () => {
  const error = { type: "server", message: "Falta" };
  const shown = ["attributes.cause", "attributes.type"];
  const errors = {
    title: error,
    root: error,
    attributes: { ...error, type: error, cause: error },
    geometry: { ...error, coordinates: error },
    options: { ...error, 0: error },
  };
  expect(fieldsWithErrors(errors, (name) => shown.includes(name)).map(({ name }) => name)).toEqual([
    "title",
    "attributes.type",
    "attributes.cause",
    "geometry",
    "options",
  ]);
});
