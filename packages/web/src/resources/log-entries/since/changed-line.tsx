// A line of the log as it is today, with how it stood then: its state, and whether it was corrected.
import Box from "@mui/material/Box";
import type { LogEntry, LogLineSince } from "@atalaya/contract/resources/log-entries.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { rowOf } from "../../../screens/as-of/row-of.ts";
import { ChangeTable, type ChangeRow } from "../../../screens/change-table.tsx";
import { formatInstant } from "../../../ui/format.ts";
import { Tag } from "../../../ui/tag.tsx";
import { useLanguage, useWords, type Translate } from "../../../ui/words.ts";
import { LogLine } from "../log-line.tsx";

export function ChangedLine({ one: { before, after }, now }: { one: LogLineSince; now: number }) {
  const t = useWords();
  const [language] = useLanguage();
  const rows = before && after ? rowsOf(before, after, t, language) : [];
  return (
    <Box>
      <LogLine line={(after ?? before)!} now={now} />
      <Box sx={{ p: "4px 16px 12px" }}>
        {!before && <Tag label={t("past_made")} icon="plus" status="info" />}
        {!after && <Tag label={t("past_gone")} icon="minus" status="warning" />}
        {rows.length > 0 && <ChangeTable rows={rows} beforeTitle={t("past_then")} afterTitle={t("past_now")} />}
      </Box>
    </Box>
  );
}

function rowsOf(before: LogEntry, after: LogEntry, t: Translate, language: Language): ChangeRow[] {
  const state = ({ state, state_at }: LogEntry) =>
    state && [t(`log_state.${state}`), state_at && formatInstant(state_at, language)].filter(Boolean).join(" · ");
  const correction = ({ corrected_by }: LogEntry) =>
    corrected_by && t("log_corrected_by", { number: corrected_by.number });
  return [
    ...rowOf("state", t("log_state"), state(before), state(after)),
    ...rowOf("correction", t("log_step.correction"), correction(before), correction(after)),
  ];
}
