// The look of the sums of damaged assets: a quiet table, in a narrow form a card for each of them.
import type { SystemStyleObject } from "@mui/system";
import type { Theme } from "@mui/material/styles";
import { tableStyle } from "../../../screens/paper/paper-style.ts";

export const sumsStyle: SystemStyleObject<Theme> = {
  ...tableStyle,
  mb: "8px",
  "& td > span:not(.used)": { display: "block", fontSize: "0.75rem", color: "text.secondary", whiteSpace: "normal" },
  "& strong": { fontWeight: 650 },
  "& .act": { textAlign: "right", whiteSpace: "nowrap" },
  "& .used": {
    display: "inline-flex",
    alignItems: "center",
    gap: "4px",
    fontSize: "0.75rem",
    color: "success.main",
    outlineOffset: "2px",
  },
  "@container (max-width: 479px)": {
    "& thead": { display: "none" },
    "& tbody tr": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: "2px 12px",
      py: "8px",
      borderTop: "1px solid",
      borderColor: "divider",
    },
    "& tbody :is(th, td)": { border: 0, p: 0 },
    "& tbody .act": { gridColumn: "1 / -1", pt: "4px" },
    "& tbody .number[data-head]": { gridColumn: "1 / -1", fontSize: "0.75rem", color: "text.secondary" },
    "& tbody .number[data-head]::before": { content: 'attr(data-head) ": "' },
    "& tbody .number[data-head] > span": { display: "inline", ml: "6px" },
  },
};
