// The look of the table of indicators: its names stay in view while it is moved sideways, and on paper it is black on white.
import type { SxProps, Theme } from "@mui/material/styles";
import { phoneQuery, size } from "../../../ui/theme/theme-global.ts";

export const cellClass = "cell";

type Palette = Theme["vars"]["palette"];

const cellStyle = (palette: Palette) => ({
  "& .name": {
    display: "flex",
    alignItems: "center",
    gap: "10px",
    minHeight: size("entry"),
    padding: "4px 12px 4px 16px",
    lineHeight: "17px",
  },
  "& .code": { flex: "none", width: 28, color: palette.text.secondary },
  "& td.baseline": { padding: "0 12px", color: palette.text.secondary },
  "& .cell": {
    display: "flex",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "5px",
    width: "100%",
    minHeight: size("entry"),
    padding: "0 12px",
    font: "inherit",
    whiteSpace: "nowrap",
    color: palette.text.primary,
  },
  "& .cell.nothing": { color: palette.text.secondary },
  "& button.cell": { border: 0, background: "none", cursor: "pointer" },
  "& button.cell:hover": { backgroundColor: palette.hover },
  "& button.cell:focus-visible": { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  "& button.cell[aria-expanded=true]": {
    backgroundColor: palette.soft,
    color: palette.softText,
    boxShadow: `inset 0 0 0 2px ${palette.primary.main}`,
  },
  "& .compound > td": { "& .cell:not(.nothing)": { fontWeight: 650 } },
  "& .star": { margin: "0 -9px 0 -4px", width: 8, color: palette.statusSoft.warning.softText, fontWeight: 600 },
});

const printStyle = {
  "@media print": {
    borderColor: "#000000",
    fontSize: "8pt",
    "& :is(th, td, .cell, .column, .code, .star, b)": { color: "#000000 !important", borderColor: "#999999" },
    "& thead": { display: "table-header-group" },
    "& tr": { breakInside: "avoid" },
    "& tr > th:first-of-type, &.fitting thead th": { position: "static", minWidth: 0, boxShadow: "none" },
    "& .name, & .cell": { minHeight: "0 !important", padding: "2px 6px" },
    "& thead .column": { minWidth: 0, padding: "4px 6px" },
    "& tr.target > *": { height: "auto" },
    "& button.cell[aria-expanded=true]": { background: "none", boxShadow: "none" },
  },
};

export const tableStyle: SxProps<Theme> = ({ vars: { palette } }) => ({
  overflowX: "auto",
  border: `1px solid ${palette.divider}`,
  borderBottom: 0,
  borderRadius: "8px 8px 0 0",
  backgroundColor: palette.background.paper,
  "& table": { width: "100%", borderCollapse: "separate", borderSpacing: 0, fontVariantNumeric: "tabular-nums" },
  "& :is(th, td)": { padding: 0, fontWeight: 400, textAlign: "right", borderTop: `1px solid ${palette.divider}` },
  "& thead :is(th, td)": { borderTop: 0, verticalAlign: "bottom", fontSize: "0.75rem", color: palette.text.secondary },
  "& tr > th:first-of-type": {
    position: "sticky",
    left: 0,
    zIndex: 1,
    minWidth: 300,
    textAlign: "left",
    backgroundColor: palette.background.paper,
  },
  // Of few columns the numbers stay beside their names.
  "&.few": {
    "& tr > th:first-of-type": { width: 340 },
    "& thead .column": { width: 160, maxWidth: 160, marginLeft: 0 },
    "& .cell": { width: 160 },
  },
  "&.fitting": {
    overflowX: "visible",
    "& thead th": {
      position: "sticky",
      top: 0,
      zIndex: 2,
      backgroundColor: palette.background.paper,
      boxShadow: `0 1px 0 0 ${palette.divider}`,
    },
    "& thead th:first-of-type": { borderTopLeftRadius: 7 },
    "& thead th:last-of-type": { borderTopRightRadius: 7 },
  },
  "& thead th:first-of-type": { padding: "8px 12px 8px 16px" },
  "& thead .column": {
    display: "block",
    minWidth: 84,
    maxWidth: 132,
    marginLeft: "auto",
    padding: "8px 12px",
    lineHeight: "16px",
    color: palette.text.primary,
    fontWeight: 600,
    overflowWrap: "break-word",
  },
  "& thead .column.year": { whiteSpace: "nowrap" },
  "& thead th.baseline": { padding: "8px 12px", minWidth: 96 },
  "& tr > :last-of-type .column, & tr > :last-of-type .cell": { paddingRight: "16px" },
  "& tr.target > *": { backgroundColor: palette.background.default, height: 26 },
  "& tr.target > th": {
    padding: "0 16px",
    fontSize: "0.75rem",
    color: palette.text.secondary,
    backgroundColor: palette.background.default,
    whiteSpace: "nowrap",
    // It reaches over the cells beside it, which hold nothing.
    maxWidth: 300,
    overflow: "visible",
  },
  "& .target b": { display: "inline-block", minWidth: 18, color: palette.text.primary, fontWeight: 650 },
  ...cellStyle(palette),
  [phoneQuery]: {
    "& tr > th:first-of-type": { minWidth: 148, maxWidth: 148 },
    "& .name": { gap: "6px", padding: "4px 8px 4px 12px" },
    "& tr.target > th": { maxWidth: 148, padding: "0 12px" },
    "& thead th:first-of-type": { padding: "8px 8px 8px 12px" },
  },
  ...printStyle,
});
