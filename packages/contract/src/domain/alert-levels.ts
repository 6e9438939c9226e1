// The levels of civil alerts of a country, from the mildest to the gravest, with what CAP says of each.
import type { z } from "zod";
import type { AlertLevel as Schema, CountryRules } from "../packs/country-rules.ts";

export type AlertLevel = z.infer<typeof Schema>;

/** Four colours, as most countries of the region have them: for a country whose pack names none. */
const usualLevels: readonly AlertLevel[] = [
  {
    key: "verde",
    name: { es: "Verde", en: "Green" },
    meaning: { es: "Se refuerza la vigilancia.", en: "Monitoring is reinforced." },
    color: "#43A047",
    severity: "Minor",
    urgency: "Future",
    certainty: "Possible",
    responses: ["Monitor", "Prepare"],
  },
  {
    key: "amarilla",
    name: { es: "Amarilla", en: "Yellow" },
    meaning: { es: "La amenaza crece: hay que prepararse.", en: "The threat grows: prepare." },
    color: "#FDD835",
    severity: "Moderate",
    urgency: "Expected",
    certainty: "Likely",
    responses: ["Prepare", "Monitor"],
  },
  {
    key: "naranja",
    name: { es: "Naranja", en: "Orange" },
    meaning: { es: "El daño es inminente: hay que alistarse.", en: "Damage is imminent: get ready." },
    color: "#FB8C00",
    severity: "Severe",
    urgency: "Expected",
    certainty: "Likely",
    responses: ["Prepare", "Avoid"],
  },
  {
    key: "roja",
    name: { es: "Roja", en: "Red" },
    meaning: { es: "Hay que actuar ahora.", en: "Act now." },
    color: "#E53935",
    severity: "Extreme",
    urgency: "Immediate",
    certainty: "Likely",
    responses: ["Evacuate", "Execute"],
  },
];

/** Those of the country's pack; the usual ones where it names none, or where no pack knows the country. */
export const alertLevelsOf = (rules: Pick<CountryRules, "alert_levels"> | null | undefined): readonly AlertLevel[] =>
  rules && rules.alert_levels.length > 0 ? rules.alert_levels : usualLevels;
