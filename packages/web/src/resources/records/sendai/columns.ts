// The columns of the indicators with their names: years, hazards or places; and the key that the address names a cell by.
import { sendaiIndicators, type SendaiCode } from "@atalaya/contract/domain/sendai.ts";
import type { SendaiBy, SendaiCell, SendaiColumn, SendaiReport } from "@atalaya/contract/resources/records/sendai.ts";
import { useHazardName } from "../../../api/hazards.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

export type NamedColumn = {
  key: string;
  /** As its head says: "2026, en curso". */
  name: string;
  /** With its year, where it stands alone: "Incendio forestal, 2024". */
  told: string;
  of: SendaiColumn;
};

const restKey = "above";

export function useColumns(by: SendaiBy, columns: readonly SendaiColumn[]): NamedColumn[] {
  const t = useWords();
  const hazardName = useHazardName();
  return columns.map((of) => {
    const { year, hazard, company_id } = of;
    if (by === "year") {
      const name = of.is_running ? t("sendai_running", { year: String(year) }) : String(year);
      return { key: String(year), name, told: String(year), of };
    }
    const key = by === "hazard" ? (hazard ?? "other") : String(company_id ?? restKey);
    const name = by === "hazard" ? hazardName(key) : (of.name ?? t("loss_sums_above"));
    return { key, name, told: `${name}, ${year}`, of };
  });
}

export const cellKey = (code: SendaiCode, column: NamedColumn) => `${code}:${column.key}`;

/** What the button of a cell is called in the page. */
export const cellId = (key: string) => `sendai-${key.replaceAll(/[^\w-]/g, "-")}`;

export type OpenCell = { key: string; code: SendaiCode; title: string; column: NamedColumn; cell: SendaiCell };

/** The cell that the address names, where the table has it. */
export function useOpenCell(
  named: string | undefined,
  { rows }: SendaiReport,
  columns: readonly NamedColumn[],
): OpenCell | null {
  const [language] = useLanguage();
  const [code, key] = named?.split(/:(.*)/) ?? [];
  const at = columns.findIndex((column) => column.key === key);
  const row = rows.find((it) => it.code === code);
  const [column, cell] = [columns[at], row?.cells[at]];
  if (!row || !column || !cell) return null;
  return {
    key: cellKey(row.code, column),
    code: row.code,
    title: sendaiIndicators[row.code].title[language],
    column,
    cell,
  };
}
