// Why a step over many records was refused: the rows in its way, each with its reason.
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { ApiError } from "../../api/request.ts";
import { truncate } from "../../ui/truncate.ts";
import { useWords } from "../../ui/words.ts";

/** `labelOf`: what a field of the rows is called. */
export type RowErrorsProps = { error: ApiError; labelOf: (field: string) => string };

export function RowErrors({ error, labelOf }: RowErrorsProps) {
  const t = useWords();
  const about = (field: string | null) => (field === null || field.includes(".") ? "" : `${labelOf(field)}: `);
  const said =
    error.rows.length > 0 ? error.message : (error.errors["count"]?.[0] ?? (error.message || t("bulk_failed")));
  return (
    <Box sx={{ mt: "12px" }}>
      <Typography role="alert" color="error">
        {said}
      </Typography>
      {error.rows.length > 0 && (
        <Box sx={{ maxHeight: 260, overflowY: "auto", mt: "8px" }}>
          <Table aria-label={t("bulk_wrong")}>
            <TableBody>
              {error.rows.map(({ id, title, field, text }) => (
                <TableRow key={id}>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: "normal", "&&": { py: "6px" } }}>
                    {truncate(title, 80)}
                  </TableCell>
                  <TableCell sx={{ whiteSpace: "normal", "&&": { py: "6px" } }}>
                    {about(field)}
                    {text}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Box>
  );
}
