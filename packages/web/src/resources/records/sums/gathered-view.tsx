// Losses gathered by year, month, place or hazard: one of them drawn, all of them in a table; places on a map as well.
import { lazy, Suspense } from "react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { LossGroup, LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { Panel } from "../../../ui/panel.tsx";
import { useWords } from "../../../ui/words.ts";
import { Answered, SumsNotes } from "./answered.tsx";
import { MetricChoice } from "./metric-choice.tsx";
import { PerPeople } from "./per-people.tsx";
import { SumsChart } from "./sums-chart.tsx";
import { SumsTable } from "./sums-table.tsx";
import { twoColumns } from "./sums-style.ts";
import { useSumLinks } from "./use-sum-links.ts";
import { useSumRows } from "./use-sum-rows.tsx";
import { useSums, useSumView } from "./use-sums.ts";

const LossMap = lazy(async () => ({ default: (await import("./loss-map.tsx")).LossMap }));

type GatheredProps = { group: LossGroup; variables: readonly Variable[] };

export function GatheredView({ group, variables }: GatheredProps) {
  const { chosen } = useSumView();
  return (
    <Answered asked={useSums(group, chosen)} isEmpty={({ rows }) => rows.length === 0}>
      {(sums) => <Gathered group={group} variables={variables} sums={sums} />}
    </Answered>
  );
}

function Gathered({ group, variables, sums: { rows, total } }: GatheredProps & { sums: LossSums }) {
  const t = useWords();
  const { chosen, drawn, isRate } = useSumView();
  const named = useSumRows(group, rows, variables);
  const isOfPlaces = group === "place";
  const shared = { group, drawn, total, rows: named, linkOf: useSumLinks(variables) };
  const chart = (
    <SumsChart {...shared} title={t(`loss_sums.${group}`)} isRate={isOfPlaces && isRate} aside={<MetricChoice />} />
  );
  return (
    <>
      {isOfPlaces ? (
        <Box sx={twoColumns}>
          {chart}
          <Suspense fallback={<Skeleton variant="rounded" height="100%" />}>
            <LossMap {...shared} isRate={isRate} aside={<PerPeople />} />
          </Suspense>
        </Box>
      ) : (
        chart
      )}
      <Panel>
        {/* Another gathering has an order of its own. */}
        <SumsTable key={group} {...shared} chosen={chosen} />
      </Panel>
      <SumsNotes total={total} isRate={isOfPlaces} />
    </>
  );
}
