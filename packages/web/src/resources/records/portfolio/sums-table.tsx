// The portfolio as a table: every name and every count leads to its works; the total stands at its foot.
import { useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableFooter from "@mui/material/TableFooter";
import TableRow from "@mui/material/TableRow";
import type {
  RecoveryGroup,
  RecoverySum,
  RecoverySums,
} from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { formatNumber, unknown } from "../../../ui/format.ts";
import type { Column } from "../../../ui/table/data-table-column.ts";
import { DataTableHead } from "../../../ui/table/data-table-head.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { Cell, tableStyle } from "../sums/sum-cell.tsx";
import { CoverBar } from "./cover-bar.tsx";
import { isUntold, useRowName } from "./row-names.ts";
import { moneyText, type Unit } from "./show-money.ts";
import { useWorkLinks, type PortfolioRow } from "./use-work-links.ts";

/** How much of the need is a source's nobody says. */
const moneyOf = (by: RecoveryGroup) =>
  by === "source" ? (["funded"] as const) : (["need", "funded", "spent", "gap"] as const);

type Row = PortfolioRow & { id: number; name: string };

const column = (key: string, title: string): Column<Row> => ({
  key,
  title,
  align: "right",
  isSortable: true,
  isLargestFirst: true,
  render: () => null,
});

function amountIn(row: RecoverySum, key: string): number | null {
  if (key === "cover") return row.need.value ? (row.funded.value ?? 0) / row.need.value : null;
  if (key === "need" || key === "funded" || key === "spent" || key === "gap") return row[key].value;
  if (key === "items" || key === "overdue" || key === "better" || key === "progress") return row[key];
  return null;
}

function inOrder(rows: readonly Row[], sort: string): Row[] {
  const key = sort.replace(/^-/, "");
  const sign = sort.startsWith("-") ? -1 : 1;
  return rows.toSorted((one, other) => {
    const rest = Number(isUntold(one)) - Number(isUntold(other));
    const byName = one.name.localeCompare(other.name, undefined, { numeric: true });
    if (rest !== 0 || key === "name") return rest || sign * byName;
    const [first, second] = [amountIn(one, key), amountIn(other, key)];
    if (first === null || second === null) return Number(first === null) - Number(second === null) || byName;
    return sign * (first - second) || byName;
  });
}

type SumsTableProps = { by: RecoveryGroup; sums: RecoverySums; unit: Unit };

export function SumsTable({ by, sums: { rows, total }, unit }: SumsTableProps) {
  const t = useWords();
  const nameOf = useRowName(by);
  const money = moneyOf(by);
  const [sort, setSort] = useState(by === "source" ? "-funded" : by === "phase" ? "name" : "-need");
  const named = rows.map((row, id) => ({ ...row, id, name: nameOf(row) }));
  const columns: Column<Row>[] = [
    { key: "name", title: t(`recovery_by.${by}`), isSortable: true, render: () => null },
    column("items", t("recovery_sums_items")),
    column("progress", t("recovery.progress_pct")),
    ...money.map((key) => column(key, t(`recovery_money.${key}`))),
    ...(by === "source" ? [] : [column("cover", t("recovery_cover"))]),
    column("overdue", t("recovery_sums_overdue")),
    column("better", t("recovery_better")),
  ];
  const most = Math.max(...rows.map(({ need, funded }) => need.value ?? funded.value ?? 0));
  const label = t(`recovery_sums_gathered.${by}`);
  const shared = { by, unit, most };
  return (
    <Box tabIndex={0} role="region" aria-label={label} sx={{ overflowX: "auto" }}>
      <Table aria-label={label} sx={tableStyle}>
        <DataTableHead columns={columns} rows={named} sort={sort} onSort={setSort} selection={undefined} />
        <TableBody>
          {inOrder(named, sort).map((row) => (
            <SumsRow key={row.id} {...shared} row={row} sum={row} name={row.name} />
          ))}
        </TableBody>
        <TableFooter>
          <SumsRow {...shared} row={null} sum={total} name={t("recovery_sums_total")} />
        </TableFooter>
      </Table>
    </Box>
  );
}

type SumsRowProps = Omit<SumsTableProps, "sums"> & {
  row: PortfolioRow | null;
  sum: RecoverySum;
  name: string;
  most: number;
};

function SumsRow({ by, row, sum, name, unit, most }: SumsRowProps): ReactNode {
  const t = useWords();
  const [language] = useLanguage();
  const linkOf = useWorkLinks(by);
  const judged = sum.items - sum.cancelled;
  return (
    <TableRow hover>
      <Cell isName link={linkOf(row)}>
        {name}
      </Cell>
      <Cell link={linkOf(row)}>{formatNumber(sum.items, language)}</Cell>
      <Cell link={null} isDim={sum.progress === null}>
        {sum.progress === null ? unknown : `${formatNumber(sum.progress, language, { maximumFractionDigits: 0 })} %`}
      </Cell>
      {moneyOf(by).map((key) => (
        <Cell key={key} link={null} isDim={!sum[key].value}>
          <span title={t("recovery_told", { count: sum[key].told, items: judged })}>
            {moneyText(sum[key], unit, language)}
          </span>
        </Cell>
      ))}
      {by !== "source" && (
        <Cell link={null}>
          <Box component="span" sx={{ display: "block", width: 140 }}>
            {row && <CoverBar sum={sum} most={most} />}
          </Box>
        </Cell>
      )}
      <Cell link={sum.overdue > 0 ? linkOf(row, { overdue: true }) : null} isDim={sum.overdue === 0}>
        {formatNumber(sum.overdue, language)}
      </Cell>
      <Cell link={sum.better > 0 ? linkOf(row, { better: "yes" }) : null} isDim={sum.better === 0}>
        {t("recovery_part_of", { part: formatNumber(sum.better, language), whole: formatNumber(judged, language) })}
      </Cell>
    </TableRow>
  );
}
