// What was known of an event and what was in force at a moment, beside the lines that had arrived.
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import { currentFigures, hasNumber, losses, metrics, type Figure } from "@atalaya/contract/domain/losses.ts";
import { showAsOf, showFigure } from "@atalaya/contract/domain/show-figure.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import type { AlertInForce } from "@atalaya/contract/resources/alerts/in-force.ts";
import type { LogHead } from "@atalaya/contract/resources/log-entries.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { linkTo } from "../../../api/addresses.ts";
import { useMay } from "../../../api/may.ts";
import { useLevelOf } from "../../../api/use-levels.ts";
import { useAnswer, useRecord } from "../../../api/use-resource.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { formatInstant } from "../../../ui/format.ts";
import { LevelMark } from "../../../ui/level-mark.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";

const Link = createLink(MuiLink);

type MinuteSituationProps = { event: LogHead["event"]; at: string };

export function MinuteSituation({ event, at }: MinuteSituationProps) {
  const may = useMay();
  return (
    <Box sx={{ height: "100%", overflowY: "auto" }}>
      {may("records.risk.index") && <CardThen event={event} at={at} />}
      {may("records.alert.index") && <AlertsThen event={event} at={at} />}
    </Box>
  );
}

function CardThen({ event: { id }, at }: MinuteSituationProps) {
  const t = useWords();
  const { data, error, isError, refetch } = useRecord(recordsOf("risk"), id, { at });
  return (
    <Box component="section" aria-labelledby="minute-card" sx={part}>
      <Typography id="minute-card" variant="h3" component="h2" sx={{ m: 0 }}>
        {t("minute_card")}
      </Typography>
      {!data && isError && <ErrorState error={error} title={t("minute_failed")} onRetry={() => void refetch()} />}
      {data && <FiguresThen record={data} />}
      <Link {...linkTo("/records/risk", { record: id, at })} sx={link}>
        {t("minute_card_open")}
      </Link>
    </Box>
  );
}

/** Units that a reader would miss: persons and dwellings are told by the name. */
function unitOf({ metric, qualifier, currency }: Figure): string | null {
  const { unit } = losses[metric];
  if (!hasNumber(qualifier)) return null;
  return unit === "money" ? currency : unit === "ha" || unit === "m" ? unit : null;
}

/** The level of the emergency, and each figure as it was known, with the hour at which it was published. */
function FiguresThen({ record: { event, figures } }: { record: DomainRecord }) {
  const t = useWords();
  const [language] = useLanguage();
  const current = currentFigures(figures);
  const told = metrics.flatMap((metric) => current.get(metric) ?? []);
  return (
    <>
      {event?.emergency_level && (
        <Typography color="textSecondary" sx={{ m: 0 }}>
          {t("event_level")}: {t(`level.${event.emergency_level}`)}
        </Typography>
      )}
      {told.length === 0 && <Typography color="textSecondary">{t("minute_no_figures")}</Typography>}
      <Box component="dl" sx={{ m: 0 }}>
        {told.map((figure) => (
          <Box key={figure.metric} sx={{ display: "flex", alignItems: "baseline", gap: "8px", p: "3px 0" }}>
            <Typography component="dt" color="textSecondary" sx={{ flex: 1 }}>
              {t(`loss.${figure.metric}`)}
              <Typography variant="caption" component="span" sx={{ display: "block" }}>
                {showAsOf(figure, language)}
              </Typography>
            </Typography>
            <Typography component="dd" className="tn" sx={{ m: 0, fontWeight: 650 }}>
              {[showFigure(figure, t, language), unitOf(figure)].filter(Boolean).join("\u00a0")}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

function AlertsThen({ event: { company_id: place }, at }: MinuteSituationProps) {
  const t = useWords();
  const { data, error, isError, refetch } = useAnswer(alerts, "in-force", { place, at });
  return (
    <Box component="section" aria-labelledby="minute-alerts" sx={part}>
      <Typography id="minute-alerts" variant="h3" component="h2" sx={{ m: 0 }}>
        {t("minute_alerts")}
      </Typography>
      {!data && isError && <ErrorState error={error} title={t("minute_failed")} onRetry={() => void refetch()} />}
      {data?.alerts.length === 0 && <Typography color="textSecondary">{t("minute_no_alerts")}</Typography>}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data?.alerts.map((alert) => (
          <AlertThen key={alert.id} alert={alert} at={at} />
        ))}
      </Box>
    </Box>
  );
}

function AlertThen({ alert, at }: { alert: AlertInForce; at: string }) {
  const t = useWords();
  const [language] = useLanguage();
  const level = useLevelOf()(alert.level, alert.company_id);
  return (
    <Box component="li" sx={{ display: "flex", gap: "10px", alignItems: "flex-start" }}>
      <Box sx={{ display: "flex", pt: "10px" }}>
        <LevelMark level={alert.level} color={level.color} bars={level.bars} label={level.name[language]} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Link {...linkTo("/records/alert", { record: alert.id, at })} sx={link}>
          {pick(language, alert.headline_es, alert.headline_en)}
        </Link>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
          {t("alert_expires_at", { time: formatInstant(alert.expires_at, language) })}
        </Typography>
      </Box>
    </Box>
  );
}

const part = { p: "14px 16px", borderBottom: 1, borderColor: "divider", display: "grid", gap: "6px" };
/** High enough for a finger. */
const link = { display: "inline-flex", alignItems: "center", minHeight: 44, overflowWrap: "anywhere" };
