// Defaults of surfaces, tables, menus and messages: a border instead of a shadow, hairlines instead of stripes.
import { createElement } from "react";
import type { Components, Theme } from "@mui/material/styles";
import { fingerQuery, globalStyles, phoneQuery, size } from "./theme-global.ts";
import { Icon } from "../icon.tsx";
import { motion, radius, statusIcons, statusNames } from "./tokens.ts";

type Parts = Components<Theme>;

const raised = (theme: Theme) => ({
  backgroundColor: theme.vars.palette.raised,
  backgroundImage: "none",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  boxShadow: theme.shadows[2],
});

const surfaces: Parts = {
  MuiCssBaseline: { styleOverrides: (theme) => globalStyles(theme as Theme) },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: "none" },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      rounded: { borderRadius: radius.card },
    },
  },
  MuiCard: { defaultProps: { variant: "outlined" } },
  MuiAppBar: { defaultProps: { elevation: 0, color: "inherit" } },
  MuiDrawer: { defaultProps: { elevation: 0 } },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
  MuiPopover: {
    defaultProps: { elevation: 0, transitionDuration: motion.popover },
    styleOverrides: { paper: ({ theme }) => raised(theme) },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...raised(theme),
        [phoneQuery]: { margin: 16, width: "calc(100% - 32px)" },
        // What is asked scrolls; what is pressed stays in sight below it.
        "& > form": { display: "flex", flexDirection: "column", minHeight: 0 },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h4, padding: "16px 20px 8px" }) } },
  MuiDialogContent: { styleOverrides: { root: { padding: "0 20px 16px" } } },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: "12px 20px 16px",
        gap: 8,
        flexWrap: "wrap",
        "& > *": { margin: "0 !important", [phoneQuery]: { flexGrow: 1 } },
      },
    },
  },
  MuiList: { styleOverrides: { padding: { paddingTop: 4, paddingBottom: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        // MUI takes the height away from the first breakpoint on.
        "&.MuiMenuItem-root": { minHeight: size("control") },
        gap: 8,
        margin: "0 4px",
        padding: "0 10px",
        borderRadius: radius.control,
        fontSize: "0.8125rem",
        [phoneQuery]: { fontSize: "0.875rem" },
        "&:hover": { backgroundColor: theme.vars.palette.hover },
        "&.Mui-selected, &.Mui-selected:hover": {
          backgroundColor: theme.vars.palette.soft,
          color: theme.vars.palette.softText,
        },
        "&.Mui-focusVisible": { backgroundColor: theme.vars.palette.hover, outlineOffset: -2 },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.sunken }) },
  },
};

const tables: Parts = {
  MuiTable: { defaultProps: { size: "small" } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: "0 12px",
        borderColor: theme.vars.palette.divider,
        fontSize: "0.8125rem",
        [phoneQuery]: { padding: "0 8px" },
      }),
      head: ({ theme }) => ({
        height: size("head"),
        fontSize: "0.71875rem",
        fontWeight: 550,
        color: theme.vars.palette.text.disabled,
        backgroundColor: theme.vars.palette.background.paper,
        whiteSpace: "nowrap",
      }),
      body: { height: size("row") },
      paddingCheckbox: {
        "&.MuiTableCell-sizeSmall": {
          width: 36,
          padding: "0 0 0 6px",
          [fingerQuery]: { width: 50 },
          "& > *": { padding: 6 },
        },
      },
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { "&.Mui-active": { color: "var(--mui-palette-text-primary)" } } } },
};

const messages: Parts = {
  MuiTooltip: {
    defaultProps: { enterDelay: 400, disableTouchListener: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: "0.75rem",
        lineHeight: "16px",
        fontWeight: 400,
        padding: "4px 8px",
        color: theme.vars.palette.background.paper,
        backgroundColor: theme.vars.palette.text.primary,
      }),
    },
  },
  MuiAlert: {
    defaultProps: {
      iconMapping: Object.fromEntries(
        statusNames.map((status) => [status, createElement(Icon, { name: statusIcons[status], size: 15 })]),
      ),
    },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const { soft, softText } = theme.vars.palette.statusSoft[ownerState.severity ?? "success"];
        return {
          padding: "8px 12px",
          borderRadius: radius.control,
          fontSize: "0.8125rem",
          color: softText,
          backgroundColor: soft,
          "& .MuiAlert-icon": { color: softText, padding: "2px 0", marginRight: 8 },
          "& .MuiAlert-message": { padding: 0, lineHeight: "20px" },
        };
      },
    },
  },
  MuiIcon: { defaultProps: { baseClassName: "fa" } },
};

export const surfaceParts: Parts = { ...surfaces, ...tables, ...messages };
