// A cell of the tables of losses, and how they look.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import TableCell from "@mui/material/TableCell";
import { createLink } from "@tanstack/react-router";
import type { ScreenLink } from "../../../api/addresses.ts";
import { size } from "../../../ui/theme/theme-global.ts";

const Link = createLink(MuiLink);

type CellProps = { link: ScreenLink | null; isName?: boolean; isDim?: boolean; children: ReactNode };

/** The whole cell leads there. */
export function Cell({ link, isName = false, isDim = false, children }: CellProps) {
  const content = {
    display: "flex",
    alignItems: "center",
    justifyContent: isName ? "flex-start" : "flex-end",
    gap: "8px",
    minHeight: size("row"),
    padding: "4px 12px",
    textAlign: isName ? "left" : "right",
    color: isDim ? "text.disabled" : isName && link ? undefined : "text.primary",
  } as const;
  return (
    <TableCell {...(isName && { component: "th", scope: "row" })} className={isName ? "name" : "tn"}>
      {link ? (
        <Link underline="hover" sx={content} {...link}>
          {children}
        </Link>
      ) : (
        <Box sx={content}>{children}</Box>
      )}
    </TableCell>
  );
}

/** The names stay in view while the numbers are moved sideways. */
export const tableStyle = {
  "& td, & tbody th, & tfoot th": { padding: 0, whiteSpace: "nowrap" },
  "& thead th": { py: "4px", verticalAlign: "bottom", lineHeight: "16px" },
  "& thead th:not(:first-of-type)": { minWidth: 76 },
  "& thead button": { textAlign: "inherit" },
  "& tbody th": { fontWeight: 400 },
  "& tr > :first-of-type": {
    position: "sticky",
    left: 0,
    zIndex: 1,
    bgcolor: "background.paper",
    whiteSpace: "normal",
  },
  "& thead th:first-of-type": { pl: "16px" },
  "& :is(tbody, tfoot) th > *": { minWidth: 96, pl: "16px" },
  "& thead th:last-of-type, & td:last-of-type > *": { pr: "16px" },
  "& tfoot :is(td, th)": {
    fontSize: "0.8125rem",
    fontWeight: 650,
    color: "text.primary",
    borderTop: 1,
    borderBottom: 0,
  },
  "& tfoot a": { color: "text.primary" },
} as const;
