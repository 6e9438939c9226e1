// When the next report of an event is due, and how much time there is left; late it says so in colour, with an icon and in words.
import Box from "@mui/material/Box";
import type { EventReportHead } from "@atalaya/contract/resources/event-reports.ts";
import { Notice } from "../../../forms/notice.tsx";
import { dueText } from "../../../ui/time/due-text.ts";
import { useNow } from "../../../ui/time/use-now.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useHourIn, useNameOf } from "../report-words.ts";

const everyHalfMinute = 30_000;

export function NextDue({ head }: { head: EventReportHead }) {
  const t = useWords();
  const [language] = useLanguage();
  const now = useNow(everyHalfMinute);
  const hourIn = useHourIn(head.event.timezone);
  const nameOf = useNameOf(head);
  const { next_due_at } = head;
  const due = next_due_at && dueText(next_due_at, now, language, t);
  if (!due) return null;
  const { text, isToday } = hourIn(next_due_at);
  const said = due.isLate
    ? isToday
      ? "report_overdue"
      : "report_overdue_on"
    : isToday
      ? "report_due_today"
      : "report_due_at";
  return (
    <Box sx={{ "&& > *": { m: 0 } }}>
      <Notice
        status={due.isLate ? "error" : due.isSoon ? "warning" : "info"}
        icon={due.isLate ? "exclamation-circle" : "clock-o"}
      >
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "0 12px" }}>
          <span>{t(said, { name: nameOf(null), at: text })}</span>
          <b className="tn">{due.text}</b>
        </Box>
      </Notice>
    </Box>
  );
}
