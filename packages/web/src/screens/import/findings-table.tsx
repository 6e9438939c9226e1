// What was found in the rows: where, what stands there, and why it cannot stay so.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { ImportFinding } from "@atalaya/contract/import.ts";
import { truncate } from "../../ui/truncate.ts";
import { unknown } from "../../ui/format.ts";
import { useWords } from "../../ui/words.ts";

/** A finding with its line and heading in the file. */
export type ShownFinding = ImportFinding & { line: number; heading: string };

/** More would make the page slow; the rest is one button away. */
const shownAtOnce = 100;

export function FindingsTable({ findings, label }: { findings: readonly ShownFinding[]; label: string }) {
  const t = useWords();
  const [most, setMost] = useState(shownAtOnce);
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell align="right" sx={{ width: 64 }}>
              {t("import_row")}
            </TableCell>
            <TableCell>{t("import_column")}</TableCell>
            <TableCell>{t("import_value")}</TableCell>
            <TableCell sx={{ width: "50%" }}>{t("import_reason")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {findings.slice(0, most).map(({ line, heading, value, text, is_warning }, index) => (
            <TableRow key={index}>
              <TableCell align="right" className="tn" sx={{ fontWeight: 600 }}>
                {line}
              </TableCell>
              <TableCell sx={{ color: "text.secondary" }}>{truncate(heading)}</TableCell>
              <TableCell>
                <Box
                  component="span"
                  sx={(theme) => {
                    const pair = theme.vars.palette.statusSoft[is_warning ? "warning" : "error"];
                    return {
                      display: "inline-block",
                      padding: "1px 6px",
                      borderRadius: "4px",
                      fontWeight: 500,
                      color: pair.softText,
                      backgroundColor: pair.soft,
                    };
                  }}
                >
                  {truncate(value ?? "", 40) || unknown}
                </Box>
              </TableCell>
              <TableCell sx={{ whiteSpace: "normal", minWidth: 180 }}>{text}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {findings.length > most && (
        <Button variant="text" onClick={() => setMost(most + shownAtOnce)}>
          {`+${Math.min(shownAtOnce, findings.length - most)}`}
        </Button>
      )}
    </Box>
  );
}
