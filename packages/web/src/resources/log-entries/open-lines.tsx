// Requests and tasks of an event that are still to be done, beside its lines: what is overdue first, then what is due next.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import { logKindIcons } from "@atalaya/contract/resources/log-entries/kinds.ts";
import { useShownNow } from "../../screens/as-of/use-moment.ts";
import { Icon } from "../../ui/icon.tsx";
import { formatRelative } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { AssignedTo } from "./assigned/assigned-to.tsx";
import { LineMenu, LineSteps } from "./line-actions.tsx";
import { halfMinute, isOverdue, writerOf } from "./line-facts.ts";
import { useOpenLines } from "./use-log.ts";
import type { TypedLines } from "./use-typed-line.ts";

type OpenLinesProps = { event_id: number; typed: TypedLines | null };

const never = Number.MAX_SAFE_INTEGER;
const dueOf = ({ due_at }: LogEntry) => (due_at === null ? never : Date.parse(due_at));

export function OpenLines({ event_id, typed }: OpenLinesProps) {
  const t = useWords();
  const { data } = useOpenLines(event_id);
  const now = useShownNow(halfMinute);
  const open = data?.data.toSorted((one, other) => dueOf(one) - dueOf(other)) ?? [];
  return (
    <Box component="section" aria-label={t("log_tasks")} sx={{ height: "100%", overflowY: "auto" }}>
      <h2 className="visually-hidden">{t("log_tasks")}</h2>
      {data && open.length === 0 && (
        <Typography color="textSecondary" sx={{ p: "12px 16px" }}>
          {t("log_tasks_none")}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {open.map((line) => (
          <OpenLine key={line.id} line={line} now={now} typed={typed} />
        ))}
      </Box>
    </Box>
  );
}

function OpenLine({ line, now, typed }: { line: LogEntry; now: number; typed: TypedLines | null }) {
  const t = useWords();
  const [language] = useLanguage();
  const { number, kind, text, due_at, happened_at, to_name, state } = line;
  const isLate = isOverdue(line, now);
  return (
    <Box component="li" sx={{ p: "10px 16px", borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", alignItems: "baseline", gap: "8px" }}>
        <Icon name={logKindIcons[kind]} size={12} />
        <Typography variant="caption" color="textSecondary" className="tn" sx={{ flex: 1 }}>
          {t("log_number", { number })} · {state && t(`log_state.${state}`)}
        </Typography>
        <Typography
          variant="caption"
          component="time"
          dateTime={due_at ?? happened_at}
          sx={{ fontWeight: isLate ? 650 : 400, color: isLate ? "error.main" : "text.secondary" }}
        >
          {due_at
            ? t(isLate ? "log_due_over" : "log_due", { at: formatRelative(due_at, language, now) })
            : formatRelative(happened_at, language, now)}
        </Typography>
      </Box>
      <Typography sx={{ overflowWrap: "anywhere", m: "2px 0" }}>{text}</Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
        {to_name ? t("log_to_only", { to: to_name }) : writerOf(line)}
      </Typography>
      <AssignedTo line={line} />
      {typed && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6px 10px", mt: "6px" }}>
          <LineSteps line={line} typed={typed} />
          <LineMenu line={line} typed={typed} />
        </Box>
      )}
    </Box>
  );
}
