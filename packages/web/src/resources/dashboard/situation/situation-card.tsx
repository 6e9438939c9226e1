// Where it is: the areas that are warned of, what runs, and the open shelters on one small map. The map itself is loaded after the figures.
import { lazy, Suspense } from "react";
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { createLink } from "@tanstack/react-router";
import { linkTo } from "../../../api/addresses.ts";
import { useMay } from "../../../api/may.ts";
import { Panel } from "../../../ui/panel.tsx";
import { useWords } from "../../../ui/words.ts";
import { SituationLegend } from "./situation-legend.tsx";
import { useSituation } from "./use-situation.ts";

const SituationMap = lazy(async () => ({ default: (await import("./situation-map.tsx")).SituationMap }));

const Link = createLink(MuiLink);
const leastHeight = 320;

export function SituationCard() {
  const t = useWords();
  const may = useMay();
  const { situation, isKnown } = useSituation();
  const { areas, events, shelters } = situation;
  const path = may("records.risk.index")
    ? "/records/risk"
    : may("records.alert.index")
      ? "/records/alert"
      : "/albergues";
  const told = t("room_map_told", { alerts: areas.length, events: events.length, shelters: shelters.length });
  const waiting = <Skeleton variant="rectangular" sx={{ position: "absolute", inset: 0, height: "auto" }} />;
  return (
    <Panel
      title={t("room_map")}
      aside={
        <Link underline="hover" className="finger-reach" {...linkTo(path)}>
          {t("room_map_open")}
        </Link>
      }
    >
      <Box
        sx={{
          position: "relative",
          flex: 1,
          minHeight: leastHeight,
          borderTop: 1,
          borderColor: "divider",
          "@media print": { breakInside: "avoid" },
        }}
      >
        {isKnown ? (
          <Suspense fallback={waiting}>
            <Box sx={{ position: "absolute", inset: 0 }}>
              <SituationMap label={told} situation={situation} />
            </Box>
          </Suspense>
        ) : (
          waiting
        )}
        <SituationLegend situation={situation} />
      </Box>
    </Panel>
  );
}
