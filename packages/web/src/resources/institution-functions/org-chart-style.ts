// The look of the organisation chart: cards of one size, and lines that lead from each to those below it.
import type { SxProps, Theme } from "@mui/material/styles";
import { fingerQuery } from "../../ui/theme/theme-global.ts";
import { card } from "./chart-tree.ts";

type Palette = Theme["vars"]["palette"];

const drop = 12;

/** Trees beside each other, and below them, as tiles, the institutions that stand alone. */
const trees = {
  "& .trees": { display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: `24px ${card.gap * 2}px` },
  "& .trees > .wide": { flexBasis: "100%" },
  "& .alone": {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${card.width}px, 100%), 1fr))`,
    gap: `${card.gap}px`,
  },
  "& .alone .node": { width: "auto", height: "100%" },
};

/** Side by side below their parent, which stands over their middle. */
const levels = (line: string) => ({
  "& .levels": { display: "flex", justifyContent: "center", gap: `${card.gap}px`, paddingTop: `${drop * 2}px` },
  "& li:has(> .levels)": { display: "flex", flexDirection: "column", alignItems: "center" },
  // Down from the parent, and down to each child.
  "& li:has(> .levels) > .node::after, & .levels > li::before": {
    content: '""',
    position: "absolute",
    left: "50%",
    height: drop,
    borderLeft: line,
  },
  "& li:has(> .levels) > .node::after": { top: "100%" },
  "& .levels > li::before": { top: -drop },
  // From the middle of the first to the middle of the last.
  "& .levels > li:not(:only-child)::after": {
    content: '""',
    position: "absolute",
    top: -drop,
    left: -card.gap / 2,
    right: -card.gap / 2,
    borderTop: line,
  },
  "& .levels > li:first-of-type::after": { left: "50%" },
  "& .levels > li:last-of-type::after": { right: "50%" },
});

/** Below each other along a line. */
const indented = (line: string) => ({
  "& .indented": {
    columnWidth: card.width,
    columnGap: card.gap,
    margin: "12px 0 0 12px",
    padding: "0 0 0 12px",
    borderLeft: line,
  },
  "& .indented > li": { breakInside: "avoid", paddingBottom: "8px" },
  "& .indented .node": { width: "auto", maxWidth: card.width },
});

const node = (palette: Palette) => ({
  "& .node": {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: "2px",
    width: card.width,
    maxWidth: "100%",
    minHeight: 104,
    padding: "8px 12px",
    border: `1px solid ${palette.divider}`,
    borderRadius: "8px",
    backgroundColor: palette.background.paper,
    fontSize: "0.8125rem",
  },
  "& .node > span, & .node > strong": {
    display: "-webkit-box",
    overflow: "hidden",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
  },
  "& .node small": {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    marginTop: "auto",
    minHeight: 20,
    color: palette.text.secondary,
  },
  "& .node button": {
    minWidth: 24,
    minHeight: 24,
    margin: "-2px -4px",
    padding: 0,
    border: 0,
    background: "none",
    color: "inherit",
    cursor: "pointer",
    [fingerQuery]: { minWidth: 44, minHeight: 44, margin: "-12px -12px" },
  },
});

/** What is found, what is in sight of it, and what has the focus. */
const marks = (palette: Palette) => ({
  '& li[data-found="true"] > .node': { borderColor: palette.primary.main, backgroundColor: palette.soft },
  "& li:focus-visible": { outline: "none", boxShadow: "none" },
  "& li:focus-visible > .node, & li[data-shown='true'] > .node": {
    outline: `2px solid ${palette.primary.main}`,
    outlineOffset: 1,
  },
});

export const orgChartStyle: SxProps<Theme> = ({ vars: { palette } }) => {
  const line = `1px solid ${palette.borderStrong}`;
  return {
    display: "grid",
    gap: "24px",
    "& ul": { margin: 0, padding: 0, listStyle: "none" },
    "& li": { position: "relative", outline: "none" },
    ...trees,
    ...levels(line),
    ...indented(line),
    ...node(palette),
    ...marks(palette),
  };
};
