import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeIssue, issueText, problemText } from "./errors.ts";
import { RecordDraft } from "./resources/records.ts";
import { UserDraft } from "./resources/users.ts";

/** What a person reads about a value, in both languages. */
function said(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return [];
  const { code, parameters } = describeIssue(result.error.issues[0]!);
  return [issueText(code, "es", parameters), issueText(code, "en", parameters)];
}

describe("what is said of a wrong value", () => {
  const cases: [what: string, z.ZodType, value: unknown, said: string[]][] = [
    ["nothing", z.string(), undefined, ["Este campo es obligatorio.", "This field is required."]],
    ["null", z.number(), null, ["Este campo es obligatorio.", "This field is required."]],
    ["an empty text", z.string().min(1), "", ["Este campo es obligatorio.", "This field is required."]],
    ["a short text", z.string().min(10), "abc", ["Escriba al menos 10 caracteres.", "Enter at least 10 characters."]],
    ["a long text", z.string().max(3), "abcd", ["Escriba a lo más 3 caracteres.", "Enter at most 3 characters."]],
    ["a short list", z.array(z.string()).min(2), [], ["Elija al menos 2.", "Choose at least 2."]],
    ["a long list", z.array(z.string()).max(1), ["a", "b"], ["Elija a lo más 1.", "Choose at most 1."]],
    ["a small number", z.number().min(0), -1, ["El mínimo es 0.", "The minimum is 0."]],
    ["a large number", z.number().max(100), 101, ["El máximo es 100.", "The maximum is 100."]],
    ["a number for a text", z.string(), 7, ["Escriba un texto.", "Enter a text."]],
    ["a text for a number", z.number(), "7", ["Escriba un número.", "Enter a number."]],
    ["a fraction", z.int(), 1.5, ["Escriba un número entero.", "Enter a whole number."]],
    ["an unknown choice", z.enum(["a", "b"]), "c", ["Elija una de las opciones.", "Choose one of the options."]],
    ["no choice at all", z.enum(["a", "b"]), null, ["Este campo es obligatorio.", "This field is required."]],
    ["a day that is none", z.iso.date(), "2026-02-30", ["Escriba una fecha válida.", "Enter a valid date."]],
    ["an e-mail that is none", z.email(), "rosa", ["Escriba un correo válido.", "Enter a valid e-mail."]],
    ["an address that is none", z.url(), "x", ["Escriba una dirección web válida.", "Enter a valid web address."]],
    ["an unknown field", z.strictObject({}), { extra: 1 }, ["Campo desconocido: extra.", "Unknown field: extra."]],
  ];
  test.each(cases)("R-505 %s", (_what, schema, value, expected) => expect(said(schema, value)).toEqual(expected));
});

test("R-505 every finding on a form has words of its own: nothing falls back to a code", () => {
  const result = RecordDraft.safeParse({
    title: "\u0000",
    observed_on: "9999-01-01",
    geometry: { type: "Point", coordinates: [0, 0] },
  });
  const texts = result.error!.issues.map((issue) =>
    issueText(describeIssue(issue).code, "es", describeIssue(issue).parameters),
  );
  expect(texts).toContain("La fecha no puede ser futura.");
  expect(texts).toContain("La coordenada 0, 0 no es un lugar real.");
  expect(texts).toContain("El texto contiene un carácter que no se puede guardar.");
  for (const text of texts) expect(text).not.toMatch(/\{\{|undefined/);
});

test("an e-mail is taken as typed in a hurry: with spaces and capitals", () => {
  const draft = { name: "Rosa", email: "  Rosa@Demo.TEST " };
  expect(UserDraft.parse(draft).email).toBe("rosa@demo.test");
});

test("R-406 a problem is told in both languages", () => {
  expect(problemText("forbidden", "es")).toBe("No tiene permiso para esta acción.");
  expect(problemText("forbidden", "en")).toBe("You do not have permission for this action.");
});
