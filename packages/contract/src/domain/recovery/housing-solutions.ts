// What a work of housing gives to households, by how badly their dwelling was damaged: how many are foreseen and how many delivered.
import { z } from "zod";
import { optionalCount } from "../../values/amounts.ts";
import { damageGrades } from "../asset-damage.ts";

export const housingSolutions = [
  "repair",
  "materials",
  "rebuild_on_site",
  "purchase",
  "relocation",
  "emergency_housing",
  "rent_support",
  "hosted",
] as const;

const Solution = z.object({
  grade: z.enum(damageGrades),
  solution: z.enum(housingSolutions),
  /** Foreseen, and of these delivered. */
  households: optionalCount(),
  delivered: optionalCount(),
});
export type HousingSolution = z.infer<typeof Solution>;

export const HousingSolutions = z
  .array(Solution)
  .max(damageGrades.length * housingSolutions.length)
  .default([]);

type Finding = { path: (string | number)[]; code: string; sum?: number; whole?: number };

/** What is wrong with the rows of a work for so many households in all, each beside its path in the work. */
export function housingFindings(rows: readonly HousingSolution[], whole: number | null): Finding[] {
  const findings: Finding[] = [];
  for (const [index, { grade, solution, households, delivered }] of rows.entries()) {
    if (rows.findIndex((row) => row.grade === grade && row.solution === solution) < index)
      findings.push({ path: ["housing", index, "solution"], code: "taken" });
    if (households !== null && delivered !== null && delivered > households)
      findings.push({
        path: ["housing", index, "delivered"],
        code: "part_of_whole",
        sum: delivered,
        whole: households,
      });
  }
  const sum = rows.reduce((total, { households }) => total + (households ?? 0), 0);
  if (whole !== null && sum > whole) findings.push({ path: ["housing"], code: "part_of_whole", sum, whole });
  return findings;
}
