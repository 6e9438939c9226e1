// What the movements of the list come to, table by table; the first cell of a row leads to its movements.
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useUrlState } from "../../../api/url-state.ts";
import { Section } from "../../../forms/section.tsx";
import { fingerQuery } from "../../../ui/theme/theme-global.ts";
import type { BookRow, BookTable } from "./book-rows.ts";

/** A finger finds it too. */
const rowLink = { textAlign: "left", [fingerQuery]: { minHeight: 44, minWidth: 44 } };

export const BookTotals = ({ tables }: { tables: readonly BookTable[] }) =>
  tables.map((table) => (
    <Section key={table.title} title={table.title}>
      <TotalsTable table={table} />
      {table.note && (
        <Typography variant="caption" component="p" color="textSecondary">
          {table.note}
        </Typography>
      )}
    </Section>
  ));

function TotalsTable({ table: { title, columns, words, rows } }: { table: BookTable }) {
  const alignOf = (column: number) => (column < words ? "left" : "right");
  return (
    <Box tabIndex={0} role="group" aria-label={title} sx={{ overflowX: "auto", maxWidth: "100%" }}>
      <Table size="small" sx={{ width: "auto" }}>
        <TableHead>
          <TableRow>
            {columns.map((column, at) => (
              <TableCell key={column} align={alignOf(at)}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            <TableRow key={at}>
              <TableCell component="th" scope="row">
                <First row={row} />
              </TableCell>
              {row.cells.slice(1).map((cell, column) => (
                <TableCell key={column} align={alignOf(column + 1)} className="tn">
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function First({ row: { cells, filter } }: { row: BookRow }) {
  const { change } = useUrlState();
  if (!filter) return cells[0];
  return (
    <Link component="button" sx={rowLink} onClick={() => change(filter)}>
      {cells[0]}
    </Link>
  );
}
