// What disasters cost at a glance: people and houses by year, and of one loss which hazards, which months, which places, and how often how
// much. Every card leads to its table, and every bar to its disasters.
import { lazy, Suspense, type ReactNode } from "react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { Metric } from "@atalaya/contract/domain/losses.ts";
import type { LossGroup, LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import { Answered, SumsNotes } from "./answered.tsx";
import { MetricChoice } from "./metric-choice.tsx";
import { SizesChart } from "./sizes-chart.tsx";
import { SizesNote } from "./sizes-view.tsx";
import { SumsChart } from "./sums-chart.tsx";
import { twoColumns } from "./sums-style.ts";
import { useSizeLinks, useSumLinks } from "./use-sum-links.ts";
import { useSumRows } from "./use-sum-rows.tsx";
import { useEventSizes, useSums, useSumView, type SumView } from "./use-sums.ts";

const LossMap = lazy(async () => ({ default: (await import("./loss-map.tsx")).LossMap }));

type Shown = { variables: readonly Variable[] };

/** With the colour of its category, as the small charts of the indicators have it. */
const yearly = [
  { metric: "direct_affected", color: 0 },
  { metric: "houses_destroyed", color: 1 },
] as const satisfies readonly { metric: Metric; color: number }[];

export function Overview({ variables }: Shown) {
  const t = useWords();
  const { drawn } = useSumView();
  const years = useSums("year", [...new Set([...yearly.map(({ metric }) => metric), drawn])]);
  return (
    <Answered asked={years} isEmpty={({ rows }) => rows.length === 0}>
      {(sums) => (
        <>
          <Box sx={twoColumns}>
            {yearly.map(({ metric, color }) => (
              <Yearly key={metric} metric={metric} color={color} sums={sums} variables={variables} />
            ))}
          </Box>
          <Box sx={{ display: "flex", alignItems: "center", justifyContent: "flex-end", gap: "10px" }}>
            <Typography component="span" color="textSecondary" aria-hidden>
              {t("loss_sums_compared")}
            </Typography>
            <MetricChoice />
          </Box>
          <Box sx={twoColumns}>
            <One group="hazard" variables={variables} />
            <One group="month" variables={variables} />
            <Places variables={variables} />
            <Sizes />
          </Box>
          <SumsNotes total={sums.total} isRate />
        </>
      )}
    </Answered>
  );
}

/** The way from a card to its table. */
function ToTable({ view, title }: { view: SumView; title: string }) {
  const t = useWords();
  const { change } = useUrlState();
  const label = t("loss_sums_table", { title });
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => change({ sums: view })}>
        <Icon name="table" />
      </IconButton>
    </Tooltip>
  );
}

type YearlyProps = Shown & { metric: Metric; color: number; sums: LossSums };

function Yearly({ metric, color, sums: { rows, total }, variables }: YearlyProps) {
  const t = useWords();
  const title = t(`loss.${metric}`);
  const named = useSumRows("year", rows, variables);
  const linkOf = useSumLinks(variables);
  const shared = { group: "year" as const, rows: named, total, drawn: metric, color, linkOf };
  return <SumsChart {...shared} title={title} aside={<ToTable view="year" title={title} />} />;
}

/** One gathering of the drawn loss, from an answer of its own. */
function Answer({ group, children }: { group: LossGroup; children: (sums: LossSums) => ReactNode }) {
  const { drawn } = useSumView();
  const { data } = useSums(group, [drawn]);
  return data ? children(data) : <Skeleton variant="rounded" height={260} />;
}

function One({ group, variables }: Shown & { group: "hazard" | "month" }) {
  return <Answer group={group}>{(sums) => <OneChart group={group} variables={variables} sums={sums} />}</Answer>;
}

function OneChart({ group, variables, sums: { rows, total } }: Shown & { group: LossGroup; sums: LossSums }) {
  const t = useWords();
  const { drawn } = useSumView();
  const title = t(`loss_sums.${group}`);
  const shared = { group, total, drawn, rows: useSumRows(group, rows, variables), linkOf: useSumLinks(variables) };
  return <SumsChart {...shared} title={title} aside={<ToTable view={group} title={title} />} />;
}

const Places = ({ variables }: Shown) => (
  <Answer group="place">{(sums) => <PlacesMap variables={variables} sums={sums} />}</Answer>
);

function PlacesMap({ variables, sums: { rows, total } }: Shown & { sums: LossSums }) {
  const t = useWords();
  const { drawn } = useSumView();
  const shared = { total, drawn, rows: useSumRows("place", rows, variables), linkOf: useSumLinks(variables) };
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
      <LossMap {...shared} isRate aside={<ToTable view="place" title={t("loss_sums.place")} />} />
    </Suspense>
  );
}

function Sizes() {
  const t = useWords();
  const { drawn } = useSumView();
  const linkOf = useSizeLinks(drawn);
  const { data } = useEventSizes(drawn);
  if (!data) return <Skeleton variant="rounded" height={260} />;
  return (
    <Box sx={{ display: "grid", gap: "8px", alignContent: "start" }}>
      <SizesChart
        sizes={data}
        drawn={drawn}
        linkOf={linkOf}
        aside={<ToTable view="size" title={t("loss_sums.size")} />}
      />
      <SizesNote sizes={data} />
    </Box>
  );
}
