// The look of the directory; printed, it stands alone on the page and repeats its head on each.
import type { SxProps, Theme } from "@mui/material/styles";
import { narrowQuery } from "../../ui/page.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";

export const directoryStyle: SxProps<Theme> = ({ vars: { palette } }) => ({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
  "& th, & td": {
    padding: "6px 20px",
    textAlign: "left",
    fontWeight: 400,
    borderBottom: `1px solid ${palette.divider}`,
    whiteSpace: "nowrap",
  },
  "& thead th": { fontSize: "0.6875rem", fontWeight: 600, color: palette.text.secondary },
  "& tbody em": { marginLeft: "8px", fontStyle: "normal", fontSize: "0.6875rem", color: palette.text.secondary },
  "& tbody th": { paddingLeft: "calc(20px + var(--depth))" },
  "& tbody th[scope=row]": { paddingLeft: "calc(36px + var(--depth))" },
  "& .institution > *": { fontWeight: 600, backgroundColor: palette.background.default },
  // Longer texts take two lines rather than reach beyond the edge.
  [narrowQuery]: {
    "& th, & td": { padding: "6px 12px" },
    "& th, & tr:not(.institution) td:first-of-type": { whiteSpace: "normal" },
    "& td:last-of-type": { minWidth: 120, whiteSpace: "normal", overflowWrap: "anywhere" },
  },
  // A name with what it is called by below it, and no telephone beyond the edge.
  [phoneQuery]: {
    "&, & tbody, & tr, & th, & td": { display: "block" },
    "& thead": { display: "none" },
    "& tr": { padding: "8px 0", borderBottom: `1px solid ${palette.divider}` },
    "& tr.institution": { backgroundColor: palette.background.default },
    "& th, & td": { padding: "2px 20px", border: 0, whiteSpace: "normal" },
    "& tbody td": { paddingLeft: "calc(36px + var(--depth))" },
    "& td:empty": { display: "none" },
    "& td a": { display: "inline-flex", alignItems: "center", minHeight: 40 },
  },
  "@media print": {
    position: "absolute",
    inset: 0,
    fontSize: "9pt",
    color: "#000000",
    "& thead": { display: "table-header-group" },
    "& tr": { breakInside: "avoid" },
    "& th, & td": { padding: "3px 6px", whiteSpace: "normal", color: "#000000" },
  },
});
