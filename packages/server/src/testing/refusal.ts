// Refusals as a person reads them: the same request in both languages, each with its own words.
import { expect } from "vitest";
import type { Answer, Options } from "./test-app.ts";

type InBothLanguages = [es: string, en: string];

const messages: Record<string, InBothLanguages> = {
  bad_json: ["El contenido enviado no es JSON válido.", "The content sent is not valid JSON."],
  validation: ["Revise los campos marcados.", "Check the marked fields."],
  too_large: ["Lo enviado es demasiado grande.", "What was sent is too large."],
  unsupported_media: ["Este tipo de contenido no se acepta.", "This type of content is not accepted."],
  not_found: ["No existe o está fuera de sus lugares.", "It does not exist or is outside your places."],
  unauthenticated: ["Inicie sesión para continuar.", "Sign in to continue."],
  bad_request: ["La solicitud no se entiende.", "The request cannot be understood."],
};

/** Sends the same in both languages and expects both to say what is wrong. */
export async function refused(
  ask: (language: Options) => Promise<Answer>,
  status: number,
  code: string,
  errors?: Record<string, InBothLanguages>,
) {
  for (const [position, language] of (["es-CL,es;q=0.9", "en-GB,en;q=0.9"] as const).entries()) {
    const answer = await ask({ headers: { "accept-language": language } });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.message).toBe(messages[code]![position]);
    expect(answer.body.request_id).toBe(answer.headers.get("x-request-id"));
    expect(answer.headers.get("content-language")).toBe(position === 0 ? "es" : "en");
    if (errors) {
      const expected = Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [texts[position]]]));
      expect(answer.body.errors).toEqual(expected);
    }
  }
}
