// The indicators of the Sendai Framework that published disasters tell, by year, hazard or place, in a chunk of its own.
import { useContext } from "react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { SendaiReport } from "@atalaya/contract/resources/records/sendai.ts";
import { useHazardName } from "../../../api/hazards.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { valuesOf } from "../../../screens/filters.ts";
import { useLightPrint } from "../../../screens/paper/use-light-print.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { Page, TrailContext } from "../../../ui/page.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useWords } from "../../../ui/words.ts";
import { CellPopover } from "./cell-popover.tsx";
import { useColumns, useOpenCell } from "./columns.ts";
import { LossCharts } from "./loss-charts.tsx";
import { MissingDialog } from "./missing-dialog.tsx";
import { MissingLine } from "./missing-line.tsx";
import { PrintHead, PrintStyle } from "./printed.tsx";
import { ReportedDialog } from "./reported-dialog.tsx";
import { SendaiActions } from "./sendai-actions.tsx";
import { SendaiLegend } from "./sendai-legend.tsx";
import { SendaiTable } from "./sendai-table.tsx";
import { useSendai } from "./use-sendai.ts";

type Shown = ReturnType<typeof useSendai>;

/** `?sendai=year`, `hazard` or `place`; `cell` is what is opened to its calculation, `reported` the year that is asked for who has told of it. */
export function SendaiScreen({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const trail = useContext(TrailContext);
  const shown = useSendai();
  const { asked, report } = shown;
  useLightPrint();
  return (
    <TrailContext value={{ group: trail.title, title: t("sendai_trail") }}>
      <PrintStyle />
      <Page
        isFilling
        title={t("sendai_title")}
        mark={<Whose place={report?.place} />}
        actions={<SendaiActions shown={shown} onClose={onClose} />}
      >
        <Box
          aria-busy={asked.isPlaceholderData}
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: "auto",
            padding: "12px 20px 16px",
            opacity: asked.isPlaceholderData ? 0.6 : 1,
            transition: "opacity 120ms",
            [phoneQuery]: { padding: "12px 16px" },
          }}
        >
          {asked.isError && !asked.data ? (
            <ErrorState error={asked.error} title={t("sendai_failed")} onRetry={() => void asked.refetch()} />
          ) : !report ? (
            <Waiting />
          ) : report.columns.length === 0 ? (
            <EmptyState title={t("sendai_none")} text={t("sendai_none_text")} />
          ) : (
            <Indicators shown={shown} report={report} />
          )}
        </Box>
      </Page>
    </TrailContext>
  );
}

/** The places whose indicators these are, where none is chosen. */
function Whose({ place }: { place: string | undefined }) {
  const isAll = usePlace().place === "all";
  return (
    isAll && (
      <Typography component="span" color="textSecondary">
        {place}
      </Typography>
    )
  );
}

function Indicators({ shown: { by, year }, report }: { shown: Shown; report: SendaiReport }) {
  const { search, change } = useUrlState();
  const columns = useColumns(by, report.columns);
  const open = useOpenCell(search.cell, report, columns);
  return (
    <>
      <Box id="printed" className="sendai" sx={{ display: "grid", gap: "10px", gridTemplateColumns: "minmax(0, 1fr)" }}>
        <PrintHead by={by} year={year} place={report.place} />
        <HazardChip />
        {report.missing.length > 0 && <MissingLine missing={report.missing} />}
        <Box>
          <SendaiTable by={by} report={report} columns={columns} openKey={open?.key ?? null} />
          <SendaiLegend />
        </Box>
        {by === "year" && <LossCharts />}
      </Box>
      {open && <CellPopover key={open.key} open={open} report={report} onClose={() => change({ cell: null })} />}
      {search.gaps && <MissingDialog missing={report.missing} onClose={() => change({ gaps: null })} />}
      {search.reported && <ReportedDialog year={Number(search.reported)} onClose={() => change({ reported: null })} />}
    </>
  );
}

/** What narrows the numbers is never hidden. */
function HazardChip() {
  const t = useWords();
  const hazardName = useHazardName();
  const { search, change } = useUrlState();
  const chosen = valuesOf(search.hazard);
  if (chosen.length === 0) return null;
  const names = chosen.map(hazardName);
  return (
    <Box>
      <FilterChip
        label={t("sendai_only_hazard", { names: names.join(", ") })}
        onRemove={() => change({ hazard: null, cell: null })}
      />
    </Box>
  );
}

/** As high as the first rows. */
const Waiting = () => (
  <Box sx={{ display: "grid", gap: "10px" }}>
    <Skeleton variant="rounded" height={40} />
    <Skeleton variant="rounded" height={560} />
  </Box>
);
