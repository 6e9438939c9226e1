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
  "& thead th": { fontSize: "0.75rem", fontWeight: 550, color: "text.secondary", whiteSpace: "nowrap" },
  "& tbody :is(th, td)": { borderTop: "1px solid", borderColor: "divider" },
  "& tbody th": { fontWeight: 550 },
  "& tbody th > span": { display: "block", fontWeight: 400 },
  "& .number": { textAlign: "right", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
} satisfies SystemStyleObject<Theme>;
