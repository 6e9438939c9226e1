// The ranking of an index as a sheet: a row for each place, with the value of each member and what it came to.
import type { CompositeResult, IndexRow } from "@atalaya/contract/resources/records/composite-indices.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { wordsIn } from "@atalaya/contract/words.ts";
import type { SheetColumn } from "../../../platform/sheets/list-sheet.ts";
import type { Cell } from "../../../platform/sheets/workbook.ts";

export async function* sheetRows({ rows }: CompositeResult): AsyncIterable<IndexRow[]> {
  yield rows;
}

const named = (language: Language, es: string | null, en: string | null): string =>
  (language === "en" ? (en ?? es) : es) ?? "";

const percent = (share: number) => Math.round(share * 1000) / 10;

/** Numbers are not rounded, so that whoever reckons it again comes to the same. */
export function sheetColumns({ members }: CompositeResult, language: Language): SheetColumn<IndexRow>[] {
  const t = wordsIn(language);
  const column = (key: string, title: string, type: string, cell: (row: IndexRow) => Cell, unit = "") => ({
    key,
    title,
    about: { type, unit, options: "" },
    cell,
  });
  return [
    column("rank", t("index_rank"), "number", ({ rank }) => rank),
    column("place", t("index_place"), "text", ({ name }) => name),
    column("value", t("index_value"), "number", ({ value }) => value),
    column("class", t("index_class"), "text", (row) => row.class && t(`index_class.${row.class}`)),
    column("weight_known", t("index_weight_known"), "number", (row) => percent(row.weight_known), "%"),
    ...members.flatMap(({ variable_id, name_es, name_en, unit_es, unit_en, value_type, weight }, at) => {
      const name = named(language, name_es, name_en);
      const unit = value_type === "percent" ? "%" : named(language, unit_es, unit_en);
      const part = t("index_sheet_part", { name, weight: String(percent(weight)) });
      return [
        column(`value_${variable_id}`, name, "number", (row) => row.members[at]!.value, unit),
        column(`part_${variable_id}`, part, "number", (row) => row.members[at]!.normalised),
      ];
    }),
  ];
}

/** How it was reckoned, for the sheet that says where the numbers come from. */
export function sheetFilters({ index, edition, reckoned_at }: CompositeResult, language: Language): [string, string][] {
  const t = wordsIn(language);
  return [
    [t("index_territory"), index.territory ?? t("index_everywhere")],
    [t("label.composite_indices.aggregation"), t(`index_aggregation.${index.aggregation}`)],
    [t("label.composite_indices.scale"), `0–${index.scale}`],
    [t("label.composite_indices.least_weight"), `${percent(index.least_weight)} %`],
    [
      t("index_edition"),
      edition ? `${edition.number} · ${edition.reason ?? ""} · SHA-256 ${edition.sha256}` : t("index_now"),
    ],
    [t("index_reckoned_at"), reckoned_at],
  ];
}
