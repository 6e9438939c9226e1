// Figures by year, as a small table that is typed into.
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import { companies, type CompanyStats } from "@atalaya/contract/resources/companies.ts";
import { rowsOf } from "../../forms/rows/rows-of.tsx";
import { useWords } from "../../ui/words.ts";

const { Rows, number, text } = rowsOf(companies, "stats");

const unknown = {
  population: null,
  households: null,
  gdp_local: null,
  workers_per_ha: null,
  exchange_rate_usd: null,
  warned_population: null,
  drr_strategy_score: null,
  monitoring_score: null,
  source: null,
};

export function StatsField({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const rows = (useWatch({ name: "stats" }) ?? []) as CompanyStats[];
  const nextYear = () =>
    rows.length === 0 ? new Date().getFullYear() - 1 : Math.max(...rows.map(({ year }) => Number(year) || 0)) + 1;
  return (
    <>
      {rows.length === 0 && (
        <Typography color="textSecondary" sx={{ mb: "8px" }}>
          {t("company_stats_none")}
        </Typography>
      )}
      <Rows
        addLabel={t("company_stats_add")}
        begin={() => ({ ...unknown, year: nextYear() })}
        isReadOnly={isReadOnly}
        template="repeat(4, minmax(0, 1fr))"
        columns={[
          number("year", { isShort: true }),
          number("population", { isShort: true }),
          number("households", { isShort: true }),
          number("gdp_local", { isShort: true }),
          number("workers_per_ha", { isShort: true }),
          number("exchange_rate_usd", { isShort: true }),
          number("warned_population", { isShort: true }),
          number("drr_strategy_score", { isShort: true }),
          number("monitoring_score", { isShort: true }),
          text("source"),
        ]}
      />
    </>
  );
}
