// The look of the ranking: names stay in view while it is moved sideways.
import { phoneQuery, size } from "../../../ui/theme/theme-global.ts";

export const rankingStyle = {
  "& td, & th": { padding: "4px 12px", verticalAlign: "middle" },
  "& thead th": { lineHeight: "16px", verticalAlign: "bottom" },
  "& tbody th": { fontWeight: 400 },
  "& tbody > tr": { height: size("row") },
  "& .name": {
    position: "sticky",
    left: 0,
    zIndex: 1,
    minWidth: 148,
    paddingLeft: "16px",
    bgcolor: "background.paper",
  },
  [phoneQuery]: {
    "& td, & th": { padding: "4px 6px" },
    "& .name": { minWidth: 112, paddingLeft: "12px" },
    "& td:last-of-type": { paddingRight: "12px" },
  },
  "& .opened": { padding: "0 16px 16px" },
} as const;
