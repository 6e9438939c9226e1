// The look of tables on paper.
import type { SystemStyleObject } from "@mui/system";
import type { Theme } from "@mui/material/styles";

/** Hairlines between rows; `.number` stands at the right in digits of one width. */
export const tableStyle = {
  width: "100%",
  borderCollapse: "collapse",
  textAlign: "left",
  "& th, & td": { padding: "6px 12px 6px 0", verticalAlign: "middle" },
  "& :is(th, td):last-child": { paddingRight: 0 },
  "& tr": { breakInside: "avoid" },
  "& thead th": { fontSize: "0.75rem", fontWeight: 550, color: "text.secondary", whiteSpace: "nowrap" },
  "& tbody :is(th, td)": { borderTop: "1px solid", borderColor: "divider" },
  "& tbody th": { fontWeight: 550 },
  "& tbody th > span": { display: "block", fontWeight: 400 },
  "& .number": { textAlign: "right", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
} satisfies SystemStyleObject<Theme>;

/** In a narrow column every row stands by itself, with the head of each cell above it. */
export const foldingStyle = {
  "@container (max-width: 519.95px)": {
    "&, & tbody": { display: "block" },
    "& thead": { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
    "& tbody tr": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(100px, 1fr))",
      gap: "4px 12px",
      padding: "8px 0",
    },
    "& tbody tr + tr": { borderTop: "1px solid", borderColor: "divider" },
    "& tbody td, & tbody .number": { border: 0, padding: 0, textAlign: "left", whiteSpace: "normal" },
    "& tbody td:first-of-type": { gridColumn: "1 / -1", fontWeight: 550 },
    "& tbody td:not(:first-of-type)::before": {
      content: "attr(data-head)",
      display: "block",
      fontSize: "0.75rem",
      color: "text.secondary",
    },
    "& tbody td:empty": { display: "none" },
  },
} satisfies SystemStyleObject<Theme>;
