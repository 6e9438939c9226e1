// What people call hazards beside their official names, as the packs of the loaded countries say: "temblor" is a Sismo.
import { z } from "zod";
import { searchable } from "../folded.ts";
import type { CountryRules } from "../packs/country-rules.ts";

/** A hazard of the HIP catalogue and what it is called, in Spanish and English, the most usual first. */
export const HazardNames = z.object({ hip_code: z.string(), names: z.array(z.string()) });
export type HazardNames = z.infer<typeof HazardNames>;

/** The names of several countries together, each hazard once. */
export function hazardNamesOf(rules: readonly Pick<CountryRules, "hazards">[]): HazardNames[] {
  const found = new Map<string, Set<string>>();
  for (const { hip_code, names_es, names_en } of rules.flatMap(({ hazards }) => hazards))
    found.set(hip_code, new Set([...(found.get(hip_code) ?? []), ...names_es, ...names_en]));
  return [...found].map(([hip_code, names]) => ({ hip_code, names: [...names] }));
}

/** The hazards in one of whose names the word occurs, accents and case aside. */
export const hazardsCalled = (hazards: readonly HazardNames[], word: string): string[] =>
  hazards
    .filter(({ names }) => names.some((name) => searchable(name).includes(searchable(word))))
    .map(({ hip_code }) => hip_code);
