// The look of a form on paper. Widths are those of the sheet and not of the window: beside a list it is as narrow as on a telephone.
import type { SystemStyleObject } from "@mui/system";
import type { Theme } from "@mui/material/styles";

type Style = SystemStyleObject<Theme>;

/** From here on there is room for the columns of the form. */
export const roomy = "@container (min-width: 560px)";

/** The line below stays where a printer leaves the ground out. */
export const markStyle: Style = {
  padding: "0 4px",
  marginLeft: "-1px",
  color: "inherit",
  backgroundColor: "soft",
  borderBottom: "2px solid",
  borderColor: "primary.main",
  boxDecorationBreak: "clone",
  WebkitBoxDecorationBreak: "clone",
  printColorAdjust: "exact",
};

export const beforeStyle: Style = {
  fontSize: "0.6875rem",
  fontWeight: 400,
  letterSpacing: 0,
  color: "text.secondary",
};

const edge: Style = { border: "0 solid", borderColor: "control" };

/** Hairlines between the cells only: each draws the one at its left and above, and what would lie on the edge is cut off. */
export const cellsStyle = (count: number): Style => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  margin: 0,
  overflow: "hidden",
  breakInside: "avoid",
  [roomy]: { gridTemplateColumns: `repeat(${count}, minmax(0, auto))` },
  "@media print": { gridTemplateColumns: `repeat(${count}, minmax(0, auto))` },
  "& > div": {
    ...edge,
    borderWidth: "1px 0 0 1px",
    margin: "-1px 0 0 -1px",
    padding: "5px 8px 6px 9px",
    minWidth: 0,
    overflowWrap: "anywhere",
    "@media print": { paddingBlock: "3px 4px" },
  },
  // Alone in its line it takes the whole of it.
  "& > div:last-of-type:nth-of-type(odd)": {
    gridColumn: "1 / -1",
    [roomy]: { gridColumn: "auto" },
    "@media print": { gridColumn: "auto" },
  },
  "& dt": { fontSize: "0.6875rem", lineHeight: "16px", color: "text.secondary" },
  "& dd": { margin: 0 },
  "& .value": { fontWeight: 600, lineHeight: "20px", whiteSpace: "pre-line" },
  "& .large": { fontSize: "0.9375rem", fontWeight: 650, letterSpacing: "-0.01em", lineHeight: "21px" },
  "& .detail": { fontSize: "0.6875rem", lineHeight: "15px", color: "text.secondary" },
});

export const lineStyle: Style = { margin: 0, padding: "6px 9px", overflowWrap: "anywhere", "& b": { fontWeight: 600 } };

const narrowTable: Style = {
  "&, & thead, & tbody, & tfoot, & tfoot tr, & tfoot td": { display: "block" },
  "& thead": { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  "& tbody tr": { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", padding: "4px 9px" },
  "& tbody td": { padding: "2px 8px 2px 0", textAlign: "left" },
  "& tbody td:nth-of-type(-n + 2)": { gridColumn: "1 / -1" },
  "& tbody td:first-of-type": { fontWeight: 600 },
  "& tbody td:not(:first-of-type):not(:empty)::before": {
    content: "attr(data-head)",
    display: "block",
    fontSize: "0.6875rem",
    lineHeight: "15px",
    color: "text.secondary",
  },
  "& tbody td:empty": { display: "none" },
};

const wideTable: Style = {
  display: "table",
  "& thead": { display: "table-header-group", position: "static", width: "auto", height: "auto", clipPath: "none" },
  "& tbody": { display: "table-row-group" },
  "& tfoot": { display: "table-footer-group" },
  "& tfoot tr, & tbody tr": { display: "table-row", padding: 0 },
  "& tfoot td": { display: "table-cell" },
  "& :is(th, tbody td)": { padding: "6px 9px", textAlign: "left" },
  "& tbody td:first-of-type": { fontWeight: 400 },
  "& tbody td:not(:first-of-type):not(:empty)::before": { content: "none" },
  "& tbody td:empty": { display: "table-cell" },
  "& :is(th, td).number": { textAlign: "right" },
};

export const formTableStyle: Style = {
  width: "100%",
  borderCollapse: "collapse",
  textAlign: "left",
  ...narrowTable,
  [roomy]: wideTable,
  "@media print": { ...wideTable, "& :is(th, tbody td, tfoot td)": { padding: "3px 9px" } },
  "& tr": { breakInside: "avoid" },
  "& th": { fontSize: "0.6875rem", fontWeight: 600, color: "text.secondary" },
  "& td": { verticalAlign: "baseline", overflowWrap: "anywhere" },
  "& .number": { fontVariantNumeric: "tabular-nums" },
  "& tbody tr, & tfoot tr": { ...edge, borderTopWidth: 1 },
  "& tbody tr:first-of-type": { borderTopWidth: 0, [roomy]: { borderTopWidth: 1 } },
  "& tfoot td": { padding: "6px 9px" },
  "& tfoot td > span:last-of-type": { float: "right" },
  "& small": { fontSize: "0.6875rem", color: "text.secondary" },
};

export const entriesStyle: Style = {
  padding: "5px 9px",
  "& ul": { margin: 0, padding: 0, listStyle: "none" },
  "& li": {
    display: "grid",
    gridTemplateColumns: "minmax(38px, auto) minmax(0, 1fr)",
    gap: "0 8px",
    padding: "2px 0",
    breakInside: "avoid",
    overflowWrap: "anywhere",
  },
  "& li > .tn": { whiteSpace: "nowrap" },
  "& p": { margin: "4px 0 2px", fontSize: "0.6875rem", color: "text.secondary" },
};
