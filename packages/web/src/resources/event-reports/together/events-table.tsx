// Every running event with its latest report, a line each; beside it the figures that are told of most, where there is room for them.
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { Metric } from "@atalaya/contract/domain/losses.ts";
import { showFigure } from "@atalaya/contract/domain/show-figure.ts";
import type { ConsolidatedEvent } from "@atalaya/contract/resources/event-reports.ts";
import { linkTo } from "../../../api/addresses.ts";
import { unknown } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { phoneQuery, size } from "../../../ui/theme/theme-global.ts";
import { dueText } from "../../../ui/time/due-text.ts";
import { useNow } from "../../../ui/time/use-now.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { shownZone } from "../../../ui/zone.ts";
import { useHourIn } from "../report-words.ts";
import { StateTag, stateOf, stateRank } from "./report-state.tsx";

const RouteLink = createLink(Link);

/** The others stand in the sums and on the papers. */
const mostColumns = 4;
/** Which come first where they are told: what a region asks for at once. */
const urgent: readonly Metric[] = ["deaths", "missing", "sheltered", "direct_affected", "houses_destroyed"];

const rank = (metric: Metric) => (urgent.includes(metric) ? urgent.indexOf(metric) : urgent.length);
const everyHalfMinute = 30_000;

type EventsTableProps = { events: readonly ConsolidatedEvent[]; metrics: readonly Metric[]; isCut: boolean };

export function EventsTable({ events, metrics, isCut }: EventsTableProps) {
  const t = useWords();
  const now = useNow(everyHalfMinute);
  const hourIn = useHourIn(shownZone());
  const lines = events.toSorted((one, other) => stateRank[stateOf(one)] - stateRank[stateOf(other)]);
  const columns = metrics.toSorted((one, other) => rank(one) - rank(other)).slice(0, mostColumns);
  return (
    <Card sx={{ containerType: "inline-size" }}>
      <Box component="table" role="table" aria-label={t("report_latest")} sx={tableStyle}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">{t("label.event_reports.event_id")}</th>
            <th role="columnheader">{t("report_latest")}</th>
            <th role="columnheader">{t("label.event_reports.cutoff_at")}</th>
            <th role="columnheader">{t("report_next_one")}</th>
            <th role="columnheader">{t("report_state")}</th>
            {columns.map((metric) => (
              <th key={metric} role="columnheader" className="number figure">
                {t(`loss.${metric}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((event) => (
            <EventRow key={event.event_id} event={event} columns={columns} now={now} hourOf={(at) => hourIn(at).text} />
          ))}
        </tbody>
      </Box>
      {isCut && (
        <Typography color="textSecondary" sx={{ p: "8px 16px", borderTop: 1, borderColor: "divider" }}>
          {t("reports_cut", { shown: events.length })}
        </Typography>
      )}
    </Card>
  );
}

type EventRowProps = {
  event: ConsolidatedEvent;
  columns: readonly Metric[];
  now: number;
  hourOf: (at: string) => string;
};

function EventRow({ event, columns, now, hourOf }: EventRowProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { event_id, event_title, company_name, number, short, cutoff_at, next_due_at, has_draft, figures } = event;
  const due = next_due_at && dueText(next_due_at, now, language, t);
  const told = (metric: Metric) => {
    const figure = figures.find((it) => it.metric === metric);
    return figure ? showFigure(figure, t, language) : unknown;
  };
  return (
    <Box component="tr" role="row" sx={{ position: "relative" }}>
      <td role="cell" className="event">
        <RouteLink
          className="whole-line"
          underline="none"
          color="textPrimary"
          {...linkTo("/informes", { event: event_id, report: null, due: null })}
          sx={{ fontWeight: 600, overflowWrap: "anywhere" }}
        >
          {event_title}
        </RouteLink>
        <Typography variant="overline" component="p" color="textSecondary" sx={{ m: 0 }}>
          {company_name} · {pick(language, event.variable_es, event.variable_en)}
        </Typography>
      </td>
      <td role="cell" className="report">
        {number === null ? (
          <Box component="span" sx={{ color: "text.secondary" }}>
            {unknown}
          </Box>
        ) : (
          <b>{t("report_short", { name: short[language], number })}</b>
        )}
        {has_draft && (
          <Typography variant="overline" component="p" color="textSecondary" sx={{ m: 0 }}>
            <Icon name="pencil" size={11} /> {t("report_in_preparation")}
          </Typography>
        )}
      </td>
      <td role="cell" className="cutoff" data-head={t("label.event_reports.cutoff_at")}>
        {cutoff_at ? hourOf(cutoff_at) : unknown}
      </td>
      <td role="cell" className="due" data-head={t("report_next_one")}>
        {due ? (
          <Box component="span" sx={due.isLate ? { color: "warning.main", fontWeight: 600 } : {}}>
            {due.text}
          </Box>
        ) : (
          unknown
        )}
      </td>
      <td role="cell" className="state">
        <StateTag state={stateOf(event)} />
      </td>
      {columns.map((metric) => (
        <td key={metric} role="cell" className="number figure" data-head={t(`loss.${metric}`)}>
          {told(metric)}
        </td>
      ))}
    </Box>
  );
}

const tableStyle = {
  width: "100%",
  borderCollapse: "collapse",
  textAlign: "left",
  "& thead th": {
    padding: "7px 12px",
    fontSize: "0.75rem",
    fontWeight: 550,
    color: "text.secondary",
    verticalAlign: "bottom",
  },
  "& thead th:not(.figure)": { whiteSpace: "nowrap" },
  "& tbody tr": { borderTop: "1px solid", borderColor: "divider", height: size("row"), breakInside: "avoid" },
  "& tbody tr:hover": { bgcolor: "action.hover" },
  "& td": { padding: "6px 12px" },
  "& :is(th, td):first-of-type": { paddingLeft: "16px" },
  "& :is(th, td):last-of-type": { paddingRight: "16px" },
  "& .event": { width: "30%" },
  "& :is(.report, .cutoff, .due)": { whiteSpace: "nowrap" },
  "& .number": { textAlign: "right", fontVariantNumeric: "tabular-nums" },
  "@media screen": {
    "& .figure": { display: "none", "@container (min-width: 900px)": { display: "table-cell" } },
  },
  // On a phone each event is a block: what it is, what it sent, how that stands.
  [phoneQuery]: {
    "&, & tbody": { display: "block" },
    "& thead": { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
    "& tbody tr": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: "4px 12px",
      height: "auto",
      padding: "10px 16px",
    },
    "& td, & :is(th, td):first-of-type, & :is(th, td):last-of-type": { padding: 0 },
    "& .event": { gridColumn: "1 / -1", width: "auto" },
    "& .report": { order: 1 },
    "& .cutoff": { order: 2, textAlign: "right" },
    "& .state": { order: 3 },
    "& .due": { order: 4, textAlign: "right" },
    "& :is(.cutoff, .due)::before": { content: "attr(data-head) ': '", color: "text.secondary", fontSize: "0.75rem" },
  },
} as const;
