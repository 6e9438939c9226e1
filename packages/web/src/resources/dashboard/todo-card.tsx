// What waits for the user: of each kind what it is, what comes first, when it is due, how many there are, and the way to the list.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { mostCounted, type TodoItem, type TodoKind } from "@atalaya/contract/resources/todo.ts";
import { usePlace } from "../../api/places.ts";
import { countText, useTodo } from "../../api/todo.ts";
import { formatDay } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { size } from "../../ui/theme/theme-global.ts";
import { dueText } from "../../ui/time/due-text.ts";
import { useNow } from "../../ui/time/use-now.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { LinesSkeleton, Nothing } from "./room/room-card.tsx";
import { Line } from "../../ui/chart/line.tsx";

const icons: Record<TodoKind, string> = {
  reports_due: "file-text-o",
  files_to_seal: "archive",
  log_overdue: "clock-o",
  log_unacknowledged: "comments-o",
  alerts_to_approve: "check-square-o",
  alerts_unratified: "exclamation-circle",
  alerts_expiring: "bell-o",
  alerts_returned: "reply",
  exercises_to_approve: "check-square-o",
  exercises_unratified: "exclamation-circle",
  exercises_expiring: "bell-o",
  exercises_returned: "reply",
  exercises_to_close: "flag-checkered",
  backups_overdue: "database",
  proposals: "handshake-o",
  records_to_validate: "check-square-o",
  records_returned: "reply",
  agreements_overdue: "flag-o",
  sessions_soon: "users",
  documents_lapsing: "balance-scale",
  assessments_due: "th",
  losses_asked: "question-circle-o",
};

const line = { gap: "12px", minHeight: size("row"), padding: "6px 16px", borderTop: 1, borderColor: "divider" };

/** What it is and what comes first: beside each other where there is room, else below each other. */
const Texts = styled("span")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 12px",
  flex: 1,
  minWidth: 0,
  "& > :first-of-type": { flex: "none", maxWidth: "100%" },
  "& > :last-of-type": { flex: "1 1 0", minWidth: 0 },
  "@container (max-width: 640px)": { display: "block" },
});

/** More than what is counted is no sum. */
const totalText = (items: readonly TodoItem[]) =>
  items.some(({ count }) => count > mostCounted)
    ? countText(mostCounted + 1)
    : String(items.reduce((sum, { count }) => sum + count, 0));

const everyHalfMinute = 30_000;

const height = 80;

export function TodoCard() {
  const t = useWords();
  const { items, isKnown } = useTodo();
  const now = useNow(everyHalfMinute);
  return (
    <Panel title={t("todo_title")} count={items.length > 0 ? totalText(items) : undefined}>
      {items.length === 0 ? (
        <Box sx={{ flex: 1, display: "grid", minHeight: height }}>
          {isKnown ? <Nothing>{t("room_todo_none")}</Nothing> : <LinesSkeleton height={height} />}
        </Box>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", containerType: "inline-size" }}>
          {items.map((item) => (
            <TodoLine key={`${item.kind} ${item.menu} ${Object.values(item.search).join()}`} item={item} now={now} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

/** What is due first, or waits longest, or when the latest backup was: of those none waits. */
function useFirstText({ kind, first, due }: TodoItem): string {
  const t = useWords();
  const [language] = useLanguage();
  if (kind !== "backups_overdue") return t(due === null ? "todo_first" : "todo_next", { title: first });
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(first);
  return isDay ? t("todo_backup_last", { day: formatDay(first, language) }) : t("backup_never");
}

type TodoLineProps = { item: TodoItem; now: number };

function TodoLine({ item, now }: TodoLineProps) {
  const { kind, menu: entry, count, path, search } = item;
  const t = useWords();
  const { place } = usePlace();
  const first = useFirstText(item);
  return (
    <li>
      <Line sx={line} to={path} search={{ place: String(place), ...search }}>
        <Box component="span" sx={{ flex: "none", width: 18, textAlign: "center", color: "text.secondary" }}>
          <Icon name={icons[kind]} size={14} />
        </Box>
        <Texts>
          <Typography component="span">{t(`todo.${kind}`)}</Typography>
          <Typography component="span" variant="overline" color="textSecondary" noWrap sx={{ display: "block" }}>
            {t(`menu.${entry}`)} · {first}
          </Typography>
        </Texts>
        <DueMark item={item} now={now} />
        <Box component="b" className="tn" sx={{ flex: "none", minWidth: 24, textAlign: "right" }}>
          {countText(count)}
        </Box>
      </Line>
    </li>
  );
}

/** Red and bold what is late, amber what presses. */
function DueMark({ item: { due }, now }: TodoLineProps) {
  const t = useWords();
  const [language] = useLanguage();
  const said = due === null ? null : dueText(due, now, language, t);
  if (!said) return null;
  const { text, isLate, isSoon } = said;
  return (
    <Typography
      component="span"
      className="tn"
      noWrap
      sx={({ vars: { palette } }) => ({
        flex: "none",
        color: palette.text.secondary,
        ...(isSoon && { color: palette.statusSoft.warning.softText }),
        ...(isLate && { color: palette.statusSoft.error.softText, fontWeight: 600 }),
      })}
    >
      <span className="visually-hidden">{t(isLate ? "todo_late" : "todo_due")} </span>
      {text}
    </Typography>
  );
}
