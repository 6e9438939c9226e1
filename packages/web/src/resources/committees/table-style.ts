// The look of the plain tables of a committee: hairlines, a quiet head.
import type { SxProps, Theme } from "@mui/material/styles";

export const tableStyle: SxProps<Theme> = ({ vars: { palette } }) => ({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
  "& th, & td": {
    padding: "8px 12px",
    textAlign: "left",
    fontWeight: 400,
    borderTop: `1px solid ${palette.divider}`,
    whiteSpace: "nowrap",
  },
  "& .own-role, & .own-alternate": { display: "none" },
  // Beside a panel and on a phone role and alternates stand with the name, so that no telephone is cut off.
  "@container (max-width: 720px)": {
    "& th, & td": { padding: "8px" },
    "& tbody th": { whiteSpace: "normal" },
    "& .role, & .alternate": { display: "none" },
    "& .own-role": { display: "inline" },
    "& .own-alternate": { display: "block" },
  },
  "@container (max-width: 420px)": { "& .order": { display: "none" } },
  "& thead th": { borderTop: 0, fontSize: "0.6875rem", fontWeight: 600, color: palette.text.secondary },
});
