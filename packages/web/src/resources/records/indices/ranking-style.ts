// The look of the ranking: names stay in view while it is moved sideways.
import { size } from "../../../ui/theme/theme-global.ts";

export const rankingStyle = {
  "& td, & th": { padding: "4px 12px", verticalAlign: "middle" },
  "& thead th": { lineHeight: "16px", verticalAlign: "bottom" },
  "& tbody th": { fontWeight: 400 },
  "& tbody > tr": { height: size("row") },
  "& .name": {
    position: "sticky",
    left: 0,
    zIndex: 1,
    minWidth: 128,
    paddingLeft: "16px",
    bgcolor: "background.paper",
  },
  "& .opened": { padding: "0 16px 12px", bgcolor: "sunken" },
} as const;
