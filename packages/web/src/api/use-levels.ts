// The levels of a country's alerts, as a screen draws them.
import { useCallback } from "react";
import { alertLevelsOf, type AlertLevel } from "@atalaya/contract/domain/alert-levels.ts";
import { useCountryRules } from "./country-rules.ts";
import { usePlace } from "./places.ts";

/** A level with its rank, from 1 for the mildest: as many bars has its mark. */
export type ShownLevel = AlertLevel & { bars: number };

/** The levels of the country of a place, the mildest first; without one, those of the active place. */
export function useLevels(): (company_id?: number | null) => readonly ShownLevel[] {
  const rulesOf = useCountryRules();
  const { place, places } = usePlace();
  return useCallback(
    (company_id) => {
      const wanted = company_id ?? place;
      const { country } = places.find(({ id }) => id === wanted) ?? places[0] ?? {};
      return alertLevelsOf(rulesOf(country)).map((level, at) => ({ ...level, bars: at + 1 }));
    },
    [rulesOf, place, places],
  );
}

/** One level of a place by its key; a key that the country does not know is shown as it is written. */
export function useLevelOf(): (level: string, company_id: number) => ShownLevel {
  const levelsOf = useLevels();
  return useCallback(
    (key, company_id) => {
      const levels = levelsOf(company_id);
      return (
        levels.find((it) => it.key === key) ?? { ...levels[0]!, key, name: { es: key, en: key }, color: "#5E6B77" }
      );
    },
    [levelsOf],
  );
}
