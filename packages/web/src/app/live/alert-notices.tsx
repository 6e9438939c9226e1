// Notices of alerts over every screen: level, headline, place and the way to it. They stay until they are closed.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { formatInstant } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { onDisc } from "../../ui/swatch.tsx";
import { hiddenEdge } from "../../ui/theme/theme-forced-colors.ts";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { radius, shell } from "../../ui/theme/tokens.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { closeNotice, titleOf, useNotices, type AlertNotice } from "./notices.ts";
import { linkOf } from "./use-live-console.ts";

/** Of a level that has no colour. */
const grey = "#5E6B77";

/** The alert that this screen shows: what is asked of it stands there. */
const useOpenAlert = (): number | null =>
  useRouterState({
    select: ({ location: { pathname, search } }) =>
      pathname.endsWith("/records/alert") ? Number((search as { record?: unknown }).record) : null,
  });

export function AlertNotices() {
  const t = useWords();
  const open = useOpenAlert();
  const shown = useNotices((state) => state.shown).filter(({ asks, alert_id }) => !asks || alert_id !== open);
  return (
    <Box
      component="section"
      aria-label={t("live_alerts")}
      sx={{
        position: "fixed",
        zIndex: "snackbar",
        // Neither over what a screen offers to do, at the top, nor over what a form is saved with, at the right.
        bottom: 16,
        left: 16,
        width: 380,
        maxHeight: `calc(100dvh - ${shell.toolbar + 24}px)`,
        overflowY: "auto",
        display: "flex",
        flexDirection: "column",
        gap: "8px",
        "&:empty": { display: "none" },
        [phoneQuery]: { top: shell.toolbar + 12, bottom: "auto", left: 8, right: 8, width: "auto" },
      }}
    >
      {shown.map((notice) => (
        <Notice key={notice.alert_id} notice={notice} />
      ))}
    </Box>
  );
}

function Notice({ notice }: { notice: AlertNotice }) {
  const t = useWords();
  const [language] = useLanguage();
  const navigate = useNavigate();
  const { headline } = notice[language];
  const isExercise = notice.kind === "exercise";
  const color = notice.level_color ?? grey;
  const facts = [
    notice.asks !== "approval" && t(`live_${notice.kind}.${notice.message_type}`),
    notice.place,
    formatInstant(notice.at, language).slice(-5),
  ];
  const close = () => closeNotice(notice.alert_id);
  return (
    <Box
      role="alert"
      sx={(theme) => ({
        flex: "none",
        overflow: "hidden",
        border: `1px solid ${theme.vars.palette.borderStrong}`,
        borderRadius: `${radius.control}px`,
        backgroundColor: theme.vars.palette.background.paper,
        boxShadow: theme.shadows[4],
      })}
    >
      {isExercise && <ExerciseStrip />}
      <Box
        sx={(theme) => ({
          p: "6px 4px 10px 12px",
          borderLeft: `6px solid ${isExercise ? theme.vars.palette.exercise.text : color}`,
        })}
      >
        <Box sx={{ display: "flex", alignItems: "center", gap: "8px" }}>
          <Disc color={color} />
          <Typography variant="h4" component="h2" sx={{ flex: 1 }}>
            {titleOf(notice, language, t)}
          </Typography>
          <IconButton aria-label={t("close")} onClick={close}>
            <Icon name="times" size={15} />
          </IconButton>
        </Box>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
          {facts.filter(Boolean).join(" · ")}
        </Typography>
        {notice.asks === "ratification" && (
          <Typography variant="body2" color="error" sx={{ m: 0 }}>
            {t(isExercise ? "live_exercise_to_ratify" : "live_asked_to_ratify")}
          </Typography>
        )}
        <Typography sx={{ m: "2px 0 8px", fontWeight: 600, overflowWrap: "anywhere" }}>{headline}</Typography>
        <Button
          variant="outlined"
          onClick={() => {
            void navigate(linkOf(notice));
            close();
          }}
        >
          {t(isExercise ? "live_exercise_open" : "live_alert_open")}
        </Button>
      </Box>
    </Box>
  );
}

const Disc = ({ color }: { color: string }) => (
  <Box
    component="span"
    style={{ backgroundColor: color, color: onDisc(color) }}
    sx={{ display: "inline-flex", p: "5px", borderRadius: "50%", border: hiddenEdge }}
  >
    <Icon name="bullhorn" size={14} />
  </Box>
);

/** What tells a drill from a warning, as everywhere else. */
function ExerciseStrip() {
  const t = useWords();
  return (
    <Box
      sx={(theme) => {
        const { text, stripe, stripe2 } = theme.vars.palette.exercise;
        return {
          p: "2px 12px",
          fontWeight: 650,
          letterSpacing: "0.12em",
          color: text,
          background: `repeating-linear-gradient(-45deg, ${stripe} 0 14px, ${stripe2} 14px 28px)`,
        };
      }}
    >
      {t("alert_exercise_band")}
    </Box>
  );
}
