// What each institution does in each phase of risk management, in general or for one hazard: who leads, supports, is asked, is told.
import { z } from "zod";
import { HipCode } from "../../domain/hazards.ts";
import { phases } from "../../domain/phases.ts";
import { optionalText } from "../../values/plain-text.ts";
import { InstitutionSummary } from "../institutions.ts";
import { defineResource, Id, patchOf, PlaceParameter, recordFields } from "../../record.ts";

/** Responsible first: a matrix is read by these letters. */
export const functionRoles = ["lead", "support", "consulted", "informed"] as const;
export type FunctionRole = (typeof functionRoles)[number];

/** `hazard` null: whatever the hazard. One institution has one role in a phase and hazard. */
export const InstitutionFunctionDraft = z.object({
  institution_id: Id,
  phase: z.enum(phases),
  hazard: HipCode.nullable().default(null),
  role: z.enum(functionRoles),
  text: optionalText(2000),
});
export type InstitutionFunctionDraft = z.infer<typeof InstitutionFunctionDraft>;

/** Only what it does there can change; where is another function. */
export const InstitutionFunctionPatch = patchOf(InstitutionFunctionDraft.pick({ role: true, text: true }));
export type InstitutionFunctionPatch = z.infer<typeof InstitutionFunctionPatch>;

export const InstitutionFunction = z.object({
  ...recordFields,
  company_id: Id,
  institution_id: Id,
  phase: z.enum(phases),
  hazard: z.string().nullable(),
  role: z.enum(functionRoles),
  text: z.string().nullable(),
});
export type InstitutionFunction = z.infer<typeof InstitutionFunction>;

/** Of the institutions of the place and of those above it, for all hazards at once. */
export const InstitutionFunctionQuery = z.object({ place: PlaceParameter.optional() });

/** Who is there, and what each does in which phase. */
export const Framework = z.object({
  institutions: z.array(InstitutionSummary),
  functions: z.array(InstitutionFunction),
});
export type Framework = z.infer<typeof Framework>;

export const institutionFunctions = defineResource({
  path: "institution-functions",
  title: { es: "Funciones", en: "Functions" },
  draft: InstitutionFunctionDraft,
  patch: InstitutionFunctionPatch,
  detail: InstitutionFunction,
  answers: { "": Framework },
  labels: {
    institution_id: { es: "Institución", en: "Institution" },
    phase: { es: "Fase", en: "Phase" },
    hazard: { es: "Amenaza", en: "Hazard" },
    role: { es: "Rol", en: "Role" },
    text: { es: "Qué hace", en: "What it does" },
  },
});
