// Other emergencies that run beside the newest one: a line each, with its first figure and how old that is.
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import { losses } from "@atalaya/contract/domain/losses.ts";
import type { RunningEvents, RoomEvent } from "@atalaya/contract/resources/records/room.ts";
import { linkTo } from "../../../api/addresses.ts";
import { Swatch } from "../../../ui/swatch.tsx";
import { size } from "../../../ui/theme/theme-global.ts";
import { useNow } from "../../../ui/time/use-now.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { showFigure } from "@atalaya/contract/domain/show-figure.ts";
import { FigureAge } from "./figures.tsx";
import { Line } from "../../../ui/chart/line.tsx";

const everyHalfMinute = 30_000;
const mostShown = 3;

const Link = createLink(MuiLink);
const line = { minHeight: size("row"), borderTop: 1, borderColor: "divider" };

export function MoreEvents({ running: { total, events } }: { running: RunningEvents }) {
  const t = useWords();
  const now = useNow(everyHalfMinute);
  const others = events.slice(1, 1 + mostShown);
  return (
    <Box>
      <Box component="ul" aria-label={t("room_other_events")} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {others.map((event) => (
          <li key={event.id}>
            <EventLine event={event} now={now} />
          </li>
        ))}
      </Box>
      {total > 1 + others.length && (
        <Box sx={{ p: "8px 16px", borderTop: 1, borderColor: "divider" }}>
          <Link underline="hover" className="finger-reach" {...linkTo("/records/risk", { running: true })}>
            {t("room_see_all_events", { count: total })}
          </Link>
        </Box>
      )}
    </Box>
  );
}

function EventLine({ event, now }: { event: RoomEvent; now: number }) {
  const t = useWords();
  const [language] = useLanguage();
  const [figure] = event.figures;
  return (
    <Line sx={line} {...linkTo("/records/risk", { record: event.id })}>
      <Swatch icon={event.icon} color={event.color} size={20} />
      <Typography component="span" noWrap sx={{ flex: 1, minWidth: 0 }}>
        {event.title}
      </Typography>
      {figure && (
        <>
          <Typography component="span" noWrap color="textSecondary" className="tn" sx={{ flex: "none" }}>
            <b>{showFigure(figure, t, language)}</b> {losses[figure.metric].label[language].toLowerCase()}
          </Typography>
          <Box component="span" sx={{ flex: "none" }}>
            <FigureAge figure={figure} event={event} isRunning now={now} />
          </Box>
        </>
      )}
    </Line>
  );
}
