// The sums as a table: every name and every number leads to the cards that it was made of; the total stands at its foot.
import { useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableFooter from "@mui/material/TableFooter";
import TableRow from "@mui/material/TableRow";
import { createLink } from "@tanstack/react-router";
import { metrics, type Metric } from "@atalaya/contract/domain/losses.ts";
import type { LossGroup, LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import type { ScreenLink } from "../../../api/addresses.ts";
import { formatNumber } from "../../../ui/format.ts";
import type { Column } from "../../../ui/table/data-table-column.ts";
import { DataTableHead } from "../../../ui/table/data-table-head.tsx";
import { size } from "../../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useMetricName } from "../list/metric-title.ts";
import { mainCurrency, sumIn, sumsOf, sumText, type Gathered } from "./show-sum.ts";
import type { SumLinks } from "./use-sum-links.ts";
import type { SumRow } from "./use-sum-rows.tsx";

const Link = createLink(MuiLink);

const firstTitles: Record<LossGroup, WordKey> = {
  year: "room_years_year",
  place: "label.records.company_id",
  hazard: "codes_hazard",
};

type SumsTableProps = {
  group: LossGroup;
  rows: readonly SumRow[];
  total: LossSums["total"];
  chosen: readonly Metric[];
  drawn: Metric;
  linkOf: SumLinks;
};

export function SumsTable({ group, rows, total, chosen, drawn, linkOf }: SumsTableProps) {
  const t = useWords();
  const [language] = useLanguage();
  const titleOf = useMetricName();
  const [sorted, setSorted] = useState<string | null>(null);
  // Years stand in time, the latest first; of others the worst is asked for.
  const sort = sorted ?? (group === "year" ? "-name" : `-${drawn}`);
  const columns: Column<SumRow>[] = [
    {
      key: "name",
      title: t(firstTitles[group]),
      isSortable: true,
      isLargestFirst: group === "year",
      render: () => null,
    },
    amount("cards", t("loss_sums_cards")),
    ...chosen.map((metric) => amount(metric, titleOf(metric))),
  ];
  const cells = (gathered: Gathered, row: SumRow | null) => [
    <Cell key="cards" link={linkOf(row?.of ?? null)}>
      {formatNumber(gathered.cards, language)}
    </Cell>,
    ...chosen.map((metric) => <SumCell key={metric} row={row} metric={metric} gathered={gathered} linkOf={linkOf} />),
  ];
  return (
    <Box tabIndex={0} role="region" aria-label={t("losses")} sx={{ overflowX: "auto" }}>
      <Table aria-label={t("losses")} sx={tableStyle}>
        <DataTableHead columns={columns} rows={rows} sort={sort} onSort={setSorted} selection={undefined} />
        <TableBody>
          {inOrder(rows, sort, total).map((row) => (
            <TableRow key={row.id} hover>
              <Cell isName link={linkOf(row.of)}>
                {row.picture}
                {row.name}
              </Cell>
              {cells(row.of, row)}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <Cell isName link={linkOf(null)}>
              {t("loss_sums_total")}
            </Cell>
            {cells(total, null)}
          </TableRow>
        </TableFooter>
      </Table>
    </Box>
  );
}

const amount = (key: string, title: string): Column<SumRow> => ({
  key,
  title,
  align: "right",
  isSortable: true,
  isLargestFirst: true,
  render: () => null,
});

/** By name, number of cards or a metric; what is unknown, and what belongs to no row, comes last in either direction. */
function inOrder(rows: readonly SumRow[], sort: string, total: Gathered): SumRow[] {
  const key = sort.replace(/^-/, "");
  const sign = sort.startsWith("-") ? -1 : 1;
  const metric = metrics.find((it) => it === key);
  const currency = metric ? mainCurrency(total, metric) : null;
  const amountOf = ({ of }: SumRow) => (metric ? (sumIn(of, metric, currency)?.value ?? null) : of.cards);
  return rows.toSorted((one, other) => {
    if (one.isRest !== other.isRest) return Number(one.isRest) - Number(other.isRest);
    const byName = one.name.localeCompare(other.name, undefined, { numeric: true });
    if (key === "name") return sign * byName;
    const [first, second] = [amountOf(one), amountOf(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null) || byName;
    return sign * (first - second) || byName;
  });
}

type SumCellProps = { row: SumRow | null; metric: Metric; gathered: Gathered; linkOf: SumLinks };

/** Money stands below each other, one currency a line. */
function SumCell({ row, metric, gathered, linkOf }: SumCellProps) {
  const t = useWords();
  const [language] = useLanguage();
  const sums = sumsOf(gathered, metric);
  const isTold = sums.some(({ value }) => value !== null);
  const isNothing = sums.every(({ value }) => !value);
  return (
    <Cell link={isTold ? linkOf(row?.of ?? null, metric) : null} isDim={isNothing}>
      {sums.length > 1 ? (
        <span>
          {sums.map((sum) => (
            <Box key={sum.currency} component="span" sx={{ display: "block" }}>
              {sumText(sum, t, language)}
            </Box>
          ))}
        </span>
      ) : (
        sumText(sums[0], t, language)
      )}
    </Cell>
  );
}

type CellProps = { link: ScreenLink | null; isName?: boolean; isDim?: boolean; children: ReactNode };

/** The whole cell leads there. */
function Cell({ link, isName = false, isDim = false, children }: CellProps) {
  const content = {
    display: "flex",
    alignItems: "center",
    justifyContent: isName ? "flex-start" : "flex-end",
    gap: "8px",
    minHeight: size("row"),
    padding: "4px 12px",
    textAlign: isName ? "left" : "right",
    color: isDim ? "text.disabled" : isName && link ? undefined : "text.primary",
  } as const;
  return (
    <TableCell {...(isName && { component: "th", scope: "row" })} className={isName ? "name" : "tn"}>
      {link ? (
        <Link underline="hover" sx={content} {...link}>
          {children}
        </Link>
      ) : (
        <Box sx={content}>{children}</Box>
      )}
    </TableCell>
  );
}

/** The names stay in view while the numbers are moved sideways. */
const tableStyle = {
  "& td, & tbody th, & tfoot th": { padding: 0, whiteSpace: "nowrap" },
  "& thead th": { py: "4px", verticalAlign: "bottom", lineHeight: "16px" },
  "& thead th:not(:first-of-type)": { minWidth: 76 },
  "& thead button": { textAlign: "inherit" },
  "& tbody th": { fontWeight: 400 },
  "& tr > :first-of-type": {
    position: "sticky",
    left: 0,
    zIndex: 1,
    bgcolor: "background.paper",
    whiteSpace: "normal",
  },
  "& thead th:first-of-type": { pl: "16px" },
  "& :is(tbody, tfoot) th > *": { minWidth: 96, pl: "16px" },
  "& thead th:last-of-type, & td:last-of-type > *": { pr: "16px" },
  "& tfoot :is(td, th)": {
    fontSize: "0.8125rem",
    fontWeight: 650,
    color: "text.primary",
    borderTop: 1,
    borderBottom: 0,
  },
  "& tfoot a": { color: "text.primary" },
} as const;
