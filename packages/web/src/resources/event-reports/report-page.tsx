// A report being read: the paper itself, and beside it how it stands, its series, what is new in it, and the others of the place above.
import { useMemo, useState } from "react";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { createLink } from "@tanstack/react-router";
import type { EventReport, EventReportHead } from "@atalaya/contract/resources/event-reports.ts";
import { differencesIn, reportPaper } from "@atalaya/contract/resources/event-reports/paper.ts";
import { linkTo } from "../../api/addresses.ts";
import { FormSheet } from "../../screens/paper/form-sheet.tsx";
import { Page } from "../../ui/page.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { AboveCard } from "./cards/above-card.tsx";
import { DifferencesCard } from "./cards/differences-card.tsx";
import { SeriesCard } from "./cards/series-card.tsx";
import { StateCard } from "./cards/state-card.tsx";
import { ReportButtons } from "./report-buttons.tsx";

const RouteLink = createLink(Link);

type ReportPageProps = { head: EventReportHead; report: EventReport };

export function ReportPage({ head, report }: ReportPageProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [isMarked, setMarked] = useState(true);
  const { next_number, event } = head;
  const marked = useMemo(() => reportPaper(report, { t, language, next_number }), [report, t, language, next_number]);
  const paper = useMemo(
    () => (isMarked ? marked : reportPaper(report, { t, language, next_number, isMarked })),
    [marked, report, t, language, next_number, isMarked],
  );
  return (
    <Page
      title={paper.title}
      mark={
        <RouteLink underline="hover" color="textSecondary" {...linkTo("/records/risk", { record: event.id })}>
          {event.title}
        </RouteLink>
      }
      actions={<ReportButtons head={head} report={report} view="paper" />}
    >
      <Box sx={columns}>
        <Box id="printed" sx={{ minWidth: 0 }}>
          <FormSheet paper={paper} />
        </Box>
        <Box className="screen-only" sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" }}>
          <StateCard head={head} report={report} />
          <SeriesCard head={head} shown={report.id} />
          {report.before && (
            <DifferencesCard
              number={report.before.number}
              differences={differencesIn(marked)}
              isMarked={isMarked}
              onMark={setMarked}
            />
          )}
          {head.above && <AboveCard head={head} above={head.above} />}
        </Box>
      </Box>
    </Page>
  );
}

/** The sheet as wide as A4 on the screen, the rest beside it where there is room for both. */
const columns = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 794px) minmax(300px, 326px)",
  gap: "16px",
  alignItems: "start",
  "@media (max-width: 1099.95px)": { gridTemplateColumns: "minmax(0, 794px)" },
} as const;
