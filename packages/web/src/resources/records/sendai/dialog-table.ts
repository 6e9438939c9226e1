// The look of the tables in the dialogs of the indicators; on a phone each row stands by itself.
import type { SxProps, Theme } from "@mui/material/styles";
import { phoneQuery, size } from "../../../ui/theme/theme-global.ts";

export const dialogTableStyle: SxProps<Theme> = ({ vars: { palette } }) => ({
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "& :is(th, td)": { height: size("row"), padding: "4px 12px 4px 0", textAlign: "left", fontWeight: 400 },
  "& :is(th, td):last-child": { paddingRight: 0 },
  "& thead th": { height: 28, fontSize: "0.75rem", color: palette.text.secondary },
  "& tbody :is(th, td)": { borderTop: `1px solid ${palette.divider}` },
  "& tbody th": { fontWeight: 550 },
  "& .number": { textAlign: "right" },
  "& tbody th a": { display: "inline-flex", alignItems: "center", minHeight: "inherit" },
  [phoneQuery]: {
    "&, & tbody, & tr": { display: "block" },
    "& thead": { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
    "& tbody tr": { padding: "8px 0", borderTop: `1px solid ${palette.divider}` },
    "& tbody :is(th, td)": { display: "block", height: "auto", border: 0, padding: "2px 0", textAlign: "left" },
    "& tbody .number": { textAlign: "left" },
    "& tbody td:empty": { display: "none" },
    "& td[data-head]::before": { content: 'attr(data-head) ": "', color: palette.text.secondary },
  },
});
