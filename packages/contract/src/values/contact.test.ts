import { expect, test } from "vitest";
import { optionalEmail, optionalPhone, optionalWebsite } from "./contact.ts";

test.each([
  [optionalEmail, " Oficina@Demo.TEST ", "oficina@demo.test"],
  [optionalPhone, "+56 32 213 4000", "+56 32 213 4000"],
  [optionalPhone, "132", "132"],
  [optionalWebsite, "https://demo.test/contacto", "https://demo.test/contacto"],
  [optionalEmail, "  ", null],
  [optionalPhone, "", null],
  [optionalWebsite, null, null],
  [optionalEmail, undefined, null],
])("what is reached is kept, and empty is nothing (%#)", (schema, typed, stored) => {
  expect(schema.parse(typed)).toBe(stored);
});

test.each([
  [optionalEmail, "oficina"],
  [optionalPhone, "+56-32-213"],
  [optionalPhone, "32 213 4000"],
  [optionalPhone, "+"],
  [optionalPhone, "llamar al cuartel"],
  [optionalWebsite, "demo.test"],
  [optionalWebsite, "javascript:alert(1)"],
  [optionalWebsite, "http://demo .test"],
  [optionalWebsite, "ftp://demo.test"],
])("what cannot be called, written to or opened is refused (%#: %s)", (schema, typed) => {
  expect(schema.safeParse(typed).success).toBe(false);
});
