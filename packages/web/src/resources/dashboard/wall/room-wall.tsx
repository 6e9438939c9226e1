// The pages of the wall, out of the room's own cards: what burns, what is to do, the map, what it means, who is covered.
import Box from "@mui/material/Box";
import { useWords } from "../../../ui/words.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { AlertStrip } from "../alert-strip.tsx";
import { Comparison } from "../comparison/comparison.tsx";
import { useIsCompared } from "../comparison/use-compared.ts";
import { CoverageCard } from "../coverage-card.tsx";
import { EventCard } from "../event/event-card.tsx";
import { HazardsCard } from "../hazards-card.tsx";
import { RecoveryCard } from "../recovery-card.tsx";
import { LiveMark } from "../room/live-mark.tsx";
import { useReadable } from "../room/use-room.ts";
import { SheltersCard } from "../shelters-card.tsx";
import { SituationCard } from "../situation/situation-card.tsx";
import { TodoCard } from "../todo-card.tsx";
import { YearsCard } from "../years/years-card.tsx";
import { Wall, type WallPage } from "./wall.tsx";

/** Cards below each other, those of a row side by side. */
const page = { display: "grid", gap: "12px" };
/** What is known of the emergency needs more room than the shelters. */
const nowBesideShelters = {
  ...page,
  "@media (min-width: 900px)": { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" },
};
const sideBySide = { display: "grid", gap: "12px", gridTemplateColumns: "repeat(auto-fit, minmax(320px, 1fr))" };

export function RoomWall({ place }: { place: string }) {
  const t = useWords();
  const { change } = useUrlState();
  const { alerts, disasters, shelters, map, recovery } = useReadable();
  const isCompared = useIsCompared();
  const pages: (WallPage | false)[] = [
    (alerts || disasters || shelters) && {
      title: t("wall_page_now"),
      content: (
        <Box sx={page}>
          {alerts && <AlertStrip />}
          <Box sx={disasters && shelters ? nowBesideShelters : page}>
            {disasters && <EventCard />}
            {shelters && <SheltersCard />}
          </Box>
        </Box>
      ),
    },
    map && { title: t("wall_page_map"), content: <SituationCard />, isMap: true },
    isCompared && { title: t("compared_title"), content: <Comparison /> },
    {
      title: t("wall_page_do"),
      content: (
        <Box sx={sideBySide}>
          <TodoCard />
          <CoverageCard />
        </Box>
      ),
    },
    (disasters || recovery) && {
      title: t("wall_page_means"),
      content: (
        <Box sx={page}>
          {disasters && <YearsCard />}
          <Box sx={sideBySide}>
            {disasters && <HazardsCard />}
            {recovery && <RecoveryCard />}
          </Box>
        </Box>
      ),
    },
  ];
  return (
    <Wall
      place={place}
      live={<LiveMark />}
      pages={pages.filter((it) => it !== false)}
      onClose={() => change({ wall: null })}
    />
  );
}
