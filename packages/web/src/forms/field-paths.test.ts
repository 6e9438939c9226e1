import { expect, test } from "vitest";
import { fieldAt, fieldsWithErrors } from "./field-paths.ts";

const field = { _f: {} };
const fields = { title: field, attributes: { cause: field, "2": field }, geometry: field };

test("an error belongs to the field that is on screen, or to the one around it", () => {
  expect(fieldAt("title", fields)).toBe("title");
  expect(fieldAt("attributes.cause", fields)).toBe("attributes.cause");
  expect(fieldAt("attributes.2", fields)).toBe("attributes.2");
  expect(fieldAt("attributes.gone", fields)).toBe("attributes");
  expect(fieldAt("geometry.coordinates.0.1", fields)).toBe("geometry");
  expect(fieldAt("", fields)).toBe("root");
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
