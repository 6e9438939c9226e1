// Logs of the active place: which events are running, what is left to do in each, and the latest lines of all of them.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { LogOfEvent } from "@atalaya/contract/resources/log-entries.ts";
import { linkTo } from "../../api/addresses.ts";
import { usePlace } from "../../api/places.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { formatDay, formatNumber, formatRelative } from "../../ui/format.ts";
import { narrowQuery, Page } from "../../ui/page.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { LogFilters } from "./log-filters.tsx";
import { LogStream } from "./log-stream.tsx";
import { useLogs } from "./use-log.ts";

const LinkButton = createLink(Button);
const RouteLink = createLink(Link);

export function LogChoice() {
  const t = useWords();
  const logs = useLogs();
  const listed = logs.data?.data;
  return (
    <Page isFilling>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: "flex",
          bgcolor: "background.paper",
          [narrowQuery]: { display: "block", overflowY: "auto" },
        }}
      >
        <Box
          component="section"
          aria-label={t("log_logs")}
          sx={{
            flex: "none",
            width: 400,
            overflowY: "auto",
            borderRight: 1,
            borderColor: "divider",
            [narrowQuery]: { width: "auto", border: 0, overflow: "visible" },
          }}
        >
          <Typography variant="h4" component="h2" sx={{ p: "14px 20px 8px" }}>
            {t("log_choose")}
          </Typography>
          {logs.isError && (
            <ErrorState error={logs.error} title={t("log_logs_failed")} onRetry={() => void logs.refetch()} />
          )}
          {logs.isPending && !logs.isError && <Skeleton variant="rounded" height={120} sx={{ m: "0 20px" }} />}
          {listed?.length === 0 && (
            <EmptyState
              title={t("log_no_events")}
              text={t("log_no_events_text")}
              actions={
                <LinkButton variant="outlined" {...linkTo("/records/risk")}>
                  {t("log_to_map")}
                </LinkButton>
              }
            />
          )}
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {listed?.map((log) => (
              <LogItem key={log.id} log={log} />
            ))}
          </Box>
        </Box>
        <Box
          sx={{ flex: 1, minWidth: 0, display: "flex", flexDirection: "column", [narrowQuery]: { display: "block" } }}
        >
          <LogFilters authors={[]} />
          <LogStream event_id={null} emptyText={t("log_empty_read")} />
        </Box>
      </Box>
    </Page>
  );
}

function LogItem({ log }: { log: LogOfEvent }) {
  const t = useWords();
  const [language] = useLanguage();
  const { place } = usePlace();
  const { id, title, company_name, total, open, overdue, last_at, observed_on } = log;
  const lines =
    total === 0
      ? t("log_no_lines")
      : total === 1
        ? t("log_one_line")
        : t("log_lines", { count: formatNumber(total, language) });
  const said = [place === "all" && company_name, formatDay(observed_on, language), lines];
  return (
    <Box component="li" sx={{ position: "relative", p: "10px 20px", borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", alignItems: "baseline", gap: "10px" }}>
        <RouteLink
          underline="none"
          className="whole-line"
          {...linkTo("/bitacora", { event: id })}
          sx={{ flex: 1, fontWeight: 650, color: "text.primary", overflowWrap: "anywhere" }}
        >
          {title}
        </RouteLink>
        {last_at && (
          <Typography variant="caption" component="time" dateTime={last_at} color="textSecondary">
            {formatRelative(last_at, language)}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px", mt: "2px" }}>
        <Typography variant="caption" color="textSecondary">
          {said.filter(Boolean).join(" · ")}
        </Typography>
        {overdue > 0 && <Tag label={t("log_overdue_count", { count: overdue })} status="error" icon="clock-o" />}
        {open > 0 && <Tag label={t("log_open_count", { count: open })} />}
      </Box>
    </Box>
  );
}
