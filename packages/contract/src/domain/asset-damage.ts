// Assets that a disaster damaged, one by one or so many of a kind, and the losses that they add up to (Sendai targets C and D).
import { z } from "zod";
import { currencies, optionalCount, optionalMoney } from "../values/amounts.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { answerOf, Id } from "../record.ts";
import type { Metric } from "./losses.ts";
import { sectors, type Sector } from "./sectors.ts";

/** From the least. What cannot be lived in or used any more stands between damage and ruin. */
export const damageGrades = ["minor", "major", "uninhabitable", "destroyed"] as const;
export type DamageGrade = (typeof damageGrades)[number];

export const assetUnits = ["facilities", "dwellings", "m", "ha"] as const;
export type AssetUnit = (typeof assetUnits)[number];

const largestAmount = 1e9;
const longestStop = 100_000;

const damage = z.object({
  /** A record of the base map; else one of the register of properties; else what is only known by its name. */
  facility_id: Id.nullable().default(null),
  property_id: Id.nullable().default(null),
  /** What it was called on that day. */
  name: requiredText(200),
  sector: z.enum(sectors),
  grade: z.enum(damageGrades),
  amount: z.number().positive().max(largestAmount).default(1),
  unit: z.enum(assetUnits).default("facilities"),
  /** Of the whole amount, in `currency`: to make it as it was, and to build it anew. */
  repair_cost: optionalMoney,
  replacement_cost: optionalMoney,
  currency: z.enum(currencies).nullable().default(null),
  /** How long it served nobody, and how many it serves. */
  disruption_hours: z.number().min(0).max(longestStop).nullable().default(null),
  users: optionalCount(),
  note: optionalText(300),
});

export const AssetDamage = damage.superRefine((row, context) => {
  const report = (field: keyof z.infer<typeof damage>, code: string) =>
    context.addIssue({ code: "custom", path: [field], params: { code } });
  const isCounted = row.unit === "facilities" || row.unit === "dwellings";
  if (isCounted && !Number.isSafeInteger(row.amount)) report("amount", "whole_number");
  if (row.facility_id !== null && row.property_id !== null) report("property_id", "one_asset");
  if ((row.repair_cost !== null || row.replacement_cost !== null) && row.currency === null)
    report("currency", "currency");
});
export type AssetDamage = z.infer<typeof AssetDamage>;

/** A damaged asset as the server answers it. */
export const StoredDamage = z.object(answerOf(damage));

const mostAssets = 500;

/** Those of one disaster: each asset that is known stands once. */
export const AssetDamages = z
  .array(AssetDamage)
  .max(mostAssets)
  .superRefine((rows, context) => {
    const told = new Set<string>();
    for (const [index, { facility_id, property_id }] of rows.entries()) {
      const asset = facility_id === null ? property_id && `property ${property_id}` : `facility ${facility_id}`;
      if (asset !== null && told.has(asset as string))
        context.addIssue({ code: "custom", path: [index, "name"], params: { code: "taken" } });
      if (asset !== null) told.add(asset as string);
    }
  });

/**
 * "Damaged to the extent that it is no longer habitable" is destroyed (UNDRR, Technical guidance for monitoring the Sendai Framework, B-4);
 * so is a building that cannot be used.
 */
export const isLost = ({ grade }: Pick<AssetDamage, "grade">): boolean =>
  grade === "destroyed" || grade === "uninhabitable";

type Effects = { cost?: Metric; facilities?: { damaged: Metric; destroyed: Metric }; m?: Metric; ha?: Metric };

const productive: Effects = { cost: "loss_productive" };
/** D-4 and C-5: what of the critical infrastructure is neither health nor education. */
const infrastructure: Effects = {
  cost: "loss_other_infra",
  facilities: { damaged: "other_infra_damaged", destroyed: "other_infra_destroyed" },
};

/** The metrics that a damaged asset of a sector counts in. */
const effects: Partial<Record<Sector, Effects>> = {
  agriculture: { cost: "loss_agri", ha: "crops_ha" },
  industry: productive,
  tourism: productive,
  commerce: productive,
  services: productive,
  livelihoods: productive,
  health: {
    cost: "loss_health",
    facilities: { damaged: "health_facilities_damaged", destroyed: "health_facilities_destroyed" },
  },
  education: {
    cost: "loss_education",
    facilities: { damaged: "education_facilities_damaged", destroyed: "education_facilities_destroyed" },
  },
  housing: { cost: "loss_housing" },
  culture: { cost: "loss_culture" },
  transportation: { ...infrastructure, m: "roads_m" },
  energy: infrastructure,
  communications: infrastructure,
  water: infrastructure,
  sanitation: infrastructure,
  community_infrastructure: infrastructure,
  governance: infrastructure,
  disaster_risk_management: infrastructure,
  environment: { ha: "forest_ha" },
};

const dwellings: Record<DamageGrade, readonly Metric[]> = {
  minor: ["houses_minor", "houses_damaged"],
  major: ["houses_major", "houses_damaged"],
  uninhabitable: ["houses_uninhabitable", "houses_destroyed"],
  destroyed: ["houses_destroyed"],
};

/** The metrics of targets B and D to whose number an asset adds its amount. */
function counted(row: AssetDamage): readonly Metric[] {
  if (row.unit === "dwellings") return row.sector === "housing" ? dwellings[row.grade] : [];
  const of = effects[row.sector] ?? {};
  const metric = row.unit === "facilities" ? of.facilities?.[isLost(row) ? "destroyed" : "damaged"] : of[row.unit];
  return metric ? [metric] : [];
}

/** What is lost is built anew, what is damaged is repaired (target C). */
export const costOf = (row: Pick<AssetDamage, "grade" | "repair_cost" | "replacement_cost">): number | null =>
  isLost(row) ? row.replacement_cost : row.repair_cost;

/**
 * What the assets come to in one metric. `currency` for money alone; `assets`: how many rows; `untold`: how many further ones tell no
 * cost, so that it was more.
 */
export type AssetSum = { metric: Metric; value: number; currency: string | null; assets: number; untold: number };

/**
 * The losses that the damaged assets add up to, to be confirmed by who knows whether these are all of them. Money of several currencies
 * makes no sum, and then none is offered.
 */
export function sumsOfAssets(rows: readonly AssetDamage[]): AssetSum[] {
  const sums = new Map<Metric, AssetSum>();
  const mixed = new Set<Metric>();
  const add = (metric: Metric, value: number | null, currency: string | null) => {
    const sum = sums.get(metric) ?? { metric, value: 0, currency: null, assets: 0, untold: 0 };
    if (value !== null && sum.currency !== null && sum.currency !== currency) mixed.add(metric);
    sums.set(metric, {
      ...sum,
      value: sum.value + (value ?? 0),
      currency: sum.currency ?? (value === null ? null : currency),
      assets: sum.assets + Number(value !== null),
      untold: sum.untold + Number(value === null),
    });
  };
  for (const row of rows) {
    for (const metric of counted(row)) add(metric, row.amount, null);
    const cost = effects[row.sector]?.cost;
    if (cost) add(cost, costOf(row), row.currency);
  }
  return [...sums.values()].filter(({ metric, assets }) => assets > 0 && !mixed.has(metric));
}
