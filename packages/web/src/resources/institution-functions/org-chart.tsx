// Institutions as an organisation chart: arrows walk it as they walk any tree, Enter opens the institution.
import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import Box from "@mui/material/Box";
import { useNavigate } from "@tanstack/react-router";
import type { InstitutionSummary } from "@atalaya/contract/resources/institutions.ts";
import { linkTo } from "../../api/addresses.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useMeasuredWidth } from "../../ui/use-measured-width.ts";
import { useWords } from "../../ui/words.ts";
import { ChartCard } from "./chart-card.tsx";
import { ChartSearch } from "./chart-search.tsx";
import { card, fitsIn, foundIn, treesOf, type Node } from "./chart-tree.ts";
import { orgChartStyle } from "./org-chart-style.ts";

type Unit = Node<InstitutionSummary>;
type OrgChartProps = { institutions: readonly InstitutionSummary[] };

export function OrgChart({ institutions }: OrgChartProps) {
  const t = useWords();
  const navigate = useNavigate();
  const { search } = useUrlState();
  const [frame, width] = useMeasuredWidth<HTMLDivElement>();
  const tree = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const trees = useMemo(() => treesOf(institutions), [institutions]);
  const [current, setCurrent] = useState(0);
  const tabStop = institutions.some(({ id }) => id === current) ? current : trees[0]?.row.id;
  const found = useMemo(() => foundIn(institutions, search.q ?? ""), [institutions, search]);
  const foundIds = new Set(found.map(({ id }) => id));
  const [shown, setShown] = useState<number | null>(null);

  const fold = (id: number, isFolded: boolean) => {
    const next = new Set(folded);
    if (isFolded) next.add(id);
    else next.delete(id);
    setFolded(next);
  };
  const itemOf = (id: number | null | undefined) => tree.current?.querySelector<HTMLElement>(`[data-id="${id}"]`);
  const go = (id: number | null | undefined) => itemOf(id)?.focus();

  /** The one looked for comes into sight; what was folded over it opens. */
  const show = (id: number | null) => {
    setShown(id);
    if (id === null) return;
    setFolded(new Set());
    requestAnimationFrame(() =>
      itemOf(id)?.querySelector(".node")?.scrollIntoView({ block: "center", inline: "center" }),
    );
  };

  const onKeyDown = (event: KeyboardEvent, { row, children }: Unit) => {
    const order = [...(tree.current?.querySelectorAll<HTMLElement>("[data-id]") ?? [])].map((it) =>
      Number(it.dataset["id"]),
    );
    const place = order.indexOf(row.id);
    const isFolded = folded.has(row.id);
    const hasBelow = children.length > 0;
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(order[place + 1]),
      ArrowUp: () => go(order[place - 1]),
      Home: () => go(order[0]),
      End: () => go(order.at(-1)),
      ArrowRight: () => (isFolded ? fold(row.id, false) : go(children[0]?.row.id)),
      ArrowLeft: () => (hasBelow && !isFolded ? fold(row.id, true) : go(row.parent_institution_id)),
      Enter: () => void navigate(linkTo("/entidades", { institution: row.id })),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  /** `room`: pixels for what stands below it. */
  const draw = (unit: Unit, level: number, room: number) => {
    const { row, children } = unit;
    const isFolded = folded.has(row.id);
    const isInLevels = fitsIn(unit, room);
    return (
      <Box
        component="li"
        key={row.id}
        role="treeitem"
        className={children.length > 0 && !isInLevels ? "wide" : undefined}
        data-id={row.id}
        data-found={foundIds.has(row.id)}
        data-shown={shown === row.id}
        aria-level={level}
        aria-expanded={children.length > 0 ? !isFolded : undefined}
        tabIndex={tabStop === row.id ? 0 : -1}
        onFocus={(event) => event.target === event.currentTarget && setCurrent(row.id)}
        onKeyDown={(event) => onKeyDown(event, unit)}
      >
        <ChartCard
          institution={row}
          isFolded={isFolded}
          onFold={children.length > 0 ? () => fold(row.id, !isFolded) : undefined}
        />
        {children.length > 0 && !isFolded && (
          <ul role="group" className={isInLevels ? "levels" : "indented"}>
            {children.map((child) => draw(child, level + 1, isInLevels ? room : card.width))}
          </ul>
        )}
      </Box>
    );
  };

  const [together, alone] = [
    trees.filter(({ children }) => children.length > 0),
    trees.filter(({ children }) => children.length === 0),
  ];
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column" }}>
      <ChartSearch found={found} shown={shown} onShow={show} />
      <Box sx={{ flex: 1, minHeight: 0, overflow: "auto", p: "16px 20px 24px" }}>
        <div ref={frame}>
          <Box role="tree" ref={tree} aria-label={t("framework_chart")} sx={orgChartStyle}>
            {together.length > 0 && (
              <ul role="group" className="trees">
                {together.map((unit) => draw(unit, 1, width))}
              </ul>
            )}
            {alone.length > 0 && (
              <ul role="group" className="alone">
                {alone.map((unit) => draw(unit, 1, width))}
              </ul>
            )}
          </Box>
        </div>
      </Box>
    </Box>
  );
}
