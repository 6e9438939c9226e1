// The emergency that runs: what is known, since when, and the next step; without one the last that ended, so that the room keeps its shape.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { RoomEvent, RunningEvents } from "@atalaya/contract/resources/records/room.ts";
import { linkTo } from "../../../api/addresses.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { formatDay } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Swatch } from "../../../ui/swatch.tsx";
import { fingerQuery, fingertip, phoneQuery } from "../../../ui/theme/theme-global.ts";
import { Tag } from "../../../ui/tag.tsx";
import { useNow } from "../../../ui/time/use-now.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { clockAt } from "../../../ui/zone.ts";
import { EventLinks } from "../../../screens/paper/event-links.tsx";
import { KitLink } from "../../../screens/event-kit/kit-link.tsx";
import { Nothing, RoomCard } from "../room/room-card.tsx";
import { useRunningEvents } from "../room/use-room.ts";
import { EventFigures } from "./figures.tsx";
import { MoreEvents } from "./more-events.tsx";

const height = 206;
const everyMinute = 60_000;
const day = 86_400_000;

const Link = createLink(MuiLink);
const LinkButton = createLink(Button);

export function EventCard() {
  const t = useWords();
  const [language] = useLanguage();
  const asked = useRunningEvents();
  const running = asked.data;
  const event = running?.events[0] ?? running?.last;
  const isRunning = (running?.events.length ?? 0) > 0;
  return (
    <RoomCard
      asked={asked}
      failed={t("room_event_failed")}
      height={height}
      title={event ? <EventTitle event={event} /> : t("room_event")}
      lead={
        event && (
          <Swatch
            icon={event.icon}
            color={event.color}
            size={24}
            label={pick(language, event.variable_es, event.variable_en)}
          />
        )
      }
      mark={isRunning && <Tag label={t("room_running")} icon="circle" status="error" />}
      aside={
        event && (
          <Box component="span" sx={{ minWidth: 0, [phoneQuery]: { display: "none" } }}>
            <Since event={event} isRunning={isRunning} />
          </Box>
        )
      }
    >
      {(data) =>
        event ? (
          <EventBody event={event} running={data} />
        ) : (
          <Nothing text={t("room_event_none_text")}>{t("room_event_none")}</Nothing>
        )
      }
    </RoomCard>
  );
}

const EventTitle = ({ event: { id, title } }: { event: RoomEvent }) => (
  <Link
    {...linkTo("/records/risk", { record: id })}
    color="textPrimary"
    underline="hover"
    sx={{
      display: "block",
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      [fingerQuery]: { lineHeight: `${fingertip}px` },
    }}
  >
    {title}
  </Link>
);

/** Of one that runs since when, of one that is over until when. */
function Since({ event: { observed_on, ended_on, timezone }, isRunning }: { event: RoomEvent; isRunning: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  const now = useNow(everyMinute);
  const dayBefore = (days: number) => clockAt(new Date(now - days * day), timezone).day;
  const since =
    observed_on === dayBefore(0)
      ? t("room_since_today")
      : observed_on === dayBefore(1)
        ? t("room_since_yesterday")
        : t("room_since", { day: formatDay(observed_on, language) });
  // Of one long ago nobody may have written down when it ended.
  const over =
    ended_on === null ? formatDay(observed_on, language) : t("room_ended_on", { day: formatDay(ended_on, language) });
  const said = isRunning ? since : over;
  return (
    <Typography
      variant="caption"
      component="span"
      color="textSecondary"
      className="tn"
      noWrap
      sx={{ flex: "0 1 auto" }}
    >
      {said}
    </Typography>
  );
}

function EventBody({ event, running }: { event: RoomEvent; running: RunningEvents }) {
  const t = useWords();
  const may = useMay();
  const { place } = usePlace();
  const { id, company_id, company_name, log } = event;
  const isRunning = running.events.length > 0;
  const mayUpdate = isRunning && may("records.risk.update", company_id);
  const hasReports = may("reports.index", company_id);
  return (
    <>
      <EventFigures event={event} isRunning={isRunning} />
      {running.events.length > 1 && <MoreEvents running={running} />}
      {(log || hasReports || mayUpdate) && (
        <Box
          className="screen-only"
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: "8px",
            p: "8px 16px",
            borderTop: 1,
            borderColor: "divider",
            // Where they need a second line it ends with the card.
            justifyContent: "flex-end",
            [phoneQuery]: { "& > a": { flex: "1 1 calc(50% - 4px)", whiteSpace: "nowrap" } },
          }}
        >
          <Box
            sx={{
              flex: "1 0 auto",
              maxWidth: "100%",
              overflow: "hidden",
              textOverflow: "ellipsis",
              whiteSpace: "nowrap",
              color: "text.secondary",
              [phoneQuery]: { flexBasis: "100%" },
            }}
          >
            {place !== company_id && `${company_name} `}
            <Box component="span" sx={{ display: "none", [phoneQuery]: { display: "inline" } }}>
              <Since event={event} isRunning={isRunning} />
            </Box>
          </Box>
          <EventLinks event={event} />
          {log && isRunning && <KitLink event_id={id} />}
          {mayUpdate && (
            <LinkButton
              variant="contained"
              startIcon={<Icon name="pencil" />}
              {...linkTo("/records/risk", { record: id, edit: 1 })}
            >
              {t("room_update_figures")}
            </LinkButton>
          )}
        </Box>
      )}
    </>
  );
}
