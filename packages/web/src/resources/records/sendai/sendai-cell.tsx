// One number of the table with its marks; pressed, it opens to how it was made.
import Box from "@mui/material/Box";
import type { SendaiCode } from "@atalaya/contract/domain/sendai.ts";
import type { SendaiCell } from "@atalaya/contract/resources/records/sendai.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { otherYear, valueText } from "./cell-text.ts";
import { cellId, cellKey, type NamedColumn } from "./columns.ts";
import { Lacking, Modelled } from "./marks.tsx";
import { cellClass } from "./table-style.ts";

type SendaiCellProps = {
  code: SendaiCode;
  title: string;
  column: NamedColumn;
  cell: SendaiCell;
  isOpen: boolean;
};

/** A plain button that says its key, which the table hears: there are a thousand of them, of a region by municipality. */
export function SendaiCellView({ code, title, column, cell, isOpen }: SendaiCellProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { value, lacks, basis } = cell;
  const text = valueText(value, cell.is_open, language);
  if (value === null && lacks === null)
    return (
      <td>
        <span className={`${cellClass} nothing`}>{text}</span>
      </td>
    );
  const key = cellKey(code, column);
  const other = value === null ? null : otherYear(cell, column.of.year);
  const said = [
    value === null ? t(`sendai_without.${lacks!}`) : text,
    basis === "modelled" && t("sendai_key_modelled"),
    other !== null && t("sendai_other_year", { year: String(other) }),
  ];
  return (
    <td>
      <button
        type="button"
        id={cellId(key)}
        data-cell={key}
        className={`${cellClass} ${value === 0 ? "nothing" : ""}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t("sendai_cell", { code, title, column: column.told, value: said.filter(Boolean).join(", ") })}
      >
        {value !== null && basis === "modelled" && <Modelled />}
        {value === null ? <Lacking what={lacks!} /> : text}
        {other !== null && (
          <Box component="span" className="star" aria-hidden>
            *
          </Box>
        )}
      </button>
    </td>
  );
}
