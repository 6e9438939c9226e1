// The reports of the place above about events of the same type: who has reported, until when, and what they add up to.
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type {
  ConsolidatedEvent,
  ConsolidatedReport,
  EventReportHead,
} from "@atalaya/contract/resources/event-reports.ts";
import { linkTo } from "../../../api/addresses.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { unknown } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useHourIn } from "../report-words.ts";
import { sumText } from "../sum-text.ts";
import { StateIcon, stateOf } from "../together/report-state.tsx";
import { useTogetherAbove } from "../use-reports.ts";

const RouteLink = createLink(Link);

/** Of an event of every municipality there is a screen. */
const mostShown = 8;
const mostSums = 3;

type AboveCardProps = { head: EventReportHead; above: { id: number; name: string } };

export function AboveCard({ head, above }: AboveCardProps) {
  const t = useWords();
  const { data, error, refetch } = useTogetherAbove(head);
  const link = linkTo("/informes", { place: above.id, event: null, variable: head.event.variable_id });
  return (
    <Panel
      title={
        <RouteLink color="textPrimary" underline="hover" {...link}>
          {t("reports_together", { name: above.name })}
        </RouteLink>
      }
      aside={
        data && (
          <Typography component="span" color="textSecondary" className="tn" sx={{ flex: "none" }}>
            {t("reports_told", { reported: data.reported, total: data.total })}
          </Typography>
        )
      }
    >
      {data ? (
        <Others head={head} together={data} />
      ) : error ? (
        <ErrorState error={error} title={t("reports_failed")} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={96} sx={{ m: "0 16px 16px" }} />
      )}
    </Panel>
  );
}

function Others({ head, together }: { head: EventReportHead; together: ConsolidatedReport }) {
  const t = useWords();
  const [language] = useLanguage();
  const { events, sums, total } = together;
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: "4px 0", listStyle: "none", borderTop: 1, borderColor: "divider" }}>
        {events.slice(0, mostShown).map((event) => (
          <Other key={event.event_id} event={event} zone={head.event.timezone} />
        ))}
      </Box>
      {sums.length > 0 && (
        <Box component="dl" sx={{ m: 0, p: "8px 16px 10px", borderTop: 1, borderColor: "divider" }}>
          {sums.slice(0, mostSums).map((sum) => (
            <Box key={sum.metric} sx={{ display: "flex", gap: "12px", "& dd": { m: 0, fontWeight: 650 } }}>
              <Box component="dt" sx={{ flex: 1, minWidth: 0, color: "text.secondary" }}>
                {t("report_sum_line", { metric: t(`loss.${sum.metric}`), told: sum.told, total })}
              </Box>
              <dd className="tn">{sumText(sum, language)}</dd>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

function Other({ event, zone }: { event: ConsolidatedEvent; zone: string }) {
  const t = useWords();
  const [language] = useLanguage();
  const hourIn = useHourIn(zone);
  const { event_id, company_id, company_name, number, short, cutoff_at } = event;
  const state = stateOf(event);
  return (
    <Box component="li" sx={{ position: "relative", display: "flex", alignItems: "center", gap: "8px", p: "5px 16px" }}>
      <StateIcon state={state} />
      <RouteLink
        className="whole-line"
        underline="none"
        color="textPrimary"
        noWrap
        {...linkTo("/informes", { place: company_id, event: event_id, report: null })}
        sx={{ flex: 1, minWidth: 0 }}
      >
        {company_name}
      </RouteLink>
      {number === null ? (
        <Box component="span" sx={{ fontWeight: 600, color: "error.main" }}>
          {t("report_untold_yet")}
        </Box>
      ) : (
        <Box component="span" sx={{ color: "text.secondary" }}>
          {t("report_short", { name: short[language], number })}
        </Box>
      )}
      <Box
        component="span"
        className="tn"
        sx={{ minWidth: 38, textAlign: "right", ...(state === "late" && { fontWeight: 650, color: "warning.main" }) }}
      >
        {cutoff_at ? hourIn(cutoff_at).text : unknown}
      </Box>
    </Box>
  );
}
