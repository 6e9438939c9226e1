import { expect, test } from "vitest";
import { fillIn, languageOf, say } from "./text.ts";

test.each([
  [undefined, "es"],
  ["", "es"],
  ["*", "es"],
  ["es-CL,es;q=0.9,en;q=0.8", "es"],
  ["en-GB,en;q=0.9,es;q=0.8", "en"],
  ["EN", "en"],
  ["fr-FR,fr;q=0.9,en;q=0.8", "en"],
  ["pt-BR, de", "es"],
  ["  en ; q=1", "en"],
])("R-101 who asks for %s is answered in %s: Spanish unless English comes first", (accepted, language) =>
  expect(languageOf(accepted)).toBe(language),
);

test("parameters are put into a text; one that is missing stays visible instead of becoming 'undefined'", () => {
  const text = { es: "De {{minimum}} a {{maximum}}", en: "From {{minimum}} to {{maximum}}" };
  expect(say(text, "es", { minimum: 0, maximum: "10" })).toBe("De 0 a 10");
  expect(say(text, "en", { minimum: 0 })).toBe("From 0 to {{maximum}}");
});

test("what somebody typed is put in as it is, wherever it is named, and is no text to be filled in itself", () => {
  const text = "«{{name}}» y «{{name}}»";
  for (const name of ["$& $1 $`", "{{name}}", "$t(other)", "<b>", ""])
    expect(fillIn(text, { name })).toBe(`«${name}» y «${name}»`);
});
