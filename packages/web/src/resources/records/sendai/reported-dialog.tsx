// Which municipalities have told of the disasters of a year; those of the reader can say that nothing is missing, the others are reminded.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { LossYear } from "@atalaya/contract/resources/records/loss-years.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import { CompleteDialog } from "./complete-dialog.tsx";
import { dialogTableStyle } from "./dialog-table.ts";
import { ReportedRow } from "./reported-row.tsx";
import { useLossYear, useReminder, useTakeBack } from "./use-loss-year.ts";

export function ReportedDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const t = useWords();
  const { asked, rows, silent, mayRemind } = useLossYear(year);
  const remind = useReminder(year);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="sendai-who">
      <DialogTitle id="sendai-who">{t("sendai_who", { year: String(year) })}</DialogTitle>
      <DialogContent>
        {asked.isError && !rows ? (
          <ErrorState error={asked.error} title={t("sendai_who_failed")} onRetry={() => void asked.refetch()} />
        ) : !rows ? (
          <Skeleton variant="rounded" height={240} />
        ) : rows.length === 0 ? (
          <Typography color="textSecondary">{t("sendai_who_none")}</Typography>
        ) : (
          <Municipalities rows={rows} silent={silent.length} year={year} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("close")}
        </Button>
        {mayRemind && silent.length > 0 && (
          <Button
            variant="contained"
            startIcon={<Icon name="envelope-o" />}
            disabled={remind.isPending}
            onClick={() => remind.mutate(silent)}
          >
            {silent.length === 1 ? t("sendai_remind_last") : t("sendai_remind_all", { count: String(silent.length) })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type MunicipalitiesProps = { rows: readonly LossYear[]; silent: number; year: number };

function Municipalities({ rows, silent, year }: MunicipalitiesProps) {
  const t = useWords();
  const takeBack = useTakeBack(year);
  const [completed, setCompleted] = useState<LossYear | null>(null);
  const hasOwn = rows.some(({ is_mine }) => is_mine);
  return (
    <>
      <Typography sx={{ m: 0, fontWeight: 600 }}>
        {t("sendai_who_count", { reported: String(rows.length - silent), total: String(rows.length) })}
      </Typography>
      <Typography color="textSecondary" sx={{ m: "0 0 12px" }}>
        {t("sendai_who_text")}
      </Typography>
      <Box component="table" aria-label={t("sendai_who", { year: String(year) })} sx={dialogTableStyle}>
        <thead>
          <tr>
            <th scope="col">{t("sendai_who_place")}</th>
            <th scope="col" className="number">
              {t("sendai_who_cards")}
            </th>
            <th scope="col">{t("sendai_who_state")}</th>
            <th scope="col">{t("sendai_who_asked")}</th>
            {hasOwn && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ReportedRow
              key={row.company_id}
              row={row}
              year={year}
              hasOwn={hasOwn}
              isBusy={takeBack.isPending}
              onComplete={() => setCompleted(row)}
              onTakeBack={() => takeBack.mutate(row.company_id)}
            />
          ))}
        </tbody>
      </Box>
      {completed && <CompleteDialog row={completed} year={year} onClose={() => setCompleted(null)} />}
    </>
  );
}
