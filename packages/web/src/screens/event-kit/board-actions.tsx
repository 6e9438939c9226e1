// The checklist on the board: how far it is, what is late and what is due next. Each task leads to its line in the log.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { KitAction } from "@atalaya/contract/domain/event-kit.ts";
import type { EventKit } from "@atalaya/contract/resources/event-kits.ts";
import { linkTo } from "../../api/addresses.ts";
import { formatInstant, unknown } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { spanText } from "../../ui/time/span-text.ts";
import { useNow } from "../../ui/time/use-now.ts";
import { useLanguage, useWords, type Translate } from "../../ui/words.ts";
import { BoardPart } from "./board-part.tsx";
import { bySoonest, countLeft, isMore } from "./kit-plan.ts";
import { useLateText } from "./kit-words.ts";
import { isLate, isToDo, progressOf } from "./kit-progress.ts";

const Link = createLink(MuiLink);
const halfMinute = 30_000;

/** On top of the board: how far it is, and who opened it when. */
export function BoardProgress({ board }: { board: EventKit }) {
  const t = useWords();
  const [language] = useLanguage();
  const now = useNow(halfMinute);
  const { actions, opened_at, opened_by } = board;
  return (
    <Box sx={{ p: "12px 16px" }}>
      {actions.length > 0 && <Progress board={board} now={now} />}
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
        {t("kit_opened", { at: formatInstant(opened_at, language), name: opened_by ?? unknown })}
      </Typography>
    </Box>
  );
}

type BoardActionsProps = { board: EventKit; onOpen: () => void };

export function BoardActions({ board, onOpen }: BoardActionsProps) {
  const t = useWords();
  const now = useNow(halfMinute);
  const { kit, actions } = board;
  const missing = countLeft(board);
  const more = isMore(board);
  return (
    <BoardPart title={t("kit_checklist")}>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {bySoonest(kit).map((action) => {
          const filed = actions.find(({ key }) => key === action.key);
          return filed && <ActionLine key={action.key} action={action} filed={filed} board={board} now={now} />;
        })}
      </Box>
      {(missing > 0 || more) && (
        <Box
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: "4px 8px",
            p: "10px 16px",
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          {missing > 0 && (
            <Typography variant="caption" color="textSecondary" sx={{ flex: 1 }}>
              {t(missing === 1 ? "kit_not_opened_one" : "kit_not_opened_some", { count: missing })}
            </Typography>
          )}
          {more && (
            <Button variant="outlined" startIcon={<Icon name="plus" />} onClick={onOpen}>
              {t("kit_add")}
            </Button>
          )}
        </Box>
      )}
    </BoardPart>
  );
}

function Progress({ board, now }: { board: EventKit; now: number }) {
  const t = useWords();
  const lateText = useLateText();
  const { all, done, left, late, next } = progressOf(board, now);
  const share = (done / all) * 100;
  return (
    <>
      <Box sx={{ display: "flex", alignItems: "baseline", gap: "8px" }}>
        <Typography className="tn" sx={{ flex: 1, fontWeight: 650 }}>
          {t("kit_progress", { done, all })}
        </Typography>
        {late > 0 ? (
          <Late>{lateText(late)}</Late>
        ) : (
          <Typography variant="caption" color="textSecondary" className="tn">
            {next !== null ? t("kit_next", { span: spanText(next - now, t) }) : left === 0 ? t("kit_all_done") : ""}
          </Typography>
        )}
      </Box>
      <Box
        aria-hidden
        sx={(theme) => ({ height: 6, m: "4px 0 6px", borderRadius: "3px", bgcolor: theme.vars.palette.sunken })}
      >
        <Box sx={{ width: `${share}%`, height: "100%", borderRadius: "3px", bgcolor: "primary.main" }} />
      </Box>
    </>
  );
}

/** Late by icon, colour and word. */
const Late = ({ children }: { children: string }) => (
  <Typography
    variant="caption"
    component="span"
    className="tn"
    sx={{
      display: "inline-flex",
      alignItems: "center",
      gap: "4px",
      fontWeight: 650,
      whiteSpace: "nowrap",
      color: "warning.main",
    }}
  >
    <Icon name="clock-o" size={12} />
    {children}
  </Typography>
);

type Filed = EventKit["actions"][number];

function dueText({ state, due_at }: Filed, now: number, t: Translate): string | null {
  if (!isToDo({ state }) || due_at === null) return state && t(`log_state.${state}`);
  return t("kit_within", { span: spanText(Date.parse(due_at) - now, t) });
}

type ActionLineProps = { action: KitAction; filed: Filed; board: EventKit; now: number };

function ActionLine({ action, filed, board, now }: ActionLineProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { state, number, id, due_at } = filed;
  const isOver = isLate(filed, now);
  const settled = !isToDo(filed);
  const role = board.kit.roles.find(({ key }) => key === action.role)?.title[language];
  const icon = state === "done" ? "check-circle" : settled ? "ban" : "circle-o";
  const color = state === "done" ? "success.main" : isOver ? "warning.main" : "text.disabled";
  return (
    <Box
      component="li"
      sx={(theme) => ({
        position: "relative",
        display: "grid",
        gridTemplateColumns: "16px minmax(0, 1fr)",
        gap: "2px 10px",
        p: "8px 16px",
        borderTop: 1,
        borderColor: "divider",
        "&:hover": { bgcolor: theme.vars.palette.hover },
      })}
    >
      <Box sx={{ display: "flex", pt: "2px", color }}>
        <Icon name={icon} size={15} />
      </Box>
      <Link
        underline="none"
        className="whole-line"
        {...linkTo("/bitacora", { event: board.event.id, part: "kit", line: id })}
        sx={{ color: settled ? "text.secondary" : "text.primary", overflowWrap: "anywhere" }}
      >
        {action.text[language]}
      </Link>
      <Box sx={{ gridColumn: 2, display: "flex", alignItems: "baseline", gap: "0 8px" }}>
        <Typography variant="caption" color="textSecondary" className="tn" sx={{ flex: 1 }}>
          {[t("log_number", { number }), role].filter(Boolean).join(" · ")}
        </Typography>
        {isOver ? (
          <Late>{t("kit_late", { span: spanText(now - Date.parse(due_at!), t) })}</Late>
        ) : (
          <Typography variant="caption" color="textSecondary" className="tn" noWrap sx={{ flex: "none" }}>
            {dueText(filed, now, t)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
