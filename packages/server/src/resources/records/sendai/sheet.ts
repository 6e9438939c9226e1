// The table of the indicators as a sheet: one row for each indicator of each column, with all that it was made of.
import { hazardName } from "@atalaya/contract/domain/hazards/catalogue.ts";
import { sendaiIndicators, type SendaiCode } from "@atalaya/contract/domain/sendai.ts";
import type { SendaiCell, SendaiColumn, SendaiReport } from "@atalaya/contract/resources/records/sendai.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { wordsIn, type WordKey } from "@atalaya/contract/words.ts";
import type { SheetColumn } from "../../../platform/sheets/list-sheet.ts";
import type { Cell } from "../../../platform/sheets/workbook.ts";

type Row = SendaiCell & { place: string; code: SendaiCode; column: SendaiColumn };

/** Year by year, hazard by hazard or place by place; each with its indicators in their order. */
export async function* sheetRows({ place, columns, rows }: SendaiReport): AsyncIterable<Row[]> {
  for (const [at, column] of columns.entries())
    yield rows.map(({ code, cells }) => ({ ...cells[at]!, place, code, column }));
}

const percent = ({ reported, municipalities }: SendaiColumn) =>
  municipalities === 0 ? null : Math.round((reported * 1000) / municipalities) / 10;

/** Numbers are not rounded: whoever reports them rounds as the form asks. */
export function sheetColumns(language: Language): SheetColumn<Row>[] {
  const t = wordsIn(language);
  const column = (key: string, type: string, cell: (row: Row) => Cell): SheetColumn<Row> => ({
    key,
    title: t(`sendai_sheet_${key}` as WordKey),
    about: { type, unit: "", options: "" },
    cell,
  });
  const text = (key: string, cell: (row: Row) => string | null) => column(key, "text", cell);
  const number = (key: string, cell: (row: Row) => number | null) => column(key, "number", cell);
  return [
    number("year", (row) => row.column.year),
    text("place", ({ place, column: { company_id, name } }) =>
      company_id === null ? t("sendai_sheet_elsewhere") : (name ?? place),
    ),
    text("hazard", ({ column: { hazard } }) => (hazard === undefined ? null : hazardName(hazard, language))),
    text("code", ({ code }) => code),
    text("indicator", ({ code }) => say(sendaiIndicators[code].title, language)),
    number("value", ({ value }) => value),
    text("is_open", ({ is_open }) => (is_open ? t("yes") : null)),
    number("numerator", ({ numerator }) => numerator),
    number("denominator", ({ denominator }) => denominator),
    number("denominator_year", ({ denominator_year }) => denominator_year),
    text("denominator_source", ({ denominator_source }) => denominator_source),
    text("basis", ({ basis }) => basis && t(`sendai_basis.${basis}`)),
    number("cards", ({ cards }) => cards),
    number("completeness", (row) => percent(row.column)),
    text("formula", ({ code }) => say(sendaiIndicators[code].formula, language)),
  ];
}
