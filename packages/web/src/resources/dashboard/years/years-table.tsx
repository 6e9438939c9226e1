// The same as the chart in figures: unknown is "—", and zero is zero.
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { createLink } from "@tanstack/react-router";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import type { ShownYear } from "./shown-years.ts";
import { yearLink } from "./year-link.ts";
import type { Series } from "./years-card.tsx";

const Link = createLink(MuiLink);

type YearsTableProps = { years: readonly ShownYear[]; series: readonly Series[] };

/** The newest year first: it is the one that is asked about. */
export function YearsTable({ years, series }: YearsTableProps) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <Box sx={{ overflow: "auto", flex: "1 1 0", minHeight: 0 }} tabIndex={0} role="region" aria-label={t("room_years")}>
      <Table
        size="small"
        stickyHeader
        sx={{ "& tr > :first-of-type": { pl: "16px" }, "& tr > :last-of-type": { pr: "16px" } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t("room_years_year")}</TableCell>
            {series.map(({ metric, name }) => (
              <TableCell key={metric} align="right">
                {name}
              </TableCell>
            ))}
            <TableCell align="right">{t("room_years_count")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {years.toReversed().map((year) => (
            <TableRow key={year.year} sx={{ position: "relative" }}>
              <TableCell component="th" scope="row">
                {year.count > 0 ? (
                  <Link underline="hover" {...yearLink(year.year)}>
                    {year.year}
                  </Link>
                ) : (
                  year.year
                )}
              </TableCell>
              {series.map(({ metric }) => (
                <TableCell key={metric} align="right" className="tn">
                  {formatNumber(year[metric], language)}
                </TableCell>
              ))}
              <TableCell align="right" className="tn">
                {formatNumber(year.count, language)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
