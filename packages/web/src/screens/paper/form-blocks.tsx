// The answers of a form on paper: in cells, in a line, in a table, hour by hour. What changed since the paper before has a soft ground, a
// line below and the old value in words, so that it survives a printer without colours.
import { Fragment } from "react";
import Box from "@mui/material/Box";
import type { PaperBlock, PaperCell, PaperMarked } from "@atalaya/contract/paper.ts";
import { useWords } from "../../ui/words.ts";
import { beforeStyle, cellsStyle, entriesStyle, formTableStyle, lineStyle, markStyle } from "./form-style.ts";

type Of<K extends PaperBlock["kind"]> = Extract<PaperBlock, { kind: K }>;

/** Above so many letters a value is a sentence, and is not written large. */
const mostLarge = 26;

/** What it says, and where that is new what stood there before. */
export function Marked({ value, before, is_changed }: PaperMarked) {
  const t = useWords();
  if (!is_changed) return value;
  return (
    <>
      <Box component="mark" sx={markStyle}>
        {value}
      </Box>
      {before !== null && (
        <Box component="span" sx={beforeStyle}>
          {" "}
          {t("report_before", { value: before.replaceAll("\n", " · ") })}
        </Box>
      )}
    </>
  );
}

/** As many cells beside each other as the form asks for, and two where there is little room. */
export const Cells = ({ rows }: Of<"cells">) =>
  rows.map((row, at) => (
    <Box component="dl" key={at} sx={cellsStyle(row.length)}>
      {row.map((cell) => (
        <Box key={cell.label}>
          <dt>{cell.label}</dt>
          <Box component="dd" className={cell.value.length > mostLarge ? "value" : "value large"}>
            <Marked {...cell} />
          </Box>
          {cell.detail && (
            <Box component="dd" className="detail">
              {cell.detail}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  ));

/** "Heridos: 4 mujeres, 3 hombres. Evacuados: 1.850 (03:00 · SENAPRED)." */
export const CellLine = ({ cells }: Of<"line">) => (
  <Box component="p" sx={lineStyle}>
    {cells.map((cell, at) => (
      <Fragment key={cell.label}>
        {at > 0 && " "}
        {cell.label}: <CellInLine {...cell} />
      </Fragment>
    ))}
  </Box>
);

const CellInLine = ({ detail, ...marked }: PaperCell) => (
  <>
    <b>
      <Marked {...marked} />
    </b>
    {detail && ` (${detail})`}.
  </>
);

/** In a narrow column every row stands by itself, with the head of each cell above it. */
export function FormTable({ label, columns, numeric, rows, foot }: Of<"form_table">) {
  const className = (column: number) => (numeric.includes(column) ? "number" : undefined);
  return (
    <Box component="table" role="table" aria-label={label} sx={formTableStyle}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, index) => (
            <th key={column} scope="col" role="columnheader" className={className(index)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, at) => (
          <tr key={at} role="row">
            {row.map((cell, index) => (
              <td key={index} role="cell" className={className(index)} data-head={columns[index]}>
                <Marked {...cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot role="rowgroup">
          <tr role="row">
            <td role="cell" colSpan={columns.length}>
              <span>{foot.label}</span>
              <span>
                <b>
                  <Marked {...foot} />
                </b>
                {foot.detail && <small> {foot.detail}</small>}
              </span>
            </td>
          </tr>
        </tfoot>
      )}
    </Box>
  );
}

export const Entries = ({ label, title, entries, note }: Of<"entries">) => (
  <Box sx={entriesStyle}>
    {title && <p>{title}</p>}
    <ul aria-label={label}>
      {entries.map(({ at, text, is_changed }, index) => (
        <li key={index}>
          <span className="tn">{at}</span>
          <span>
            <Marked value={text} before={null} is_changed={is_changed} />
          </span>
        </li>
      ))}
    </ul>
    {note && <p>{note}</p>}
  </Box>
);
