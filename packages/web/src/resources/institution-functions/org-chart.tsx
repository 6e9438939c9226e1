// Institutions as an organisation chart: arrows walk it as they walk any tree, Enter opens the institution.
import { useRef, useState, type KeyboardEvent } from "react";
import Box from "@mui/material/Box";
import { useNavigate } from "@tanstack/react-router";
import type { InstitutionSummary } from "@atalaya/contract/resources/institutions.ts";
import { Icon } from "../../ui/icon.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { orgChartStyle } from "./org-chart-style.ts";

type OrgChartProps = { institutions: readonly InstitutionSummary[] };

export function OrgChart({ institutions }: OrgChartProps) {
  const t = useWords();
  const navigate = useNavigate();
  const tree = useRef<HTMLUListElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const ids = new Set(institutions.map(({ id }) => id));
  const below = Map.groupBy(institutions, ({ parent_institution_id: parent }) =>
    parent && ids.has(parent) ? parent : 0,
  );
  const roots = below.get(0) ?? [];
  const [current, setCurrent] = useState(roots[0]?.id ?? 0);
  const fold = (id: number, isFolded: boolean) => {
    const next = new Set(folded);
    if (isFolded) next.add(id);
    else next.delete(id);
    setFolded(next);
  };
  const go = (id: number | undefined) => tree.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();

  const onKeyDown = (event: KeyboardEvent, node: InstitutionSummary) => {
    const shown = [...(tree.current?.querySelectorAll<HTMLElement>("[data-id]") ?? [])].map((it) =>
      Number(it.dataset["id"]),
    );
    const place = shown.indexOf(node.id);
    const children = below.get(node.id);
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(shown[place + 1]),
      ArrowUp: () => go(shown[place - 1]),
      Home: () => go(shown[0]),
      End: () => go(shown.at(-1)),
      ArrowRight: () => (folded.has(node.id) ? fold(node.id, false) : go(children?.[0]?.id)),
      ArrowLeft: () =>
        children && !folded.has(node.id) ? fold(node.id, true) : go(node.parent_institution_id ?? undefined),
      Enter: () => void navigate({ to: "/entidades", search: { institution: String(node.id) } as never }),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  const draw = (nodes: readonly InstitutionSummary[], level: number) =>
    nodes.map((node) => {
      const children = below.get(node.id);
      return (
        <Box
          component="li"
          key={node.id}
          role="treeitem"
          data-id={node.id}
          aria-level={level}
          aria-expanded={children && !folded.has(node.id)}
          tabIndex={current === node.id ? 0 : -1}
          onFocus={(event) => event.target === event.currentTarget && setCurrent(node.id)}
          onKeyDown={(event) => onKeyDown(event, node)}
        >
          <Node
            node={node}
            isFolded={folded.has(node.id)}
            onFold={children && (() => fold(node.id, !folded.has(node.id)))}
          />
          {children && !folded.has(node.id) && <ul role="group">{draw(children, level + 1)}</ul>}
        </Box>
      );
    });
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: "auto", p: "20px" }}>
      <Box component="ul" role="tree" ref={tree} aria-label={t("framework_chart")} sx={orgChartStyle}>
        {draw(roots, 1)}
      </Box>
    </Box>
  );
}

type NodeProps = { node: InstitutionSummary; isFolded: boolean; onFold: (() => void) | undefined };

function Node({ node, isFolded, onFold }: NodeProps) {
  const t = useWords();
  const [language] = useLanguage();
  const name = pick(language, node.name_es, node.name_en);
  const [focal] = node.focal_points;
  return (
    <div className="node">
      <strong>{node.acronym ?? name}</strong>
      {node.acronym && <span>{name}</span>}
      {focal && (
        <span>
          <Icon name="user" size={11} /> {[focal.first_name, focal.last_name].join(" ")}
        </span>
      )}
      <small>
        {t(`institution_level.${node.level}`)}
        {onFold && (
          // The item has the keys: Right and Left.
          <button
            type="button"
            tabIndex={-1}
            aria-label={t(isFolded ? "tree_expand" : "tree_collapse", { name })}
            onClick={onFold}
          >
            <Icon name={isFolded ? "plus-square-o" : "minus-square-o"} size={14} />
          </button>
        )}
      </small>
    </div>
  );
}
