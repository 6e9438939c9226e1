// What an assessment takes over from an exposure: how many people, dwellings and facilities, and from how large an area. Pure.
import {
  isFacility,
  tellsDwellings,
  tellsPeople,
  type Exposure,
  type ExposureRow,
} from "@atalaya/contract/resources/records/exposure.ts";
import type { RiskAssessment } from "@atalaya/contract/domain/risk-assessment.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatDay, formatNumber } from "../../ui/format.ts";
import type { Translate } from "../../ui/words.ts";

export type Counted = { people: number | null; dwellings: number | null; facilities: number; area_ha: number };

type Is = (row: ExposureRow, variable: Variable) => boolean;

/** People and dwellings are unknown where no unit tells them; facilities that nobody has recorded are not there to be counted. */
export function countedIn({ rows, area_ha }: Exposure, variables: readonly Variable[]): Counted {
  const rowsThat = (is: Is) =>
    rows.filter((row) => {
      const variable = variables.find(({ id }) => id === row.variable_id);
      return variable !== undefined && row.count > 0 && is(row, variable);
    });
  const sumOf = (is: Is) => {
    const known = rowsThat(is).flatMap(({ value }) => value ?? []);
    return known.length === 0 ? null : Math.round(known.reduce((sum, value) => sum + value, 0));
  };
  return {
    people: sumOf(tellsPeople),
    dwellings: sumOf(tellsDwellings),
    facilities: rowsThat(isFacility).reduce((sum, { count }) => sum + count, 0),
    area_ha,
  };
}

/** `8900,2640,9,54.8` for the address; what is unknown is empty. */
export function countedText(exposure: Exposure, variables: readonly Variable[]): string {
  const { people, dwellings, facilities, area_ha } = countedIn(exposure, variables);
  return [people, dwellings, facilities, Number(area_ha.toFixed(1))].map((number) => number ?? "").join(",");
}

/** Nothing where the address does not say it, or not as we wrote it. */
export function countedOf(text: string | undefined): Counted | null {
  const [people, dwellings, facilities, area_ha] = (text ?? "")
    .split(",")
    .map((part) => (part === "" || !Number.isFinite(Number(part)) ? null : Number(part)));
  if (facilities === undefined || facilities === null || area_ha === undefined || area_ha === null) return null;
  return { people: people ?? null, dwellings: dwellings ?? null, facilities, area_ha };
}

/** The fields of an assessment that say who and what is exposed, and how that was counted. */
export const exposedFields = (
  { people, dwellings, facilities, area_ha }: Counted,
  { t, language, day }: { t: Translate; language: Language; day: string },
) =>
  ({
    exposed_people: people,
    exposed_dwellings: dwellings,
    exposed_facilities: facilities,
    exposed_source: t("exposure_source", {
      day: formatDay(day, language),
      area: formatNumber(area_ha, language, { maximumFractionDigits: 1 }),
    }),
  }) satisfies Partial<RiskAssessment>;
