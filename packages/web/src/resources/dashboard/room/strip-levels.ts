// The cells of the alert strip: the levels of the countries at work, the gravest first, each with what is in force of it. Pure.
import type { AlertInForce, AlertsInForce } from "@atalaya/contract/resources/alerts/in-force.ts";
import type { ShownLevel } from "../../../api/use-levels.ts";

export type StripLevel = {
  level: ShownLevel;
  count: number;
  /** When the first of them ends; null where none is in force. */
  first_end: string | null;
  /** Those that end first, without exercises. */
  alerts: readonly AlertInForce[];
};

/** What two countries call and colour alike is one level. */
const keyOf = ({ key, color }: Pick<ShownLevel, "key" | "color">) => `${key} ${color.toLowerCase()}`;

const gravest = (one: StripLevel, other: StripLevel) => other.level.bars - one.level.bars;

/** `countries`: those that keep their cells also at zero; a place above may have sent one of another country's levels. */
export function stripLevels(
  { levels, alerts }: AlertsInForce,
  countries: readonly string[],
  levelsOf: (country: string) => readonly ShownLevel[],
): StripLevel[] {
  const cells = new Map<string, StripLevel>();
  for (const country of new Set([...countries, ...levels.map((it) => it.country)]))
    for (const level of levelsOf(country)) {
      const counted = levels.find((it) => it.country === country && it.level === level.key);
      const before = cells.get(keyOf(level));
      if (!before && !counted && !countries.includes(country)) continue;
      const ends = [before?.first_end, counted?.first_end].filter((it) => typeof it === "string");
      cells.set(keyOf(level), {
        level: before?.level ?? level,
        count: (before?.count ?? 0) + (counted?.count ?? 0),
        first_end: ends.toSorted()[0] ?? null,
        alerts: [
          ...(before?.alerts ?? []),
          ...alerts.filter((it) => it.kind === "alert" && it.country === country && it.level === level.key),
        ],
      });
    }
  return [...cells.values()].toSorted(gravest);
}
