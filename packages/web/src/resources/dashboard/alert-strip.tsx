// What is in force by level, the gravest first: how many, which, and how long still. A level without any keeps its place.
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import { alertLevelsOf } from "@atalaya/contract/domain/alert-levels.ts";
import type { AlertInForce, AlertsInForce } from "@atalaya/contract/resources/alerts/in-force.ts";
import { linkTo } from "../../api/addresses.ts";
import { useCountryRules } from "../../api/country-rules.ts";
import { useHazardOf } from "../../api/hazards.ts";
import { usePlace } from "../../api/places.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { LevelMark } from "../../ui/level-mark.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { LevelEnd } from "./level-end.tsx";
import { stripLevels, type StripLevel } from "./room/strip-levels.ts";
import { useAlertsInForce } from "./room/use-room.ts";

const cellHeight = 60;
/** Side by side they need so much room; with less they stand two and two, and in the end one below the other. */
const asPairs = "@container (max-width: 960px)";
const asRows = "@container (max-width: 559.95px)";

const Cell = createLink(
  styled("a")(({ theme }) => ({
    flex: "1 1 130px",
    "&[data-on]": { flex: "2 1 200px" },
    display: "flex",
    alignItems: "center",
    gap: 12,
    minWidth: 0,
    minHeight: cellHeight,
    padding: "8px 16px 8px 12px",
    color: theme.vars.palette.text.primary,
    textDecoration: "none",
    // Hairlines between the cells, wherever the row breaks.
    boxShadow: `-1px -1px 0 ${theme.vars.palette.divider}`,
    borderLeft: "4px solid transparent",
    "&:hover": { backgroundColor: theme.vars.palette.hover },
    "&:focus-visible": { outlineOffset: -2 },
    [asPairs]: { "&, &[data-on]": { flex: "1 1 45%" } },
    [asRows]: { "&, &[data-on]": { flex: "1 1 100%" } },
  })),
);

export function AlertStrip() {
  const t = useWords();
  const { data, error, isPlaceholderData, refetch } = useAlertsInForce();
  if (!data && error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        }
      >
        {t("room_alerts_failed")}
      </Alert>
    );
  return (
    <Card component="section" aria-label={t("room_alerts")} sx={{ containerType: "inline-size" }}>
      {data ? (
        <Cells data={data} isBusy={isPlaceholderData} />
      ) : (
        <Box role="status" aria-label={t("loading")} sx={{ p: "14px 16px", height: cellHeight }}>
          <Skeleton variant="rounded" height={32} />
        </Box>
      )}
    </Card>
  );
}

/** The countries of the active place, or of all. */
function useCountries(): string[] {
  const { current, places } = usePlace();
  return [...new Set((current ? [current] : places).flatMap(({ country }) => country ?? []))];
}

function Cells({ data, isBusy }: { data: AlertsInForce; isBusy: boolean }) {
  const t = useWords();
  const rulesOf = useCountryRules();
  const countries = useCountries();
  const cells = stripLevels(data, countries, (country) =>
    alertLevelsOf(rulesOf(country)).map((level, at) => ({ ...level, bars: at + 1 })),
  );
  return (
    <Box
      aria-busy={isBusy}
      sx={{ display: "flex", overflow: "hidden", opacity: isBusy ? 0.6 : 1, [asPairs]: { flexWrap: "wrap" } }}
    >
      {cells.map((cell, at) => (
        <LevelCell key={`${cell.level.key} ${cell.level.color}`} cell={cell} isFirst={at === 0} />
      ))}
      {data.exercises > 0 && <ExerciseCell count={data.exercises} text={t("room_exercises_text")} />}
    </Box>
  );
}

function LevelCell({ cell: { level, count, first_end, alerts }, isFirst }: { cell: StripLevel; isFirst: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  const headlineOf = (alert: AlertInForce) => pick(language, alert.headline_es, alert.headline_en);
  const hazardOf = useHazardOf();
  const what = new Set(alerts.map((alert) => hazardOf(alert.hip_code)?.name[language] ?? headlineOf(alert)));
  const isOn = count > 0;
  return (
    <Cell
      {...linkTo("/records/alert", { level: level.key })}
      style={isFirst && isOn ? { borderLeftColor: level.color } : undefined}
      data-on={isOn || undefined}
    >
      <Box component="span" sx={{ display: "flex", opacity: isOn ? 1 : 0.45 }}>
        <LevelMark level={level.key} color={level.color} bars={level.bars} size={28} />
      </Box>
      <Figure isDim={!isOn}>{formatNumber(count, language)}</Figure>
      <Words title={level.name[language]} isDim={!isOn} told={alerts.map(headlineOf).join(" · ")}>
        {isOn ? [...what].join(" · ") : t("room_no_alerts")}
      </Words>
      {first_end !== null && <LevelEnd end={first_end} count={count} isGrave={isFirst} />}
    </Cell>
  );
}

function ExerciseCell({ count, text }: { count: number; text: string }) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <Cell {...linkTo("/records/alert", { tab: "exercises" })}>
      <Box component="span" sx={({ vars: { palette } }) => ({ display: "flex", color: palette.exercise.text })}>
        <Icon name="bullhorn" size={18} />
      </Box>
      <Figure>{formatNumber(count, language)}</Figure>
      <Words title={t(count === 1 ? "room_exercise_one" : "room_exercises")} isDim>
        {text}
      </Words>
    </Cell>
  );
}

const Figure = ({ children, isDim = false }: { children: string; isDim?: boolean }) => (
  <Typography variant="h2" component="b" className="tn" color={isDim ? "textSecondary" : "textPrimary"} sx={{ m: 0 }}>
    {children}
  </Typography>
);

/** The level and what it warns of, cut where there is no room. */
const Words = ({
  title,
  isDim,
  told,
  children,
}: {
  title: string;
  isDim: boolean;
  told?: string;
  children: string;
}) => (
  <Box component="span" sx={{ flex: 1, minWidth: 0, display: "flex", flexDirection: "column" }}>
    <Typography variant="caption" component="span" color="textSecondary" noWrap title={title}>
      {title}{" "}
    </Typography>
    <Typography
      component="span"
      noWrap
      color={isDim ? "textSecondary" : "textPrimary"}
      title={told || children}
      sx={{ fontWeight: isDim ? 400 : 600 }}
    >
      {children}
    </Typography>
  </Box>
);
