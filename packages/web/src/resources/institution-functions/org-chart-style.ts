// The look of the organisation chart: cards, and lines that lead from each to those below it.
import type { SxProps, Theme } from "@mui/material/styles";

export const orgChartStyle: SxProps<Theme> = ({ vars: { palette } }) => {
  const line = `1px solid ${palette.borderStrong}`;
  return {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-start",
    gap: "20px",
    margin: 0,
    padding: 0,
    listStyle: "none",
    "& li": { position: "relative", listStyle: "none", outline: "none" },
    "& ul": { margin: 0, padding: "10px 0 0 24px" },
    "& ul > li": { paddingTop: "8px" },
    "& ul > li::before": {
      content: '""',
      position: "absolute",
      left: -12,
      top: -10,
      height: 40,
      width: 12,
      borderLeft: line,
      borderBottom: line,
      borderBottomLeftRadius: "6px",
    },
    "& ul > li:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      left: -12,
      top: 28,
      bottom: 0,
      borderLeft: line,
    },
    "& .node": {
      display: "grid",
      gap: "2px",
      width: 260,
      maxWidth: "100%",
      padding: "8px 12px",
      border: `1px solid ${palette.divider}`,
      borderRadius: "8px",
      backgroundColor: palette.background.paper,
      fontSize: "0.8125rem",
    },
    "& .node small": {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      minHeight: 20,
      color: palette.text.secondary,
    },
    "& .node button": {
      padding: "4px",
      margin: "-4px",
      border: 0,
      background: "none",
      color: "inherit",
      cursor: "pointer",
    },
    "& li:focus-visible": { outline: "none", boxShadow: "none" },
    "& li:focus-visible > .node": { boxShadow: `0 0 0 2px ${palette.primary.main}` },
  };
};
