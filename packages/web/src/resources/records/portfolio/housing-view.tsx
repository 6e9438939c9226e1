// Households by how badly their home was damaged and what is done about it, with how many have it already.
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableFooter from "@mui/material/TableFooter";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { damageGrades } from "@atalaya/contract/domain/asset-damage.ts";
import { housingSolutions } from "@atalaya/contract/domain/recovery/housing-solutions.ts";
import type { HousingSum, RecoverySums } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { formatNumber, unknown } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { Notes } from "../../../screens/list-tools/answered.tsx";
import { Cell, tableStyle } from "../sums/sum-cell.tsx";
import { AnsweredSums } from "./answered-sums.tsx";
import { useListLink } from "./use-work-links.ts";

export const HousingView = () => <AnsweredSums by="sector">{(sums) => <Shown sums={sums} />}</AnsweredSums>;

type Counted = { households: number; delivered: number | null };

const sumOf = (rows: readonly HousingSum[]): Counted | null =>
  rows.length === 0
    ? null
    : {
        households: rows.reduce((sum, row) => sum + row.households, 0),
        delivered: rows.every((row) => row.delivered === null)
          ? null
          : rows.reduce((sum, row) => sum + (row.delivered ?? 0), 0),
      };

function Shown({ sums: { housing, total } }: { sums: RecoverySums }) {
  const t = useWords();
  const [language] = useLanguage();
  const linkOf = useListLink();
  if (housing.length === 0)
    return <EmptyState title={t("recovery_housing_none")} text={t("recovery_housing_none_text")} />;
  const solutions = housingSolutions.filter((solution) => housing.some((row) => row.solution === solution));
  const grades = damageGrades.filter((grade) => housing.some((row) => row.grade === grade));
  const all = sumOf(housing)!;
  return (
    <>
      <Panel title={t("recovery_housing")} count={formatNumber(all.households, language)}>
        <Box tabIndex={0} role="region" aria-label={t("recovery_housing")} sx={{ overflowX: "auto" }}>
          <Table
            aria-label={t("recovery_housing")}
            sx={{ ...tableStyle, "& thead th": { whiteSpace: "normal", maxWidth: 132, verticalAlign: "bottom" } }}
          >
            <TableHead>
              <TableRow>
                <TableCell>{t("recovery_housing_grade")}</TableCell>
                {solutions.map((solution) => (
                  <TableCell key={solution} align="right" sx={{ "&&": { px: "12px" } }}>
                    {t(`housing_solution.${solution}`)}
                  </TableCell>
                ))}
                <TableCell align="right" sx={{ "&&": { px: "12px" } }}>
                  {t("recovery_sums_total")}
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {grades.map((grade) => {
                const own = housing.filter((row) => row.grade === grade);
                return (
                  <TableRow key={grade} hover>
                    <Cell isName link={null}>
                      {t(`damage_grade.${grade}`)}
                    </Cell>
                    {solutions.map((solution) => (
                      <Households key={solution} counted={sumOf(own.filter((row) => row.solution === solution))} />
                    ))}
                    <Households counted={sumOf(own)} />
                  </TableRow>
                );
              })}
            </TableBody>
            <TableFooter>
              <TableRow>
                <Cell isName link={linkOf({ sector: "housing" })}>
                  {t("recovery_sums_total")}
                </Cell>
                {solutions.map((solution) => (
                  <Households key={solution} counted={sumOf(housing.filter((row) => row.solution === solution))} />
                ))}
                <Households counted={all} />
              </TableRow>
            </TableFooter>
          </Table>
        </Box>
      </Panel>
      <Notes
        texts={[
          t("recovery_note_housing"),
          ...(total.households.value === null
            ? []
            : [t("recovery_note_households", { count: formatNumber(total.households.value, language) })]),
        ]}
      />
    </>
  );
}

function Households({ counted }: { counted: Counted | null }) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <Cell link={null} isDim={counted === null}>
      {counted === null ? (
        unknown
      ) : (
        <span>
          <Box component="span" sx={{ display: "block" }}>
            {formatNumber(counted.households, language)}
          </Box>
          <Typography
            component="span"
            variant="caption"
            color="textSecondary"
            sx={{ display: "block", whiteSpace: "nowrap" }}
          >
            {counted.delivered === null
              ? t("recovery_delivered_untold")
              : t("recovery_delivered", { count: formatNumber(counted.delivered, language) })}
          </Typography>
        </span>
      )}
    </Cell>
  );
}
