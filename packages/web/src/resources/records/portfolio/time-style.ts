// How the line of time is laid out: names at the left stay in view, the days take the rest.
import { phoneQuery } from "../../../ui/theme/theme-global.ts";

export const trackRow = {
  display: "grid",
  gridTemplateColumns: "minmax(200px, 26%) minmax(0, 1fr)",
  columnGap: "12px",
  padding: "0 24px 0 0",
  "& > :first-of-type": {
    position: "sticky",
    left: 0,
    zIndex: 2,
    bgcolor: "background.paper",
    padding: "6px 0 6px 16px",
    minWidth: 0,
  },
  [phoneQuery]: { gridTemplateColumns: "148px minmax(0, 1fr)" },
} as const;

export const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
