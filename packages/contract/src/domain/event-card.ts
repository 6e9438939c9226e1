// The event card of a disaster: what DesInventar and the national emergency systems ask beside place, date and losses.
import { z } from "zod";
import { optionalCount } from "../values/amounts.ts";
import { glidePattern } from "./hazards.ts";
import { optionalText } from "../values/plain-text.ts";
import { Day, PastDay } from "../record.ts";
import { TimeOfDay } from "../values/time-of-day.ts";

/** DesInventar's causes. */
export const causes = [
  "unknown",
  "atmospheric",
  "behavior",
  "short_circuit",
  "overflow",
  "deterioration",
  "design_error",
  "enso_warm",
  "enso_cold",
  "human_error",
  "erosion",
  "failure",
  "negligence",
  "deforestation",
  "other",
] as const;

/** Moment magnitude, Mercalli intensity, volcanic explosivity, and plain units. */
export const magnitudeScales = ["Mw", "MMI", "VEI", "m3/s", "mm", "km/h", "ha", "m"] as const;

/** Levels of Ley 21.364 (Chile), by the capacity that the emergency asks for. */
export const emergencyLevels = ["menor", "mayor", "desastre", "catastrofe"] as const;

export type EmergencyLevel = (typeof emergencyLevels)[number];

export const declarations = ["none", "alerta", "zona_afectada", "catastrofe", "calamidad", "emergencia"] as const;

/** Basic services of the Sendai indicators D-6 to D-8, and DesInventar's sectors. */
export const services = [
  "water",
  "power",
  "ict",
  "transport",
  "health",
  "education",
  "sanitation",
  "solid_waste",
  "public_admin",
  "government",
  "relief",
] as const;
export type Service = (typeof services)[number];

const longestCut = 100_000;

/** A service that stopped, since when, for how many hours and for how many users; null is not known. */
const Disruption = z.object({
  service: z.enum(services),
  started_on: PastDay.nullable().default(null),
  /** HH:MM of that day, on the clock of the record's place. */
  started_at: TimeOfDay.nullable().default(null),
  hours: z.number().min(0).max(longestCut).nullable().default(null),
  users: optionalCount(),
});

/** V12: `TT-YYYY-NNNNNN-ISO3`. */
const Glide = optionalText(30).refine((text) => text === null || glidePattern.test(text), {
  params: { code: "glide" },
});

export const EventCard = z.object({
  cause: z.enum(causes).nullable().default(null),
  cause_text: optionalText(200),
  magnitude_value: z.number().min(0).max(1e9).nullable().default(null),
  magnitude_scale: z.enum(magnitudeScales).nullable().default(null),
  intensity: optionalText(60),
  emergency_level: z.enum(emergencyLevels).nullable().default(null),
  declaration: z.enum(declarations).nullable().default(null),
  declared_on: Day.nullable().default(null),
  /** Number of the event in the GLIDE registry. */
  glide: Glide,
  /** Whether people were warned before. */
  was_warned: z.boolean().nullable().default(null),
  services: z
    .array(Disruption)
    .max(services.length)
    .superRefine((rows, context) => {
      for (const [index, { service, started_on, started_at }] of rows.entries()) {
        if (rows.findIndex((row) => row.service === service) < index)
          context.addIssue({ code: "custom", path: [index, "service"], params: { code: "taken" } });
        if (started_at !== null && started_on === null)
          context.addIssue({ code: "custom", path: [index, "started_on"], params: { code: "required" } });
      }
    })
    .default([]),
});
export type EventCard = z.infer<typeof EventCard>;
