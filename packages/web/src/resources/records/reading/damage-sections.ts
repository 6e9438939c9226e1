// The assets that a disaster damaged, to be read: the worst first, and what they add up to.
import {
  costOf,
  damageGrades,
  isLost,
  sumsOfAssets,
  type AssetDamage,
  type AssetSum,
} from "@atalaya/contract/domain/asset-damage.ts";
import { losses } from "@atalaya/contract/domain/losses.ts";
import { paperSection } from "@atalaya/contract/paper.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { assetAddress } from "../../../screens/asset-life/asset-address.ts";
import { formatNumber } from "../../../ui/format.ts";
import type { Translate } from "../../../ui/words.ts";

type Told = { t: Translate; language: Language };

const gravity = ({ grade }: AssetDamage) => damageGrades.indexOf(grade);

/** "350.000.000 CLP"; of a cost that counts in no sum, because of how it was damaged, where that is the only one. */
const showCost = (row: AssetDamage, language: Language): string => {
  const cost = costOf(row) ?? row.repair_cost ?? row.replacement_cost;
  return cost === null ? "" : [formatNumber(cost, language), row.currency].filter(Boolean).join(" ");
};

/** "3 unidades"; nothing for the one that has a name. */
const showAmount = ({ amount, unit }: AssetDamage, { t, language }: Told): string =>
  unit === "facilities" && amount === 1 ? "" : `${formatNumber(amount, language)} ${t(`asset_unit.${unit}`)}`;

/** `isLinked`: of each kind, whether the reader may open it. */
export function damageSection(
  { damages }: Pick<DomainRecord, "damages">,
  told: Told,
  isLinked: Parameters<typeof assetAddress>[1],
) {
  const { t, language } = told;
  const rows = damages.toSorted(
    (one, other) => gravity(other) - gravity(one) || (costOf(other) ?? 0) - (costOf(one) ?? 0),
  );
  const label = (field: string) => t(`label.records.damages.${field}` as "label.records.damages.name");
  const columns = [
    { head: label("name"), cell: (row: AssetDamage) => row.name },
    { head: label("sector"), cell: ({ sector }: AssetDamage) => t(`sector.${sector}`) },
    { head: label("grade"), cell: ({ grade }: AssetDamage) => t(`damage_grade.${grade}`) },
    { head: label("amount"), cell: (row: AssetDamage) => showAmount(row, told), isNumber: true, isRare: true },
    { head: t("asset_cost"), cell: (row: AssetDamage) => showCost(row, language), isNumber: true, isRare: true },
    {
      head: label("disruption_hours"),
      cell: ({ disruption_hours: hours }: AssetDamage) => (hours === null ? "" : formatNumber(hours, language)),
      isNumber: true,
      isRare: true,
    },
  ].filter(({ isRare, cell }) => !isRare || rows.some((row) => cell(row) !== ""));
  const sums = sumsOfAssets(damages);
  return paperSection(t("label.records.damages"), [
    {
      kind: "table",
      label: t("label.records.damages"),
      columns: columns.map(({ head }) => head),
      numeric: columns.flatMap(({ isNumber }, index) => (isNumber ? [index] : [])),
      rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
      addresses: rows.map((row) => assetAddress(row, isLinked)),
    },
    {
      kind: "text",
      text: sums.length > 0 ? t("asset_sums_told", { sums: sums.map((sum) => sumText(sum, told)).join("; ") }) : "",
    },
  ]);
}

/** "pérdida en educación ≥ 350.000.000 CLP (de 1 activo y 2 sin costo)". */
function sumText({ metric, value, currency, assets, untold }: AssetSum, { t, language }: Told): string {
  const { unit } = losses[metric];
  const number = [formatNumber(value, language), unit === "money" ? currency : null].filter(Boolean).join(" ");
  const of = t(assets === 1 ? "asset_sum_of_one" : "asset_sum_of_many", { count: assets });
  const missing = untold > 0 ? ` (${t("asset_sum_untold", { of, count: untold })})` : "";
  return `${t(`loss.${metric}`)}: ${untold > 0 ? "≥\u00a0" : ""}${number}${missing}`;
}

/** As a line of words, for history, conflicts and merges. */
export const damageText = (row: AssetDamage, t: Translate, language: Language): string => {
  const isOther = row.repair_cost !== null && row.replacement_cost !== null;
  const other = isOther
    ? `${t(isLost(row) ? "label.records.damages.repair_cost" : "label.records.damages.replacement_cost")}: ${formatNumber(isLost(row) ? row.repair_cost : row.replacement_cost, language)} ${row.currency}`
    : "";
  const { disruption_hours: hours, users } = row;
  return `${row.name}: ${[
    t(`sector.${row.sector}`),
    t(`damage_grade.${row.grade}`),
    showAmount(row, { t, language }),
    showCost(row, language),
    other,
    hours !== null && `${t("label.records.damages.disruption_hours")}: ${formatNumber(hours, language)}`,
    users !== null && `${t("label.records.damages.users")}: ${formatNumber(users, language)}`,
    row.note,
  ]
    .filter(Boolean)
    .join(", ")}`;
};
