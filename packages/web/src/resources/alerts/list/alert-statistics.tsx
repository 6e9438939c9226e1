// How often a place warned, of what, at which level, and how many minutes after it was first told.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useHazardName } from "../../../api/hazards.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import type { AlertKind } from "@atalaya/contract/resources/alerts/fields.ts";
import type { AlertStatisticsRow } from "@atalaya/contract/resources/alerts/statistics.ts";
import { usePlace } from "../../../api/places.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useLevels } from "../../../api/use-levels.ts";

const periods = ["this_year", "last_year", "all"] as const;
type Period = (typeof periods)[number];

const counts = ["issued", "updated", "cancelled", "expired", "issued_alone"] as const;

function daysOf(period: Period): { from?: string; to?: string } {
  const year = new Date().getFullYear() - (period === "last_year" ? 1 : 0);
  return period === "all" ? {} : { from: `${year}-01-01`, to: `${year}-12-31` };
}

type AlertStatisticsProps = { kind: AlertKind; onClose: () => void };

export function AlertStatistics({ kind, onClose }: AlertStatisticsProps) {
  const t = useWords();
  const { place } = usePlace();
  const [period, setPeriod] = useState<Period>("this_year");
  const { data, error, isError, refetch } = useAnswer(alerts, "statistics", { kind, place, ...daysOf(period) });
  return (
    <Dialog open onClose={onClose} aria-label={t("alert_statistics")} maxWidth="md" fullWidth>
      <DialogTitle>{t("alert_statistics")}</DialogTitle>
      <DialogContent>
        <Segmented
          label={t("alert_statistics_period")}
          value={period}
          onChange={setPeriod}
          segments={periods.map((value) => ({ value, label: t(`alert_statistics_${value}`) }))}
        />
        {isError && <ErrorState error={error} title={t("alert_statistics_failed")} onRetry={() => void refetch()} />}
        {data?.data.length === 0 && (
          <Typography color="textSecondary" sx={{ mt: "16px" }}>
            {t("alert_statistics_none")}
          </Typography>
        )}
        {data && data.data.length > 0 && <Rows rows={data.data} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Rows({ rows }: { rows: readonly AlertStatisticsRow[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const levels = useLevels()();
  const hazardName = useHazardName();
  const hazard = (code: string | null) => (code === null ? t("value_unknown") : hazardName(code));
  const level = (key: string) => levels.find((it) => it.key === key)?.name[language] ?? key;
  const total = (count: (typeof counts)[number]) => rows.reduce((sum, row) => sum + row[count], 0);
  const number = (value: number) => formatNumber(value, language);
  return (
    <Box sx={{ mt: "12px", overflowX: "auto" }}>
      <Table aria-label={t("alert_statistics")}>
        <TableHead>
          <TableRow>
            {(["month", "hazard", "level"] as const).map((name) => (
              <TableCell key={name}>{t(`alert_statistics_${name}`)}</TableCell>
            ))}
            {counts.map((name) => (
              <TableCell key={name} align="right">
                {t(`alert_statistics_${name}`)}
              </TableCell>
            ))}
            <TableCell align="right">{t("alert_statistics_minutes")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={`${row.month} ${row.hip_code} ${row.level}`}>
              <TableCell className="tn" sx={{ whiteSpace: "nowrap" }}>
                {row.month}
              </TableCell>
              <TableCell sx={{ whiteSpace: "normal" }}>{hazard(row.hip_code)}</TableCell>
              <TableCell>{level(row.level)}</TableCell>
              {counts.map((name) => (
                <TableCell key={name} align="right" className="tn">
                  {number(row[name])}
                </TableCell>
              ))}
              <TableCell align="right" className="tn">
                {row.minutes.median === null
                  ? "—"
                  : t("alert_statistics_median", { median: number(row.minutes.median), count: row.minutes.count })}
              </TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row" colSpan={3}>
              {t("alert_statistics_total")}
            </TableCell>
            {counts.map((name) => (
              <TableCell key={name} align="right" className="tn" sx={{ fontWeight: 600 }}>
                {number(total(name))}
              </TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
}
