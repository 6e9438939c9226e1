// A few figures in one row, divided by hairlines; each leads to what it counts.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { createLink } from "@tanstack/react-router";
import type { ScreenLink } from "../../../api/addresses.ts";

export const Figures = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: "flex",
      flexWrap: "wrap",
      overflow: "hidden",
      borderTop: 1,
      borderBottom: 1,
      borderColor: "divider",
    }}
  >
    {children}
  </Box>
);

const Cell = createLink(
  styled("a")(({ theme }) => ({
    flex: "1 1 auto",
    minWidth: 0,
    padding: "6px 2px 8px 10px",
    "&:first-of-type": { paddingLeft: 16 },
    color: theme.vars.palette.text.primary,
    textDecoration: "none",
    boxShadow: `-1px -1px 0 ${theme.vars.palette.divider}`,
    "&:hover": { backgroundColor: theme.vars.palette.hover },
    "&:focus-visible": { outlineOffset: -2 },
  })),
);

type CellLinkProps = ScreenLink & { value: string; label: string };

export const CellLink = ({ value, label, ...link }: CellLinkProps) => (
  <Cell {...link}>
    <Typography variant="h2" component="b" className="tn" sx={{ display: "block" }}>
      {value}
    </Typography>{" "}
    <Typography variant="caption" component="span" color="textSecondary">
      {label}
    </Typography>
  </Cell>
);
