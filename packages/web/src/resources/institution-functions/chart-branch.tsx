// One institution of the organisation chart with everything that stands below it.
import type { KeyboardEvent } from "react";
import Box from "@mui/material/Box";
import type { InstitutionSummary } from "@atalaya/contract/resources/institutions.ts";
import { ChartCard } from "./chart-card.tsx";
import { card, fitsIn, type Node } from "./chart-tree.ts";

export type Unit = Node<InstitutionSummary>;

/** What every branch knows of the whole: institutions by their ids. */
export type Chart = {
  folded: ReadonlySet<number>;
  /** By what is searched. */
  found: ReadonlySet<number>;
  /** The found one that is in sight. */
  shown: number | null;
  tabStop: number | undefined;
  onFold: (id: number, isFolded: boolean) => void;
  onFocus: (id: number) => void;
  onKeyDown: (event: KeyboardEvent, unit: Unit) => void;
};

type ChartBranchProps = {
  chart: Chart;
  unit: Unit;
  level: number;
  /** Pixels for what stands below it. */
  room: number;
};

export function ChartBranch({ chart, unit, level, room }: ChartBranchProps) {
  const { row, children } = unit;
  const isFolded = chart.folded.has(row.id);
  const hasBelow = children.length > 0;
  const isInLevels = fitsIn(unit, room);
  return (
    <Box
      component="li"
      role="treeitem"
      className={hasBelow && !isInLevels ? "wide" : undefined}
      data-id={row.id}
      data-found={chart.found.has(row.id)}
      data-shown={chart.shown === row.id}
      aria-level={level}
      aria-expanded={hasBelow ? !isFolded : undefined}
      tabIndex={chart.tabStop === row.id ? 0 : -1}
      onFocus={(event) => event.target === event.currentTarget && chart.onFocus(row.id)}
      onKeyDown={(event) => chart.onKeyDown(event, unit)}
    >
      <ChartCard
        institution={row}
        isFolded={isFolded}
        onFold={hasBelow ? () => chart.onFold(row.id, !isFolded) : undefined}
      />
      {hasBelow && !isFolded && (
        <ul role="group" className={isInLevels ? "levels" : "indented"}>
          {children.map((child) => (
            <ChartBranch
              key={child.row.id}
              chart={chart}
              unit={child}
              level={level + 1}
              room={isInLevels ? room : card.width}
            />
          ))}
        </ul>
      )}
    </Box>
  );
}
