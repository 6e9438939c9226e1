// Institutions as an organisation chart: arrows walk it as they walk any tree, Enter opens the institution.
import { useMemo, useRef, useState } from "react";
import Box from "@mui/material/Box";
import type { InstitutionSummary } from "@atalaya/contract/resources/institutions.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useMeasuredWidth } from "../../ui/use-measured-width.ts";
import { useWords } from "../../ui/words.ts";
import { ChartBranch, type Chart, type Unit } from "./chart-branch.tsx";
import { ChartSearch } from "./chart-search.tsx";
import { foundIn, treesOf } from "./chart-tree.ts";
import { orgChartStyle } from "./org-chart-style.ts";
import { itemIn, useChartKeys } from "./use-chart-keys.ts";

type OrgChartProps = { institutions: readonly InstitutionSummary[] };

export function OrgChart({ institutions }: OrgChartProps) {
  const t = useWords();
  const { search } = useUrlState();
  const [frame, width] = useMeasuredWidth<HTMLDivElement>();
  const tree = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const trees = useMemo(() => treesOf(institutions), [institutions]);
  const [current, setCurrent] = useState(0);
  const found = useMemo(() => foundIn(institutions, search.q ?? ""), [institutions, search]);
  const [shown, setShown] = useState<number | null>(null);

  const fold = (id: number, isFolded: boolean) => {
    const next = new Set(folded);
    if (isFolded) next.add(id);
    else next.delete(id);
    setFolded(next);
  };
  const onKeyDown = useChartKeys({ tree, folded, onFold: fold });

  /** The one looked for comes into sight; what was folded over it opens. */
  const show = (id: number | null) => {
    setShown(id);
    if (id === null) return;
    setFolded(new Set());
    requestAnimationFrame(() =>
      itemIn(tree, id)?.querySelector(".node")?.scrollIntoView({ block: "center", inline: "center" }),
    );
  };

  const chart: Chart = {
    folded,
    found: new Set(found.map(({ id }) => id)),
    shown,
    tabStop: institutions.some(({ id }) => id === current) ? current : trees[0]?.row.id,
    onFold: fold,
    onFocus: setCurrent,
    onKeyDown,
  };
  const treeList = (units: readonly Unit[], look: "trees" | "alone") =>
    units.length > 0 && (
      <ul role="group" className={look}>
        {units.map((unit) => (
          <ChartBranch key={unit.row.id} chart={chart} unit={unit} level={1} room={width} />
        ))}
      </ul>
    );
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column" }}>
      <ChartSearch found={found} shown={shown} onShow={show} />
      <Box sx={{ flex: 1, minHeight: 0, overflow: "auto", p: "16px 20px 24px" }}>
        <div ref={frame}>
          <Box role="tree" ref={tree} aria-label={t("framework_chart")} sx={orgChartStyle}>
            {treeList(
              trees.filter(({ children }) => children.length > 0),
              "trees",
            )}
            {treeList(
              trees.filter(({ children }) => children.length === 0),
              "alone",
            )}
          </Box>
        </div>
      </Box>
    </Box>
  );
}
