// The situation room, first screen after signing in: from top to bottom what is in force, what is known, what is to do, what it means.
import { lazy, Suspense, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useUrlState } from "../../api/url-state.ts";
import { PrintButton } from "../../screens/paper/reading-buttons.tsx";
import { useLightPrint } from "../../screens/paper/use-light-print.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatInstant } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { narrowQuery, Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { useNow } from "../../ui/time/use-now.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { Activity } from "./activity.tsx";
import { AlertStrip } from "./alert-strip.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import { CountsCard } from "./counts-card.tsx";
import { CoverageCard } from "./coverage-card.tsx";
import { EventCard } from "./event/event-card.tsx";
import { HazardsCard } from "./hazards-card.tsx";
import { NoRecords } from "./no-records.tsx";
import { RecoveryCard } from "./recovery-card.tsx";
import { LiveMark } from "./room/live-mark.tsx";
import { periods, usePeriod } from "./room/period.ts";
import { useDashboard, useReadable } from "./room/use-room.ts";
import { SetupCard } from "./setup-card.tsx";
import { SheltersCard } from "./shelters-card.tsx";
import { usePlaceTitle, useShownDomains } from "./shown-domains.ts";
import { SituationCard } from "./situation/situation-card.tsx";
import { TodoCard } from "./todo-card.tsx";
import { YearsCard } from "./years/years-card.tsx";

const RoomWall = lazy(() => import("./wall/room-wall.tsx").then((it) => ({ default: it.RoomWall })));

const gap = "12px";
/** From here on the map stands beside the figures; from the second on it is what grows. */
const wide = "@media (min-width: 1100px)";
const vast = "@media (min-width: 1600px)";

export function DashboardScreen() {
  const t = useWords();
  const place = usePlaceTitle(t("account_everywhere"));
  const { search } = useUrlState();
  useLightPrint();
  return (
    <Page title={t("room_title", { place })} mark={<LiveMark />} actions={<RoomActions />}>
      <Box id="printed" sx={{ "@media print": { "& .MuiTypography-noWrap": { whiteSpace: "normal" } } }}>
        <Box sx={{ display: "flex", flexDirection: "column", gap }}>
          <PrintedTitle title={t("room_title", { place })} />
          <SetupCard />
          <Room place={place} />
        </Box>
      </Box>
      {search.wall === "1" && (
        <Suspense>
          <RoomWall place={place} />
        </Suspense>
      )}
    </Page>
  );
}

function RoomActions() {
  const t = useWords();
  const { period, setPeriod } = usePeriod();
  const { change } = useUrlState();
  return (
    <>
      <Segmented
        label={t("room_period")}
        value={period}
        segments={periods.map((value) => ({ value, label: t(`room_period.${value}`) }))}
        onChange={setPeriod}
      />
      <Button
        variant="outlined"
        startIcon={<Icon name="television" />}
        onClick={() => change({ wall: 1 })}
        // No telephone hangs on a wall.
        sx={{ [phoneQuery]: { display: "none" } }}
      >
        {t("wall_open")}
      </Button>
      <PrintButton />
    </>
  );
}

const everyMinute = 60_000;

/** On paper the head of the page is not there, and of when it is must stand on it. */
function PrintedTitle({ title }: { title: string }) {
  const t = useWords();
  const [language] = useLanguage();
  const at = new Date(useNow(everyMinute)).toISOString();
  return (
    <Box aria-hidden sx={{ display: "none", "@media print": { display: "block", pb: "8px" } }}>
      <Typography variant="h3" component="p" sx={{ m: 0 }}>
        {title}
      </Typography>
      <Typography color="textSecondary">{t("room_printed_at", { at: formatInstant(at, language) })}</Typography>
    </Box>
  );
}

/** Cards side by side; those that are left where one may not be read take its room. */
const Row = ({ children, weights }: { children: ReactNode[]; weights: readonly number[] }) => (
  <Box
    sx={{ display: "flex", flexWrap: "wrap", alignItems: "stretch", gap, "& > *": { display: "grid", minWidth: 0 } }}
  >
    {children.map(
      (child, at) =>
        child && (
          // The order of a row is fixed.
          <Box key={at} sx={{ flex: `${weights[at]} 1 ${(weights[at] ?? 1) * 56}px` }}>
            {child}
          </Box>
        ),
    )}
  </Box>
);

function Room({ place }: { place: string }) {
  const t = useWords();
  const isNarrow = useMediaQuery(narrowQuery.replace("@media ", ""), { noSsr: true });
  const domains = useShownDomains();
  const readable = useReadable();
  const { data } = useDashboard();
  if (domains.length === 0 && !readable.shelters)
    return (
      <Panel>
        <EmptyState title={t("dashboard_no_access_title")} text={t("dashboard_no_access_text")} />
      </Panel>
    );
  const isEmpty = data !== undefined && data.counts.every(({ count }) => count === 0) && data.changes.length === 0;
  const strip = readable.alerts && <AlertStrip />;
  const shelters = readable.shelters && <SheltersCard />;
  if (domains.length > 0 && isEmpty)
    return (
      <>
        {strip}
        <NoRecords domains={domains} place={place} />
        <Row weights={[5, 4, 5]}>
          <TodoCard />
          {shelters}
          <CoverageCard />
        </Row>
      </>
    );
  return isNarrow ? <OneColumn /> : <Columns />;
}

/** In one column what is to do comes before what is known of it. */
function OneColumn() {
  const { alerts, disasters, shelters, map, recovery, records } = useReadable();
  return (
    <>
      {alerts && <AlertStrip />}
      <TodoCard />
      {disasters && <EventCard />}
      {shelters && <SheltersCard />}
      {map && <SituationCard />}
      {records && <CountsCard />}
      {disasters && <YearsCard />}
      {disasters && <HazardsCard />}
      {recovery && <RecoveryCard />}
      <CoverageCard />
      <Comparison />
      {records && <Activity />}
    </>
  );
}

function Columns() {
  const { alerts, disasters, shelters, map, recovery, records } = useReadable();
  return (
    <>
      {alerts && <AlertStrip />}
      <Box sx={{ display: "flex", flexDirection: "column", gap, [wide]: { flexDirection: "row" } }}>
        {(disasters || shelters) && (
          <Box sx={{ minWidth: 0, display: "grid", gap, [wide]: { flex: "2 1 0" }, [vast]: { flex: "1 1 0" } }}>
            <Row weights={[6, 4]}>
              {disasters && <EventCard />}
              {shelters && <SheltersCard />}
            </Row>
            {disasters && (
              <Row weights={[6, 4]}>
                <YearsCard />
                <HazardsCard />
              </Row>
            )}
          </Box>
        )}
        {map && (
          <Box sx={{ minWidth: 0, display: "grid", [wide]: { flex: "1 1 0" } }}>
            <SituationCard />
          </Box>
        )}
      </Box>
      <Row weights={[5.6, 4, 6.4]}>
        <TodoCard />
        {recovery && <RecoveryCard />}
        <CoverageCard />
      </Row>
      <Comparison />
      {records && (
        <Row weights={[4, 6]}>
          <CountsCard />
          <Activity />
        </Row>
      )}
    </>
  );
}
