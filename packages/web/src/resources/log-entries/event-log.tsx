// The log of one event: where a line is typed, the lines, and beside them what is still to be done and the board of its kit.
import { lazy, Suspense } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { createLink } from "@tanstack/react-router";
import type { LogHead } from "@atalaya/contract/resources/log-entries.ts";
import { linkTo } from "../../api/addresses.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { KitBoard } from "../../screens/event-kit/kit-board.tsx";
import { KitDialog } from "../../screens/event-kit/kit-dialog.tsx";
import { KitLink } from "../../screens/event-kit/kit-link.tsx";
import { progressOf } from "../../screens/event-kit/kit-progress.ts";
import { useBoard } from "../../screens/event-kit/use-board.ts";
import { ComparedBar } from "../../screens/as-of/compared-bar.tsx";
import { MomentButton } from "../../screens/as-of/moment-button.tsx";
import { useMoment } from "../../screens/as-of/use-moment.ts";
import { CountMark } from "../../ui/count-mark.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { narrowQuery, Page } from "../../ui/page.tsx";
import { TabStrip } from "../../ui/tab-strip.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { Composer } from "./composer.tsx";
import { LogFilters } from "./log-filters.tsx";
import { LogStream } from "./log-stream.tsx";
import { MinuteSituation } from "./minute/minute-situation.tsx";
import { MinuteSteps } from "./minute/minute-steps.tsx";
import { OpenLines } from "./open-lines.tsx";
import { ShiftSheet } from "./shift-sheet.tsx";
import { logFilters, useHead, useWaitingLines } from "./use-log.ts";
import { useTypedLine } from "./use-typed-line.ts";

const LinkButton = createLink(Button);
const LinkIconButton = createLink(IconButton);

const LogSinceScreen = lazy(async () => ({ default: (await import("./since/log-since.tsx")).LogSinceScreen }));

type EventLogProps = { event_id: number };

export function EventLog({ event_id }: EventLogProps) {
  const t = useWords();
  const { search } = useUrlState();
  const at = useMoment();
  const { data: head, error, isError, refetch } = useHead(event_id);
  if (!head)
    return (
      <Page isFilling>
        {isError && <ErrorState error={error} title={t("log_failed")} onRetry={() => void refetch()} />}
      </Page>
    );
  if (at !== null && search.since)
    return (
      <Suspense>
        <LogSinceScreen event={head.event} at={at} />
      </Suspense>
    );
  return search.sheet ? <ShiftSheet head={head} /> : <OpenLog head={head} />;
}

const parts = ["lines", "tasks", "kit"] as const;
type Part = (typeof parts)[number];

/** Which part the address asks for: a line that it names is among the lines, where only one part has room. */
function usePart(): { part: Part; beside: "tasks" | "kit"; show: (part: Part) => void } {
  const { search, change } = useUrlState();
  const asked = parts.find((part) => part === search.part) ?? "lines";
  return {
    part: search.line ? "lines" : asked,
    beside: asked === "kit" ? "kit" : "tasks",
    show: (part) => change({ part: part === "lines" ? null : part, line: null }, { isReplacing: true }),
  };
}

function OpenLog({ head }: { head: LogHead }) {
  const t = useWords();
  const { event, may_write } = head;
  const { search, change } = useUrlState();
  const waiting = useWaitingLines(event.id);
  const typed = useTypedLine(event);
  const { part, beside, show } = usePart();
  const at = useMoment();
  const mayWrite = may_write && at === null ? typed : null;
  const marks = useMarks(head);
  return (
    <Page isFilling title={event.title} actions={<LogButtons head={head} />}>
      <ComparedBar steps={<MinuteSteps head={head} />} />
      {mayWrite && <Composer head={head} typed={mayWrite} />}
      <Box className="screen-only" sx={{ flex: "none", display: "none", [narrowQuery]: { display: "block" } }}>
        <TabStrip
          label={t("log_tabs")}
          value={part}
          onChange={show}
          tabs={[{ value: "lines", label: t("log_tab_lines") }, marks.tasks, marks.kit]}
        />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: "flex", bgcolor: "background.paper" }}>
        <Box sx={{ ...column, flex: 1, ...(part !== "lines" && onlyWide) }}>
          <LogFilters authors={head.authors} />
          <LogStream
            event_id={event.id}
            waiting={at === null ? waiting : none}
            emptyText={t(may_write ? "log_empty_text" : "log_empty_read")}
            typed={mayWrite}
          />
        </Box>
        <Box sx={{ ...column, ...rail, ...(part === "lines" && onlyWide) }}>
          <Box className="screen-only" sx={{ flex: "none", [narrowQuery]: { display: "none" } }}>
            <TabStrip
              label={t(at === null ? "kit_rail" : "minute_rail")}
              value={beside}
              onChange={show}
              tabs={[marks.tasks, marks.kit]}
            />
          </Box>
          <Box sx={{ flex: 1, minHeight: 0 }}>
            {beside === "tasks" && <OpenLines event_id={event.id} typed={mayWrite} />}
            {beside === "kit" && at === null && <KitBoard event_id={event.id} onOpen={() => change({ kit: 1 })} />}
            {beside === "kit" && at !== null && <MinuteSituation event={event} at={at} />}
          </Box>
        </Box>
      </Box>
      {search.kit && may_write && at === null && (
        <KitDialog
          event_id={event.id}
          onClose={() => change({ kit: null })}
          onOpened={() => change({ kit: null, part: "kit", line: null })}
        />
      )}
    </Page>
  );
}

/** The tabs of what is still to be done and of the kit, with how much there is of each; of the past, instead of the kit, what was known. */
function useMarks({ event, open }: LogHead) {
  const t = useWords();
  const isPast = useMoment() !== null;
  const board = useBoard(event.id).data;
  const { done, all } = progressOf(board ?? { actions: [] }, 0);
  return {
    tasks: {
      value: "tasks" as const,
      label: t("log_tab_tasks"),
      ...(open > 0 && { mark: <CountMark count={open} /> }),
    },
    kit: {
      value: "kit" as const,
      label: t(isPast ? "minute_tab" : "kit_tab"),
      ...(!isPast && all > 0 && { mark: <CountMark count={`${done}/${all}`} /> }),
    },
  };
}

const none: ReturnType<typeof useWaitingLines> = [];

const column = { display: "flex", flexDirection: "column", minWidth: 0, minHeight: 0 };
const rail = {
  width: 320,
  flex: "none",
  borderLeft: 1,
  borderColor: "divider",
  [narrowQuery]: { width: "auto", flex: 1, border: 0 },
};
/** In a narrow window one part is shown at a time. */
const onlyWide = { [narrowQuery]: { display: "none" } };

/** The other logs, the event, and what is of now: its kit and the sheet for the next shift; on a phone without words. */
function LogButtons({ head: { event } }: { head: LogHead }) {
  const t = useWords();
  const isPhone = useIsPhone();
  const { change } = useUrlState();
  const at = useMoment();
  const toEvent = linkTo("/records/risk", { record: event.id, at });
  const toOthers = () => change({ ...logFilters.none, event: null });
  const toSheet = () => change({ sheet: 1 });
  const hasReports = useMay()("reports.index", event.company_id);
  const toReports = linkTo("/informes", { event: event.id });
  if (isPhone)
    return (
      <>
        <IconButton aria-label={t("log_all_events")} onClick={toOthers}>
          <Icon name="list-ul" size={16} />
        </IconButton>
        <LinkIconButton aria-label={t("log_event")} {...toEvent}>
          <Icon name="fire" size={16} />
        </LinkIconButton>
        {hasReports && (
          <LinkIconButton aria-label={t("reports_of_event")} {...toReports}>
            <Icon name="file-text-o" size={16} />
          </LinkIconButton>
        )}
        {at === null && (
          <IconButton aria-label={t("log_sheet")} onClick={toSheet}>
            <Icon name="exchange" size={16} />
          </IconButton>
        )}
        <MomentButton />
      </>
    );
  return (
    <>
      <Button variant="text" startIcon={<Icon name="list-ul" />} onClick={toOthers}>
        {t("log_all_events")}
      </Button>
      <LinkButton variant="outlined" startIcon={<Icon name="fire" />} {...toEvent}>
        {t("log_event")}
      </LinkButton>
      {hasReports && (
        <LinkButton variant="outlined" startIcon={<Icon name="file-text-o" />} {...toReports}>
          {t("reports_of_event")}
        </LinkButton>
      )}
      {at === null && (
        <>
          <KitLink event_id={event.id} />
          <Button variant="outlined" startIcon={<Icon name="exchange" />} onClick={toSheet}>
            {t("log_sheet")}
          </Button>
        </>
      )}
      <MomentButton />
    </>
  );
}
