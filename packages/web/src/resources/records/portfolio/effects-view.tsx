// Effects and needs as an assessment after a disaster tells them (PDNA): damage and loss of each sector, and its needs by their horizon.
import { Fragment } from "react";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableFooter from "@mui/material/TableFooter";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { sectorGroups, sectorGroupTitles, type SectorGroup } from "@atalaya/contract/domain/sectors.ts";
import {
  needColumns,
  type Amount,
  type RecoverySum,
  type RecoverySums,
} from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import type { ScreenLink } from "../../../api/addresses.ts";
import { Panel } from "../../../ui/panel.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { Notes } from "../../../screens/list-tools/answered.tsx";
import { Cell, tableStyle } from "../sums/sum-cell.tsx";
import { AnsweredSums, CurrencyChoice } from "./answered-sums.tsx";
import { moneyText, plus, unitText, type Unit } from "./show-money.ts";
import { useWorkLinks, type PortfolioRow } from "./use-work-links.ts";
import { useRowName } from "./row-names.ts";

type Told = Pick<RecoverySum, "damage" | "loss" | "need" | "needs">;

const columnsOf = ({ damage, loss, need, needs }: Told): Amount[] => [
  damage,
  loss,
  plus(damage, loss),
  ...needColumns.map((column) => needs[column]),
  need,
];

const nothing: Amount = { value: null, told: 0 };
const none: Told = {
  damage: nothing,
  loss: nothing,
  need: nothing,
  needs: { short: nothing, medium: nothing, long: nothing, open: nothing },
};

const sumOf = (rows: readonly Told[]): Told =>
  rows.reduce(
    (sum, row) => ({
      damage: plus(sum.damage, row.damage),
      loss: plus(sum.loss, row.loss),
      need: plus(sum.need, row.need),
      needs: {
        short: plus(sum.needs.short, row.needs.short),
        medium: plus(sum.needs.medium, row.needs.medium),
        long: plus(sum.needs.long, row.needs.long),
        open: plus(sum.needs.open, row.needs.open),
      },
    }),
    none,
  );

/** Needs stand apart from effects. */
const effectsStyle = {
  ...tableStyle,
  "& thead tr:first-of-type th": { textAlign: "center", pb: 0 },
  "& thead tr:first-of-type th:nth-of-type(3), & thead tr:last-of-type th:nth-of-type(5), & td:nth-of-type(4)": {
    borderLeft: 1,
    borderLeftColor: "divider",
  },
} as const;

export const EffectsView = () => (
  <AnsweredSums by="sector">{(sums, unit) => <Shown sums={sums} unit={unit} />}</AnsweredSums>
);

function Shown({ sums, unit }: { sums: RecoverySums; unit: Unit }) {
  const t = useWords();
  const { total, rows } = sums;
  const judged = total.items - total.cancelled;
  return (
    <>
      <Panel
        title={t("recovery_effects")}
        mark={sums.currency && <span>{unitText(unit, t)}</span>}
        aside={<CurrencyChoice sums={sums} />}
      >
        <Box tabIndex={0} role="region" aria-label={t("recovery_effects")} sx={{ overflowX: "auto" }}>
          <Table aria-label={t("recovery_effects")} sx={effectsStyle}>
            <Head />
            <TableBody>
              {(Object.keys(sectorGroups) as SectorGroup[]).map((group) => (
                <Group key={group} group={group} rows={rows} unit={unit} />
              ))}
              <Untold rows={rows} unit={unit} />
            </TableBody>
            <TableFooter>
              <Line isWhole name={t("recovery_sums_total")} told={total} unit={unit} link={null} />
            </TableFooter>
          </Table>
        </Box>
      </Panel>
      <Notes
        texts={[
          t("recovery_note_effects"),
          t("recovery_note_effects_told", {
            damage: total.damage.told,
            loss: total.loss.told,
            need: total.need.told,
            count: judged,
          }),
        ]}
      />
    </>
  );
}

function Head() {
  const t = useWords();
  const titles = [
    t("recovery_money.damage"),
    t("recovery_money.loss"),
    t("recovery_effects_sum"),
    ...needColumns.map((column) => t(`recovery_horizon.${column}`)),
    t("recovery_sums_total"),
  ];
  return (
    <TableHead>
      <TableRow>
        <TableCell />
        <TableCell colSpan={3} scope="colgroup">
          {t("recovery_effects_group")}
        </TableCell>
        <TableCell colSpan={needColumns.length + 1} scope="colgroup">
          {t("recovery_needs_group")}
        </TableCell>
      </TableRow>
      <TableRow>
        <TableCell>{t("recovery.sector")}</TableCell>
        {titles.map((title, at) => (
          <TableCell key={at} align="right" sx={{ "&&": { px: "12px" } }}>
            {title}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

type GroupProps = { group: SectorGroup; rows: readonly PortfolioRow[]; unit: Unit };

/** Only sectors that works are of; the sum of a group stands in its own line. */
function Group({ group, rows, unit }: GroupProps) {
  const [language] = useLanguage();
  const nameOf = useRowName("sector");
  const linkOf = useWorkLinks("sector");
  const own = sectorGroups[group].flatMap((sector) => rows.find((row) => row.sector === sector) ?? []);
  if (own.length === 0) return null;
  return (
    <Fragment>
      <Line isWhole name={sectorGroupTitles[group][language]} told={sumOf(own)} unit={unit} link={null} />
      {own.map((row) => (
        <Line key={row.sector} name={nameOf(row)} told={row} unit={unit} link={linkOf(row)} />
      ))}
    </Fragment>
  );
}

function Untold({ rows, unit }: Omit<GroupProps, "group">) {
  const t = useWords();
  const linkOf = useWorkLinks("sector");
  const row = rows.find(({ sector }) => sector === null);
  return row ? <Line name={t("recovery_sums_untold")} told={row} unit={unit} link={linkOf(row)} /> : null;
}

type LineProps = { name: string; told: Told; unit: Unit; link: ScreenLink | null; isWhole?: boolean };

function Line({ name, told, unit, link, isWhole = false }: LineProps) {
  const [language] = useLanguage();
  return (
    <TableRow
      sx={
        isWhole
          ? {
              "& > *": { bgcolor: "sunken", "& > *": { fontWeight: 600 } },
              "&& > :first-child": { bgcolor: "sunken", fontWeight: 600 },
            }
          : undefined
      }
    >
      <Cell isName link={link}>
        <Box component="span" sx={isWhole ? undefined : { pl: "12px" }}>
          {name}
        </Box>
      </Cell>
      {columnsOf(told).map((amount, at) => (
        <Cell key={at} link={null} isDim={amount.value === null}>
          {moneyText(amount, unit, language)}
        </Cell>
      ))}
    </TableRow>
  );
}
