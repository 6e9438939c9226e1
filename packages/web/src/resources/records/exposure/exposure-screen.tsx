// What lies in an area, in a chunk of its own: the area on the map at the left, the answer at the right, at once.
import { useContext, useState } from "react";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useOwnVariables } from "./use-partings.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../../api/places.ts";
import { useLightPrint } from "../../../screens/paper/use-light-print.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { dayHere, formatDay } from "../../../ui/format.ts";
import { narrowQuery, Page, TrailContext } from "../../../ui/page.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { AreaBar } from "./area-bar.tsx";
import { ExposureActions } from "./exposure-actions.tsx";
import { ExposureFoot } from "./exposure-foot.tsx";
import { ExposureMap } from "./exposure-map.tsx";
import { ExposurePanel } from "./exposure-panel.tsx";
import { PrintedMap } from "./printed-map.tsx";
import { useArea, useExposure, type Area, useExposureQuery } from "./use-exposure.ts";

/** `?exposure=draw`, `zone`, `alert`, `distance`, `vulnerability:12` or `alert:7`; `around` are distances, `parts` is what parts the area. */
export function ExposureScreen({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const trail = useContext(TrailContext);
  const area = useArea();
  const query = useExposureQuery(area);
  const asked = useExposure(query);
  const { variables, partings } = useOwnVariables();
  const parting = partings.find(({ id }) => id === query?.variable_id) ?? null;
  const exposure = query === null ? null : (asked.data ?? null);
  return (
    <TrailContext value={{ group: trail.title, title: t("exposure") }}>
      <Page
        isFilling
        title={t("exposure_title")}
        actions={<ExposureActions kind={area.source.kind} query={query} onClose={onClose} />}
      >
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            display: "grid",
            gridTemplateRows: "auto minmax(0, 1fr)",
            gridTemplateColumns: "minmax(0, 1fr) 460px",
            // In a narrow window one lies below the other, and all of it scrolls.
            [narrowQuery]: {
              gridTemplateColumns: "minmax(0, 1fr)",
              gridTemplateRows: "auto 300px auto",
              overflowY: "auto",
            },
          }}
        >
          <AreaBar source={area.source} title={area.title} partings={partings} />
          <Box sx={{ minHeight: 0 }}>
            <ExposureMap area={area} exposure={exposure} variables={variables} />
          </Box>
          <Answer area={area} isAsked={query !== null} asked={asked} variables={variables} parting={parting} />
        </Box>
      </Page>
    </TrailContext>
  );
}

type AnswerProps = {
  area: Area;
  /** Whether there is an area to be asked for. */
  isAsked: boolean;
  asked: ReturnType<typeof useExposure>;
  variables: readonly Variable[];
  parting: Variable | null;
};

/** What lies in the area, or what is missing to know it. */
function Answer({ area, isAsked, asked, variables, parting }: AnswerProps) {
  const t = useWords();
  const [isPrinting, setPrinting] = useState(false);
  const exposure = isAsked ? (asked.data ?? null) : null;
  useLightPrint();
  return (
    <Box
      component="section"
      aria-label={t("exposure_ask")}
      aria-busy={asked.isFetching}
      sx={(theme) => ({
        minHeight: 0,
        display: "flex",
        flexDirection: "column",
        borderLeft: `1px solid ${theme.vars.palette.divider}`,
        [narrowQuery]: { display: "block", borderLeft: 0, borderTop: `1px solid ${theme.vars.palette.divider}` },
      })}
    >
      <LinearProgress sx={{ height: 2, visibility: asked.isFetching ? "visible" : "hidden" }} />
      {asked.isError && isAsked ? (
        <ErrorState error={asked.error} title={t("exposure_failed")} onRetry={() => void asked.refetch()} />
      ) : exposure === null ? (
        !isAsked && <EmptyState title={t("exposure_begin_title")} text={t(`exposure_begin.${area.source.kind}`)} />
      ) : (
        <>
          <Box
            id="printed"
            sx={{
              flex: 1,
              minHeight: 0,
              overflowY: "auto",
              printColorAdjust: "exact",
              [narrowQuery]: { overflowY: "visible" },
            }}
          >
            <PrintHead />
            {isPrinting && (
              <PrintedMap exposure={exposure} variables={variables} onPrinted={() => setPrinting(false)} />
            )}
            <ExposurePanel
              title={area.title}
              exposure={exposure}
              variables={variables}
              parting={parting}
              isTooLong={area.isTooLong}
            />
          </Box>
          <ExposureFoot
            exposure={exposure}
            variables={variables}
            isPrinting={isPrinting}
            onPrint={() => setPrinting(true)}
          />
        </>
      )}
    </Box>
  );
}

/** What the head of the screen says does not come onto the paper. */
function PrintHead() {
  const t = useWords();
  const [language] = useLanguage();
  const { place, places } = usePlace();
  const name = places.find(({ id }) => id === place)?.reason_social;
  return (
    <Box sx={{ display: "none", "@media print": { display: "block", marginBottom: "4mm" } }}>
      <Typography variant="h3" component="p" sx={{ m: 0 }}>
        {t("exposure_title")}
      </Typography>
      <Typography component="p" sx={{ m: 0 }}>
        {[name, formatDay(dayHere(), language)].filter(Boolean).join(" · ")}
      </Typography>
    </Box>
  );
}
