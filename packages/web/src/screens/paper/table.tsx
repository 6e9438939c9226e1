// A table of a paper. What it is says each part of it itself: one that folds is laid out as none.
import Box from "@mui/material/Box";
import type { PaperBlock } from "@atalaya/contract/paper.ts";
import { ConsoleLink } from "./console-link.tsx";
import { foldingStyle, tableStyle } from "./paper-style.ts";

/** Wide tables scroll by themselves, unless they fold. */
export function Table(block: Extract<PaperBlock, { kind: "table" }>) {
  const { label, columns, numeric, rows, addresses, is_folding: isFolding } = block;
  const className = (column: number) => (numeric.includes(column) ? "number" : undefined);
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Box
        component="table"
        role="table"
        aria-label={label}
        sx={[{ ...tableStyle, "& tbody td:first-of-type": { minWidth: 120 } }, isFolding === true && foldingStyle]}
      >
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
                  {index === 0 && addresses?.[at] ? <ConsoleLink address={addresses[at]}>{cell}</ConsoleLink> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
