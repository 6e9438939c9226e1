// Asks the configured service about a taxpayer, and reads its answer under the names such services use.
import { z } from "zod";
import { normalRut, rutFinding } from "@atalaya/contract/domain/tax-id.ts";
import type { Taxpayer } from "@atalaya/contract/resources/companies/taxpayers.ts";
import { fetchOutside, OutgoingFailure, type OutgoingAnswer } from "../../platform/http/outgoing.ts";
import { FieldProblem, Problem } from "../../platform/http/problem.ts";
import type { Settings } from "../../platform/settings.ts";

/** The officer waits in front of the form. */
const time_limit_ms = 4500;
const byte_limit = 200_000;

/** Our own names and the Spanish ones, in both ways of writing them; the first that is there counts. */
const synonyms: Record<string, readonly string[]> = {
  reason_social: ["reason_social", "razon_social", "razonSocial", "nombre"],
  activities: ["activities", "actividades", "giros"],
  start_date: ["start_date", "fecha_inicio", "fechaInicio", "inicio_actividades"],
  code: ["code", "codigo"],
  description: ["description", "descripcion", "glosa", "giro"],
  found: ["found", "encontrado"],
};

const renamed = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(synonyms).map(([name, theirs]) => [
          name,
          theirs.map((key) => (value as Record<string, unknown>)[key]).find((given) => given !== undefined),
        ]),
      )
    : value;

/** Services write codes as numbers too. */
const Word = z
  .union([z.string(), z.number()])
  .transform((word) => String(word).trim().slice(0, 300) || null)
  .nullish();

const Activity = z.preprocess(renamed, z.object({ code: Word, description: Word }));
const Answer = z.preprocess(
  renamed,
  z.object({
    reason_social: Word,
    activities: z.array(Activity).max(200).nullish(),
    start_date: Word,
    found: z.boolean().optional(),
  }),
);

type Configured = Pick<Settings, "TAX_LOOKUP_URL" | "TAX_LOOKUP_TOKEN" | "OUTGOING_ALLOWED_HOSTS">;

/** Who has this RUT. 422 for what is no RUT, 424 without a service, or when it does not answer well within five seconds. */
export async function lookUpTaxpayer(settings: Configured, typed: string): Promise<Taxpayer> {
  const rut = normalRut(typed);
  if (rut === null) throw new FieldProblem({ id: { code: rutFinding(typed) ?? "rut_form" } });
  if (!settings.TAX_LOOKUP_URL) throw new Problem("not_configured");
  const { status, content } = await ask(settings.TAX_LOOKUP_URL.replaceAll("{rut}", rut), settings);
  if (status === 404) return missing(rut);
  if (status !== 200) throw new Problem("lookup_failed");
  const answer = Answer.safeParse(readJson(content.toString()));
  if (!answer.success) throw new Problem("lookup_failed");
  const { reason_social = null, start_date = null, activities, found } = answer.data;
  if (found === false || (found === undefined && reason_social === null)) return missing(rut);
  const described = (activities ?? []).flatMap(({ code = null, description }) =>
    description ? [{ code, description }] : [],
  );
  return { rut, reason_social, activities: described, start_date, found: true };
}

async function ask(url: string, settings: Configured): Promise<OutgoingAnswer> {
  try {
    return await fetchOutside(url, {
      allowed_hosts: settings.OUTGOING_ALLOWED_HOSTS,
      time_limit_ms,
      byte_limit,
      ...(settings.TAX_LOOKUP_TOKEN && { headers: { authorization: `Bearer ${settings.TAX_LOOKUP_TOKEN}` } }),
    });
  } catch (error) {
    if (error instanceof OutgoingFailure) throw new Problem("lookup_failed", { cause: error });
    throw error;
  }
}

const missing = (rut: string): Taxpayer => ({
  rut,
  reason_social: null,
  activities: [],
  start_date: null,
  found: false,
});

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
