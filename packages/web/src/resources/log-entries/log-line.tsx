// One line of a log: its hour, its kind, who wrote it, what it says, how it stands, and what may follow it.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import { isAsking, logKindIcons } from "@atalaya/contract/resources/log-entries/kinds.ts";
import { linkTo } from "../../api/addresses.ts";
import { mapTextAround } from "../../screens/list-and-map/map-address.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { AssignedTo } from "./assigned/assigned-to.tsx";
import { betweenWhom, hourOf, isOpen, isOverdue, laterHours, writerOf } from "./line-facts.ts";
import { LineFiles } from "./line-files.tsx";

const RouteLink = createLink(Link);

type LogLineProps = {
  line: LogEntry;
  now: number;
  /** Lines of several events are shown: each names its own. */
  isNamed?: boolean;
  /** What leads a request or task on. */
  steps?: ReactNode;
  /** Beside its number: what else may follow it. */
  menu?: ReactNode;
  /** The address names this one. */
  isMeant?: boolean;
};

export function LogLine({ line, now, isNamed = false, steps, menu, isMeant = false }: LogLineProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { number, kind, happened_at, corrected_by, merged_code } = line;
  return (
    <Box
      component="article"
      id={`line-${line.id}`}
      tabIndex={isMeant ? -1 : undefined}
      aria-label={t("log_number", { number })}
      aria-current={isMeant || undefined}
      sx={(theme) => ({ ...lineGrid, ...(isMeant && { bgcolor: theme.vars.palette.soft }) })}
    >
      <Box sx={{ gridArea: "hour" }}>
        <Typography
          component="time"
          dateTime={happened_at}
          className="tn"
          sx={{ fontSize: "0.9375rem", fontWeight: 650 }}
        >
          {hourOf(happened_at, language)}
        </Typography>
        {laterHours(line, language, t).map((text) => (
          <Typography key={text} variant="overline" component="p" color="textSecondary" sx={{ m: 0, lineHeight: 1.3 }}>
            {text}
          </Typography>
        ))}
      </Box>
      <Box sx={{ gridArea: "said", minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 8px" }}>
          <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: "6px", fontWeight: 650 }}>
            <Icon name={logKindIcons[kind]} size={13} />
            {t(`log_kind.${kind}`)}
          </Box>
          <LineTags line={line} now={now} />
        </Box>
        {line.text && (
          <Typography
            sx={{
              whiteSpace: "pre-wrap",
              overflowWrap: "anywhere",
              m: "2px 0",
              ...(corrected_by && { textDecoration: "line-through", color: "text.secondary" }),
            }}
          >
            {line.text}
          </Typography>
        )}
        <LineMeta line={line} isNamed={isNamed} />
        <LineFiles files={line.files} />
        {isAsking(kind) && <AssignedTo line={line} />}
        {steps && (
          <Box className="screen-only" sx={{ display: "flex", flexWrap: "wrap", gap: "6px", mt: "6px" }}>
            {steps}
          </Box>
        )}
      </Box>
      <Box sx={{ gridArea: "number", display: "flex", alignItems: "flex-start", gap: "4px", textAlign: "right" }}>
        <Typography variant="caption" className="tn" color="textSecondary" sx={{ lineHeight: "22px" }}>
          {t("log_number", { number })}
          {merged_code && <Box sx={{ lineHeight: 1.3 }}>{t("log_merged", { code: merged_code })}</Box>}
        </Typography>
        {menu}
      </Box>
    </Box>
  );
}

export const lineGrid = {
  display: "grid",
  gridTemplateColumns: "84px minmax(0, 1fr) auto",
  gridTemplateAreas: '"hour said number"',
  columnGap: "12px",
  p: "10px 20px",
  borderBottom: 1,
  borderColor: "divider",
  [phoneQuery]: {
    p: "10px 16px",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gridTemplateAreas: '"hour number" "said said"',
  },
};

/** How it stands: urgency, what it corrects, its state and until when it is to be done. */
function LineTags({ line, now }: { line: LogEntry; now: number }) {
  const t = useWords();
  const [language] = useLanguage();
  const { priority, about, step, corrected_by, state, due_at } = line;
  const isLate = isOverdue(line, now);
  const due = due_at && { at: hourOf(due_at, language, line.happened_at) };
  return (
    <>
      {priority !== "routine" && (
        <Tag
          label={t(`log_priority.${priority}`)}
          icon="exclamation"
          status={priority === "urgent" ? "error" : "warning"}
        />
      )}
      {step && step !== "correction" && <Tag label={t(`log_step.${step}`)} icon="level-up" />}
      {about && <Tag label={t(step === "correction" ? "log_corrects" : "log_about", { number: about.number })} />}
      {corrected_by && <Tag label={t("log_corrected_by", { number: corrected_by.number })} icon="pencil" />}
      {state && (
        <Tag
          label={t(`log_state.${state}`)}
          {...(state === "done" ? { status: "success", icon: "check" } : state === "open" ? { status: "warning" } : {})}
        />
      )}
      {due && isOpen(line) && (
        <Tag
          label={t(isLate ? "log_due_over" : "log_due", due)}
          icon="clock-o"
          {...(isLate && { status: "error" as const })}
        />
      )}
    </>
  );
}

/** Who wrote it, between whom it was said, over what, and where. */
function LineMeta({ line, isNamed }: { line: LogEntry; isNamed: boolean }) {
  const t = useWords();
  const { channel, place_name, position, event_id, event_title } = line;
  const said = [writerOf(line), betweenWhom(line, t), channel && t(`log_channel.${channel}`), place_name];
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0, overflowWrap: "anywhere" }}>
      {isNamed && (
        <>
          <RouteLink {...linkTo("/bitacora", { event: event_id })}>{event_title}</RouteLink>
          {" · "}
        </>
      )}
      {said.filter(Boolean).join(" · ")}
      {position && (
        <>
          {" · "}
          <RouteLink
            {...linkTo("/records/risk", {
              selected: event_id,
              view: "map",
              map: mapTextAround({ type: "Point", coordinates: position }),
            })}
          >
            {t("log_map_link")}
          </RouteLink>
        </>
      )}
    </Typography>
  );
}
