// The sums as a table: every name and every number leads to the cards that it was made of; the total stands at its foot.
import { useState } from "react";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableFooter from "@mui/material/TableFooter";
import TableRow from "@mui/material/TableRow";
import { metrics, type Metric } from "@atalaya/contract/domain/losses.ts";
import type { LossGroup, LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { formatNumber } from "../../../ui/format.ts";
import type { Column } from "../../../ui/table/data-table-column.ts";
import { DataTableHead } from "../../../ui/table/data-table-head.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useMetricName } from "../list/metric-title.ts";
import { mainCurrency, rateOf, sumIn, sumsOf, sumText, type Gathered } from "./show-sum.ts";
import { Cell, tableStyle } from "./sum-cell.tsx";
import type { SumLinks } from "./use-sum-links.ts";
import type { SumRow } from "./use-sum-rows.tsx";

const firstTitles: Record<LossGroup, WordKey> = {
  year: "room_years_year",
  month: "loss_sums_month",
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
  const sort = sorted ?? usualOrder(group, drawn);
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
    ...(group === "place" ? [amount("people", t("loss_sums_people")), amount("rate", t("loss_sums_rate"))] : []),
  ];
  const currency = mainCurrency(total, drawn);
  const ofPeople = (row: SumRow | null) => {
    const people = row?.of.people ?? null;
    const rate = row && rateOf(sumIn(row.of, drawn, currency), people);
    return [
      <Cell key="people" link={null} isDim={people === null}>
        {formatNumber(people, language)}
      </Cell>,
      <Cell key="rate" link={null} isDim={!rate?.value}>
        {sumText(rate ?? undefined, t, language)}
      </Cell>,
    ];
  };
  const cells = (gathered: Gathered, row: SumRow | null) => [
    <Cell key="cards" link={linkOf(row?.of ?? null)}>
      {formatNumber(gathered.cards, language)}
    </Cell>,
    ...chosen.map((metric) => <SumCell key={metric} row={row} metric={metric} gathered={gathered} linkOf={linkOf} />),
    ...(group === "place" ? ofPeople(row) : []),
  ];
  return (
    <Box tabIndex={0} role="region" aria-label={t("losses")} sx={{ overflowX: "auto" }}>
      <Table aria-label={t("losses")} sx={tableStyle}>
        <DataTableHead columns={columns} rows={rows} sort={sort} onSort={setSorted} selection={undefined} />
        <TableBody>
          {inOrder(rows, sort, { total, drawn }).map((row) => (
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

/** Years stand in time, the latest first, months as they come; of others the worst is asked for. */
const usualOrder = (group: LossGroup, drawn: Metric): string =>
  group === "year" ? "-name" : group === "month" ? "name" : `-${drawn}`;

type Compared = { total: Gathered; drawn: Metric };

/** By what a column tells of a row; null where it tells nothing. */
function amountBy(key: string, { total, drawn }: Compared): (row: SumRow) => number | null {
  if (key === "people") return ({ of }) => of.people ?? null;
  const metric = key === "rate" ? drawn : metrics.find((it) => it === key);
  if (!metric) return ({ of }) => of.cards;
  const currency = mainCurrency(total, metric);
  const sum = ({ of }: SumRow) => sumIn(of, metric, currency);
  return (row) => (key === "rate" ? rateOf(sum(row), row.of.people) : sum(row))?.value ?? null;
}

/** By name, which is time for years and months, or a number; what is unknown, and what belongs to no row, comes last in either direction. */
function inOrder(rows: readonly SumRow[], sort: string, compared: Compared): SumRow[] {
  const key = sort.replace(/^-/, "");
  const sign = sort.startsWith("-") ? -1 : 1;
  const amountOf = amountBy(key, compared);
  return rows.toSorted((one, other) => {
    if (one.isRest !== other.isRest) return Number(one.isRest) - Number(other.isRest);
    const byName =
      (one.of.month ?? 0) - (other.of.month ?? 0) || one.name.localeCompare(other.name, undefined, { numeric: true });
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
