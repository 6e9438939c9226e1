// The look of the matrix of institutions and phases: hairlines, a head and a first column that stay in view.
import type { SxProps, Theme } from "@mui/material/styles";
import { fingerQuery, fingertip } from "../../ui/theme/theme-global.ts";

export const matrixStyle: SxProps<Theme> = ({ vars: { palette } }) => ({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  "& th, & td": { height: 36, padding: 0, borderBottom: `1px solid ${palette.divider}`, fontWeight: 450 },
  "& td, & thead th:not(:first-of-type)": { textAlign: "center", minWidth: 92 },
  "& th:first-of-type": {
    position: "sticky",
    left: 0,
    textAlign: "left",
    padding: "4px 8px 4px 20px",
    minWidth: 180,
    backgroundColor: palette.background.paper,
  },
  "& thead th": {
    position: "sticky",
    top: 0,
    zIndex: 1,
    fontSize: "0.6875rem",
    fontWeight: 600,
    color: palette.text.secondary,
    backgroundColor: palette.background.paper,
    borderTop: `1px solid ${palette.divider}`,
  },
  "& thead th:first-of-type": { zIndex: 2 },
  "& tbody tr:hover > *, & tbody tr:focus-within > *": { backgroundColor: palette.hover },
  "& tbody button": {
    width: "100%",
    minHeight: 35,
    [fingerQuery]: { minHeight: fingertip },
    padding: 0,
    border: 0,
    background: "none",
    font: "inherit",
    color: palette.text.secondary,
    cursor: "pointer",
  },
  '& tbody button[aria-disabled="true"]': { cursor: "default" },
  "& tbody button:focus-visible": {
    outline: "none",
    borderRadius: "4px",
    boxShadow: `inset 0 0 0 2px ${palette.primary.main}`,
  },
});
