// The reports of an event, the newest first: until when each tells, and how much changed.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import ButtonBase from "@mui/material/ButtonBase";
import type { EventReportHead, EventReportSummary } from "@atalaya/contract/resources/event-reports.ts";
import { linkTo } from "../../../api/addresses.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { size } from "../../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useHourIn, useNameOf } from "../report-words.ts";

const Line = createLink(ButtonBase);

type SeriesCardProps = {
  head: EventReportHead;
  /** The one that is read. */
  shown: number;
};

export function SeriesCard({ head, shown }: SeriesCardProps) {
  const t = useWords();
  return (
    <Panel title={t("report_series")}>
      <Box component="ul" aria-label={t("report_series")} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {head.reports.map((report) => (
          <SeriesLine key={report.id} head={head} report={report} isShown={report.id === shown} />
        ))}
      </Box>
    </Panel>
  );
}

function SeriesLine({
  head,
  report,
  isShown,
}: {
  head: EventReportHead;
  report: EventReportSummary;
  isShown: boolean;
}) {
  const t = useWords();
  const hourIn = useHourIn(head.event.timezone);
  const nameOf = useNameOf(head);
  const { id, cutoff_at, state, merged_code } = report;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider" }}>
      <Line
        aria-current={isShown || undefined}
        {...linkTo("/informes", { event: head.event.id, report: id })}
        sx={(theme) => ({
          display: "flex",
          gap: "4px 12px",
          width: "100%",
          minHeight: size("row"),
          padding: "4px 16px",
          justifyContent: "flex-start",
          textAlign: "left",
          textDecoration: "none",
          color: theme.vars.palette.text.primary,
          ...(isShown && {
            color: theme.vars.palette.softText,
            backgroundColor: theme.vars.palette.soft,
            boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
          }),
          "&:hover": { backgroundColor: isShown ? theme.vars.palette.soft : theme.vars.palette.hover },
          "&.Mui-focusVisible": { outlineOffset: -2 },
        })}
      >
        <Box component="span" sx={{ minWidth: 56, fontWeight: isShown ? 650 : 600 }}>
          {nameOf(report)}
        </Box>
        <Typography component="span" noWrap className="tn" sx={{ flex: 1, minWidth: 0, color: "inherit" }}>
          {[
            cutoff_at && t("report_cutoff_short", { at: hourIn(cutoff_at).text }),
            merged_code && t("report_merged", { code: merged_code }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
        {state === "draft" ? <Tag label={t("report_draft")} icon="pencil" /> : <Changes report={report} />}
      </Line>
    </Box>
  );
}

/** Of the first one there is nothing to compare. */
function Changes({ report: { changes } }: { report: EventReportSummary }) {
  const t = useWords();
  const [language] = useLanguage();
  const said =
    changes === null
      ? t("report_first")
      : changes === 0
        ? t("report_change_none")
        : changes === 1
          ? t("report_change_one")
          : t("report_change_many", { count: formatNumber(changes, language) });
  return (
    <Typography component="span" color="textSecondary" className="tn" sx={{ flex: "none" }}>
      {said}
    </Typography>
  );
}
