// What a row of an exposure says in words: its number, and what has to be known of it. Pure.
import {
  tellsDwellings,
  tellsPeople,
  type Exposure,
  type ExposureRow,
} from "@atalaya/contract/resources/records/exposure.ts";
import { valueUnit } from "@atalaya/contract/resources/records/exposure-names.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber, unknown } from "../../../ui/format.ts";
import { pick, type Translate } from "../../../ui/words.ts";
import { unitOf } from "../show-value.ts";

type In = { t: Translate; language: Language };

/** A row with the variable that it is of. */
export type Told = { row: ExposureRow; variable: Variable };

/** People first, then dwellings, what stands there, what runs through it, and the land; what has nothing inside comes last. */
export function toldRows({ rows }: Exposure, variables: readonly Variable[]): Told[] {
  const told = rows.flatMap((row) => {
    const variable = variables.find(({ id }) => id === row.variable_id);
    return variable ? [{ row, variable }] : [];
  });
  const rank = ({ row, variable }: Told) =>
    (row.count === 0 ? 10 : 0) +
    (tellsPeople(row, variable)
      ? 0
      : tellsDwellings(row, variable)
        ? 1
        : 2 + ["point", "line", "polygon"].indexOf(row.form));
  return told.toSorted((one, other) => rank(one) - rank(other));
}

/** A tenth of a hectare is seen on no map; people and metres are whole. */
const digitsOf = ({ row, variable }: Told): number =>
  row.form === "polygon" && row.method === "measured"
    ? 1
    : row.method === "counted" && variable.value_type === "decimal"
      ? (variable.decimals ?? 1)
      : 0;

/** The value with its unit; "—" where nobody knows it (V1). */
export function valueText(told: Told, value: number | null, { language }: In): { number: string; unit: string | null } {
  const digits = { maximumFractionDigits: digitsOf(told) };
  return {
    number: value === null ? unknown : formatNumber(value, language, digits),
    unit: valueUnit(told.row.form, told.row.method, unitOf(told.variable, language)),
  };
}

/** The number that a row is about: places that stand inside are counted, everything else is its value. */
export function mainText(told: Told, part: Pick<ExposureRow, "count" | "value">, words: In) {
  return told.row.method === "counted"
    ? { number: formatNumber(part.count, words.language), unit: null }
    : valueText(told, part.value, words);
}

/** Less than this of an area without units is drawn by hand and not by a gap. */
const leastGap = 0.05;
const mostOverlap = 0.02;

/** Whether units leave a part of the area open, or lie over one another. */
function coverText({ covered_ha }: ExposureRow, area_ha: number, { t, language }: In): string | null {
  const share = area_ha > 0 ? (covered_ha ?? 0) / area_ha : 0;
  if (share > 1 + mostOverlap) return t("exposure_overlap");
  return share < 1 - leastGap
    ? t("exposure_covered", { share: formatNumber(Math.round(share * 100), language) })
    : null;
}

/** What stands below the name. */
export function detailText(told: Told, { area_ha }: Pick<Exposure, "area_ha">, words: In): string {
  const { row } = told;
  const { t, language } = words;
  const number = (value: number) => formatNumber(value, language);
  const { number: value, unit } = valueText(told, row.value, words);
  const said = {
    estimated: [
      row.count > 0 && t(row.count === 1 ? "exposure_unit" : "exposure_units", { count: number(row.count) }),
      row.count > 0 && coverText(row, area_ha, words),
    ],
    counted: [
      t("exposure_count_of", { count: number(row.count), of: number(row.of) }),
      row.value !== null && row.count > 0 && [value, unit].filter(Boolean).join(" "),
    ],
    measured: [t("exposure_count_of", { count: number(row.count), of: number(row.of) })],
  }[row.method];
  return [
    ...said,
    row.unknown > 0 && t("exposure_unknown", { count: number(row.unknown) }),
    row.waiting > 0 && t("exposure_waiting", { count: number(row.waiting) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

export const nameOf = ({ variable }: Told, language: Language): string =>
  pick(language, variable.name_es, variable.name_en);
