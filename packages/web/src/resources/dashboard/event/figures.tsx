// What is known of a running event: each figure with how much it grew and how old it is; one that is old says so by icon and colour.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { hasNumber, losses } from "@atalaya/contract/domain/losses.ts";
import type { RoomEvent, RoomFigure } from "@atalaya/contract/resources/records/room.ts";
import { formatChange } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ageOf, momentOf } from "../../../ui/time/age-text.ts";
import { useNow } from "../../../ui/time/use-now.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { showAsOf, showFigure } from "@atalaya/contract/domain/show-figure.ts";

const mostShown = 6;
const everyHalfMinute = 30_000;
/** While an emergency runs, an older figure is not what is known now; in milliseconds. */
const freshFor = 3 * 3_600_000;
/** Units that a reader would miss: persons and dwellings are told by the name. */
const unitTexts: Partial<Record<string, string>> = { ha: "ha", m: "m" };

type Event = Pick<RoomEvent, "figures" | "timezone">;

export function EventFigures({ event, isRunning }: { event: Event; isRunning: boolean }) {
  const t = useWords();
  const now = useNow(everyHalfMinute);
  const shown = event.figures.slice(0, mostShown);
  if (shown.length === 0)
    return (
      <Box sx={{ flex: 1, display: "grid", placeContent: "center", p: "16px", borderTop: 1, borderColor: "divider" }}>
        <Typography color="textSecondary">{t("room_no_figures")}</Typography>
      </Box>
    );
  return (
    <Box
      component="ul"
      sx={{
        flex: 1,
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(max(124px, 30%), 1fr))",
        m: 0,
        p: 0,
        overflow: "hidden",
        listStyle: "none",
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      {shown.map((figure) => (
        <Cell key={figure.metric} figure={figure} event={event} isRunning={isRunning} now={now} />
      ))}
    </Box>
  );
}

function Cell(props: FigureAgeProps) {
  const { figure } = props;
  const t = useWords();
  const [language] = useLanguage();
  const { metric, value, change } = figure;
  const { unit, label } = losses[metric];
  const grown = change !== null && change !== 0 ? formatChange(change, language) : null;
  return (
    <Box
      component="li"
      sx={({ vars: { palette } }) => ({
        minWidth: 0,
        p: "8px 8px 8px 16px",
        boxShadow: `-1px -1px 0 ${palette.divider}`,
      })}
    >
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        noWrap
        title={label[language]}
        sx={{ m: 0, letterSpacing: "-0.01em" }}
      >
        {label[language]}
      </Typography>
      <Box className="tn" sx={{ display: "flex", alignItems: "baseline", gap: "6px", whiteSpace: "nowrap" }}>
        <Typography variant="h2" component="b" color={value === 0 ? "textSecondary" : "textPrimary"}>
          {showFigure(figure, t, language)}
        </Typography>
        {unitTexts[unit] && hasNumber(figure.qualifier) && (
          <Typography component="span" color="textSecondary">
            {unitTexts[unit]}
          </Typography>
        )}
        {grown !== null && (
          <Typography component="span" color="textSecondary" title={t("room_change", { change: grown })}>
            <span aria-hidden>{grown}</span>
            <span className="visually-hidden">{t("room_change", { change: grown })}</span>
          </Typography>
        )}
      </Box>
      <FigureAge {...props} />
    </Box>
  );
}

type FigureAgeProps = { figure: RoomFigure; event: Event; isRunning: boolean; now: number };

/** "hace 12 min"; brown and with a clock once it is older than what may be taken for now. Of what is over, the day. */
export function FigureAge({ figure: { as_of, hour, source }, event, isRunning, now }: FigureAgeProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { text, least } = ageOf(momentOf(as_of, hour, event.timezone), now, t);
  const isOld = isRunning && least > freshFor;
  const at = showAsOf({ as_of, hour }, language);
  const told = [at, source].filter(Boolean).join(" · ");
  return (
    <Typography
      variant="caption"
      component="span"
      title={told}
      noWrap
      sx={({ vars: { palette } }) => ({
        display: "flex",
        alignItems: "center",
        gap: "4px",
        color: palette.text.secondary,
        ...(isOld && { color: palette.statusSoft.warning.softText, fontWeight: 550 }),
      })}
    >
      {isOld && (
        <>
          <Icon name="clock-o" size={12} />
          <span className="visually-hidden">{t("room_figure_old")}: </span>
        </>
      )}
      <time dateTime={hour === null ? as_of : `${as_of}T${hour}`}>{isRunning ? text : at}</time>
    </Typography>
  );
}
