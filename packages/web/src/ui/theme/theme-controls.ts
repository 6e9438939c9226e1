// Defaults of buttons, chips, tabs and other things a person presses.
import type { Components, Theme } from "@mui/material/styles";
import { hiddenEdge } from "./theme-forced-colors.ts";
import { fingerQuery, fingertip, phoneQuery, size } from "./theme-global.ts";
import { radius } from "./tokens.ts";

declare module "@mui/material/Chip" {
  interface ChipPropsVariantOverrides {
    tag: true;
  }
}

type Parts = Components<Theme>;

const buttons: Parts = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // Said twice, so that no part's own size comes below it.
      root: { [fingerQuery]: { "&&:not(.finger-reach)": { minWidth: fingertip, minHeight: fingertip } } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, size: "small", color: "primary" },
    styleOverrides: {
      root: ({ theme }) => ({
        height: size("control"),
        minWidth: 0,
        padding: "0 12px",
        gap: 6,
        borderRadius: radius.control,
        whiteSpace: "nowrap",
        fontSize: "0.8125rem",
        [phoneQuery]: { fontSize: "0.875rem", padding: "0 16px" },
        "&.Mui-disabled": { color: theme.vars.palette.text.disabled },
      }),
      contained: ({ theme }) => ({
        "&.MuiButton-colorPrimary:hover": { backgroundColor: theme.vars.palette.buttonHover },
        "&.Mui-disabled": { backgroundColor: theme.vars.palette.sunken },
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.control,
        backgroundColor: theme.vars.palette.background.paper,
        "&.MuiButton-colorPrimary": { color: theme.vars.palette.text.primary },
        "&:hover": { borderColor: theme.vars.palette.borderStrong, backgroundColor: theme.vars.palette.hover },
        "&.Mui-disabled": { borderColor: theme.vars.palette.divider },
      }),
      text: ({ theme }) => ({ "&:hover": { backgroundColor: theme.vars.palette.hover } }),
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    defaultProps: { size: "small" },
    styleOverrides: {
      root: ({ theme }) => ({
        width: size("icon"),
        height: size("icon"),
        padding: 0,
        borderRadius: radius.control,
        color: theme.vars.palette.text.secondary,
        "&:hover": { backgroundColor: theme.vars.palette.hover },
      }),
    },
  },
  MuiFab: {
    defaultProps: { size: "small" },
    styleOverrides: {
      root: ({ theme }) => ({
        width: 40,
        height: 40,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.raised,
        color: theme.vars.palette.text.primary,
        boxShadow: theme.shadows[1],
        "&:hover": { backgroundColor: theme.vars.palette.hover },
      }),
    },
  },
  MuiToggleButton: {
    defaultProps: { size: "small" },
    styleOverrides: {
      root: ({ theme }) => ({
        height: size("control"),
        padding: "0 10px",
        gap: 6,
        fontWeight: 500,
        "&&": { borderLeftColor: theme.vars.palette.control },
        borderColor: theme.vars.palette.control,
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.paper,
        "&:hover": { backgroundColor: theme.vars.palette.hover },
        "&.Mui-selected, &.Mui-selected:hover": {
          backgroundColor: theme.vars.palette.soft,
          color: theme.vars.palette.softText,
          fontWeight: 600,
        },
        "&.Mui-focusVisible": { zIndex: 1 },
      }),
    },
  },
};

const marks: Parts = {
  MuiChip: {
    defaultProps: { size: "small" },
    styleOverrides: {
      root: {
        height: 26,
        fontSize: "0.75rem",
        fontWeight: 550,
        "&.MuiButtonBase-root": { [fingerQuery]: { borderRadius: fingertip / 2, paddingInline: 4 } },
      },
    },
    variants: [
      {
        props: { variant: "tag" },
        style: ({ theme }) => ({
          height: 20,
          border: hiddenEdge,
          borderRadius: radius.tag,
          fontSize: "0.6875rem",
          fontWeight: 600,
          color: theme.vars.palette.text.secondary,
          backgroundColor: theme.vars.palette.hover,
          "& .MuiChip-label": { padding: "0 6px" },
        }),
      },
    ],
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2, pointerEvents: "none" } } },
  MuiTab: { styleOverrides: { root: { minHeight: 40, minWidth: 0, padding: "0 12px" } } },
};

export const controls: Parts = { ...buttons, ...marks };
