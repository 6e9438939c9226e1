// What was read of a database, before and after its cards are written: its events, its places, and the cards that were refused.
import { useEffect, useState } from "react";
import Box from "@mui/material/Box";
import type { DesInventarLoad } from "@atalaya/contract/resources/records/desinventar.ts";
import { LoadPage } from "../../../screens/loads/load-page.tsx";
import { CountMark } from "../../../ui/count-mark.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { TabStrip } from "../../../ui/tab-strip.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { EventTable } from "./event-table.tsx";
import { PlaceTable } from "./place-table.tsx";
import { RefusedTable } from "./refused-table.tsx";
import { CardFoot } from "./card-foot.tsx";
import { useCardSteps, useLoad } from "./use-card-load.ts";

type CardReviewProps = { id: number; onAnother: () => void; onClose: () => void };

export function CardReview({ id, onAnother, onClose }: CardReviewProps) {
  const t = useWords();
  return (
    <LoadPage title={t("cards_title")} answer={useLoad(id)} onAnother={onAnother} onClose={onClose}>
      {(load) => <Review load={load} onClose={onClose} />}
    </LoadPage>
  );
}

const parts = ["events", "places", "refused"] as const;
type Part = (typeof parts)[number];

/** Opens where something is left to choose; what was refused comes first once cards are written. */
const firstPart = ({ events, places, refused, written }: DesInventarLoad): Part => {
  if (written > 0 && refused > 0) return "refused";
  return events.every(({ variable }) => variable) && places.some(({ place }) => !place) ? "places" : "events";
};

function Review({ load, onClose }: { load: DesInventarLoad; onClose: () => void }) {
  const t = useWords();
  const [language] = useLanguage();
  const { running, run } = useCardSteps(load.id);
  const [part, setPart] = useState(() => firstPart(load));
  // What was not looked at yet is, as soon as the load is opened, and again where a choice changes what a card would be.
  useEffect(() => void run("examination"), [run]);
  const lookAgain = () => void run("examination");
  const counts: Record<Part, number> = {
    events: load.events.length,
    places: load.place_count,
    refused: load.refused,
  };
  // What was written was written with these choices.
  const isReadOnly = running !== null || load.written > 0;
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column", bgcolor: "background.paper" }}>
      <TabStrip
        label={t("cards_parts")}
        value={part}
        tabs={parts.map((it) => ({
          value: it,
          label: t(`cards_${it}`),
          mark: <CountMark count={formatNumber(counts[it], language)} />,
        }))}
        onChange={setPart}
      />
      <Box sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column" }}>
        {part === "events" && <EventTable load={load} isReadOnly={isReadOnly} onChosen={lookAgain} />}
        {part === "places" && <PlaceTable load={load} isReadOnly={isReadOnly} onChosen={lookAgain} />}
        {part === "refused" && <RefusedTable load={load} />}
      </Box>
      <CardFoot load={load} running={running} onRun={(step) => void run(step)} onClose={onClose} />
    </Box>
  );
}
