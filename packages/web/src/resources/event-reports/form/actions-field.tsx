// What was done: the lines of the log, each of which may be left out, and lines that only the report has.
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { useFormContext, useWatch } from "react-hook-form";
import type { EventReport } from "@atalaya/contract/resources/event-reports.ts";
import type { ReportWritten } from "@atalaya/contract/resources/event-reports/content.ts";
import { logEntries } from "@atalaya/contract/resources/log-entries.ts";
import { useMay } from "../../../api/may.ts";
import { toMinute } from "../../../api/server-clock.ts";
import { useList } from "../../../api/use-resource.ts";
import { InstantInput } from "../../../forms/instant-input.tsx";
import { rowsOf } from "../../../forms/rows/rows-of.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useHourIn } from "../report-words.ts";
import { written } from "./report-noun.ts";

const { Rows, text, other } = rowsOf(written, "actions");

export function ActionsField({ report }: { report: EventReport }) {
  const t = useWords();
  return (
    <>
      <LogLines report={report} />
      <Typography variant="caption" component="h3" sx={{ m: "12px 0 4px", fontWeight: 550 }}>
        {t("report_own_actions")}
      </Typography>
      <Rows
        addLabel={t("report_action_add")}
        wideFrom={520}
        begin={() => ({ at: toMinute(), text: null })}
        columns={[
          other("at", { width: "200px" }, (field) => <InstantInput {...field} />),
          text("text", { width: "minmax(0, 1fr)" }),
        ]}
      />
    </>
  );
}

type LogLine = { id: number; at: string; text: string };

/** Lines that go into the report, and those that are left out of it or were when it was saved: they can come back. */
function useLogLines(
  { event_id, company_id, content, written: own }: EventReport,
  typed: readonly number[],
): LogLine[] {
  const may = useMay();
  const left_out = [...typed, ...(own?.left_out ?? [])];
  const isEnabled = left_out.length > 0 && may("log.index", company_id);
  const query = { event: event_id, kind: "decision,task,request", sort: "-happened_at", per_page: 100 } as const;
  const { data } = useList(logEntries, query, { isEnabled });
  const inReport = [...content.actions, ...content.requests].flatMap(({ id, at, text: said }) =>
    id === null ? [] : [{ id, at, text: said }],
  );
  const outside = (data?.data ?? [])
    .filter(({ id }) => left_out.includes(id) && inReport.every((line) => line.id !== id))
    .map(({ id, happened_at, text: said }) => ({ id, at: happened_at, text: said ?? "" }));
  return [...inReport, ...outside].toSorted((one, another) => Date.parse(one.at) - Date.parse(another.at));
}

function LogLines({ report }: { report: EventReport }) {
  const t = useWords();
  const [language] = useLanguage();
  const { setValue, getValues } = useFormContext<ReportWritten>();
  const left_out = useWatch<ReportWritten, "left_out">({ name: "left_out" });
  const hourIn = useHourIn(report.content.place.timezone);
  const lines = useLogLines(report, left_out);
  const { actions_before } = report.content;
  const put = (id: number, isKept: boolean) => {
    const others = getValues("left_out").filter((it) => it !== id);
    setValue("left_out", isKept ? others : [...others, id], { shouldDirty: true });
  };
  if (lines.length === 0)
    return (
      <Typography variant="caption" component="p" color="textSecondary">
        {t("report_log_lines_none")}
      </Typography>
    );
  return (
    <Box role="group" aria-label={t("report_log_lines")}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "-4px 0 4px" }}>
        {t("report_log_lines")}. {t("report_log_lines_help")}
      </Typography>
      {lines.map(({ id, at, text: said }) => (
        <Box key={id}>
          <FormControlLabel
            label={t("report_log_line", { at: hourIn(at).text, text: said })}
            control={<Checkbox checked={!left_out.includes(id)} onChange={({ target }) => put(id, target.checked)} />}
            sx={{
              alignItems: "flex-start",
              mr: 0,
              "& .MuiFormControlLabel-label": { pt: "6px", overflowWrap: "anywhere" },
            }}
          />
        </Box>
      ))}
      {actions_before > 0 && (
        <Typography variant="caption" component="p" color="textSecondary">
          {t("report_log_lines_before", { count: formatNumber(actions_before, language) })}
        </Typography>
      )}
    </Box>
  );
}
