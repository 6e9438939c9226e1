// The look of the matrix: hairlines, tick boxes, and the lit row and column.
import type { SxProps, Theme } from "@mui/material/styles";
import { forcedTickBox } from "../../ui/theme/theme-forced-colors.ts";
import { fingerQuery, fingertip } from "../../ui/theme/theme-global.ts";
import { actions } from "./permission-rows.ts";

const litColumns = (color: string) =>
  Object.fromEntries(
    actions.map((_, index) => [`&[data-lit="${index}"] [data-column="${index}"]`, { backgroundColor: color }]),
  );

const mark = (clip: string) => ({
  content: '""',
  position: "absolute",
  inset: 0,
  backgroundColor: "currentColor",
  clipPath: clip,
  ...forcedTickBox.mark,
});
const tick = "polygon(20% 48%, 29% 39%, 43% 53%, 71% 25%, 80% 34%, 43% 71%)";
const bar = "inset(44% 24% 44% 24%)";

export const matrixStyle: SxProps<Theme> = (theme) => {
  const { palette } = theme.vars;
  return {
    width: "100%",
    borderCollapse: "separate",
    borderSpacing: 0,
    "& th, & td": { height: 30, padding: 0, borderBottom: `1px solid ${palette.divider}`, fontWeight: 450 },
    [fingerQuery]: { "& tbody th, & td": { height: fingertip } },
    "& td, & thead th:not(:first-of-type)": { textAlign: "center", width: 62 },
    "& th:first-of-type": { textAlign: "left", paddingLeft: "36px", paddingRight: "8px", whiteSpace: "nowrap" },
    "& thead th": {
      position: "sticky",
      top: 0,
      zIndex: 1,
      height: 34,
      fontSize: "0.6875rem",
      fontWeight: 600,
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
      borderTop: `1px solid ${palette.divider}`,
    },
    "& thead th:first-of-type": { paddingLeft: "20px" },
    "& tr.group > *": { fontWeight: 600, backgroundColor: palette.background.default },
    "& tr.group > th:first-of-type": { paddingLeft: "20px" },
    "& tbody tr:hover > *, & tbody tr:focus-within > *": { backgroundColor: palette.hover },
    ...litColumns(palette.hover),
    "&[data-lit] thead th[data-column]": { transition: "background-color 120ms" },
    "& .dot": { color: palette.text.disabled },
    "& input": {
      appearance: "none",
      position: "relative",
      display: "block",
      width: 16,
      height: 16,
      margin: "auto",
      border: `1px solid ${palette.borderStrong}`,
      borderRadius: "4px",
      color: palette.primary.contrastText,
      backgroundColor: palette.background.paper,
      cursor: "pointer",
      ...forcedTickBox.box,
    },
    // The whole cell is the target.
    "& input::before": {
      content: '""',
      position: "absolute",
      inset: "-7px -22px",
      [fingerQuery]: { inset: "-14px -22px" },
    },
    "& input:checked, & input:indeterminate": {
      borderColor: palette.primary.main,
      backgroundColor: palette.primary.main,
      ...forcedTickBox.ticked,
    },
    "& input:checked::after": mark(tick),
    "& input:indeterminate::after": mark(bar),
    '& input[aria-disabled="true"]': { cursor: "not-allowed", opacity: 0.45 },
    "&[aria-readonly='true'] input": { cursor: "default", opacity: 0.7 },
    "& input:focus-visible": { outline: "none" },
    "& td:has(input:focus-visible)": { boxShadow: `inset 0 0 0 2px ${palette.primary.main}`, borderRadius: "4px" },
  };
};
