// Lines under the address, newest first, day by day.
import { Fragment } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import { useUrlState } from "../../api/url-state.ts";
import { Notice } from "../../forms/notice.tsx";
import { useShownNow } from "../../screens/as-of/use-moment.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { dayHere, formatDay } from "../../ui/format.ts";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { LineMenu, LineSteps } from "./line-actions.tsx";
import { halfMinute, isOpen } from "./line-facts.ts";
import { LogLine } from "./log-line.tsx";
import { logFilters, useLines } from "./use-log.ts";
import { useMeantLine } from "./use-meant-line.ts";
import type { TypedLines } from "./use-typed-line.ts";
import { WaitingLines } from "./waiting-lines.tsx";
import type { WaitingLine } from "./waiting-kind.ts";

type LogStreamProps = {
  event_id: number | null;
  waiting?: readonly WaitingLine[];
  /** Said where there is no line at all. */
  emptyText: string;
  /** Whoever may write; null where nobody does. */
  typed?: TypedLines | null;
};

const noLines: readonly WaitingLine[] = [];

export function LogStream({ event_id, waiting = noLines, emptyText, typed = null }: LogStreamProps) {
  const t = useWords();
  const { search, change } = useUrlState();
  const lines = useLines(event_id);
  const now = useShownNow(halfMinute);
  const shown = lines.data?.pages.flatMap(({ data }) => data);
  const isFiltered = logFilters.areIn(search);
  const meant = useMeantLine(lines);
  return (
    <Box
      component="section"
      aria-label={t("log_stream")}
      aria-busy={lines.isFetching}
      sx={{ flex: 1, minHeight: 0, overflowY: "auto" }}
    >
      <WaitingLines lines={waiting} />
      {lines.isError &&
        (lines.error.status === 0 ? (
          <Notice status="warning" icon="plug">
            {t("log_offline")}
          </Notice>
        ) : (
          <ErrorState error={lines.error} title={t("log_failed")} onRetry={() => void lines.refetch()} />
        ))}
      {lines.isPending && !lines.isError && <Skeletons />}
      {shown?.map((line, index) => (
        <Fragment key={line.id}>
          <DayHead line={line} before={shown[index - 1]} />
          <LogLine
            line={line}
            now={now}
            isNamed={event_id === null}
            isMeant={line.id === meant}
            {...(typed && {
              steps: isOpen(line) && <LineSteps line={line} typed={typed} />,
              menu: <LineMenu line={line} typed={typed} />,
            })}
          />
        </Fragment>
      ))}
      {shown?.length === 0 && waiting.length === 0 && (
        <EmptyState
          title={t(isFiltered ? "log_none" : "log_empty")}
          {...(!isFiltered && { text: emptyText })}
          actions={
            isFiltered && (
              <Button variant="outlined" onClick={() => change(logFilters.none)}>
                {t("filters_clear")}
              </Button>
            )
          }
        />
      )}
      <Box sx={{ display: "flex", justifyContent: "center", p: "14px" }}>
        {lines.hasNextPage ? (
          <Button variant="outlined" disabled={lines.isFetchingNextPage} onClick={() => void lines.fetchNextPage()}>
            {t("log_more")}
          </Button>
        ) : (
          shown &&
          shown.length > 0 &&
          !isFiltered &&
          event_id !== null && (
            <Typography variant="caption" color="textSecondary">
              {t("log_end")}
            </Typography>
          )
        )}
      </Box>
    </Box>
  );
}

/** Above the first line of a day. */
function DayHead({ line, before }: { line: LogEntry; before: LogEntry | undefined }) {
  const [language] = useLanguage();
  const day = dayHere(new Date(line.happened_at));
  if (before && dayHere(new Date(before.happened_at)) === day) return null;
  return (
    <Typography
      variant="subtitle2"
      component="h2"
      sx={{
        position: "sticky",
        top: 0,
        zIndex: 1,
        p: "6px 20px",
        bgcolor: "background.default",
        borderBottom: 1,
        borderColor: "divider",
        [phoneQuery]: { px: "16px" },
      }}
    >
      {formatDay(day, language)}
    </Typography>
  );
}

const Skeletons = () => (
  <Box sx={{ display: "grid", gap: "10px", p: "16px 20px" }}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} variant="rounded" height={56} />
    ))}
  </Box>
);
