// Defaults of buttons, fields, chips and other things a person operates.
import type { Components, CSSObject, Theme } from "@mui/material/styles";
import { phoneQuery, size } from "./theme-global.ts";
import { radius } from "./tokens.ts";

declare module "@mui/material/Chip" {
  interface ChipPropsVariantOverrides {
    tag: true;
  }
}

type Parts = Components<Theme>;

const buttons: Parts = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
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

const tick = (points: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='${points}' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E")`;

/** A box of 16 px drawn by itself: the edge carries 3:1, the mark has the colour of text on main. */
const checkbox = (theme: Theme): CSSObject => {
  const { primary, borderStrong, background, control } = theme.vars.palette;
  const mark = (points: string): CSSObject => ({ maskImage: tick(points), backgroundColor: primary.contrastText });
  return {
    padding: 6,
    "& .MuiSvgIcon-root": { display: "none" },
    "&::after": {
      content: '""',
      width: 16,
      height: 16,
      boxSizing: "border-box",
      border: `1px solid ${borderStrong}`,
      borderRadius: radius.tag,
      backgroundColor: background.paper,
    },
    "&::before": {
      content: '""',
      position: "absolute",
      inset: 0,
      zIndex: 1,
      width: 16,
      height: 16,
      margin: "auto",
      pointerEvents: "none",
    },
    "&.Mui-checked::after, &.MuiCheckbox-indeterminate::after": {
      borderColor: primary.main,
      backgroundColor: primary.main,
    },
    "&.Mui-checked::before": mark("m4 8.4 2.7 2.7L12 5.4"),
    "&.MuiCheckbox-indeterminate::before": mark("M4.5 8h7"),
    "&.Mui-disabled::after": { borderColor: control },
  };
};

const fields: Parts = {
  MuiTextField: { defaultProps: { size: "small", variant: "outlined", fullWidth: true } },
  MuiFormControl: { defaultProps: { size: "small" } },
  MuiSelect: { defaultProps: { size: "small" } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: "static",
        transform: "none",
        maxWidth: "none",
        marginBottom: 4,
        fontSize: "0.75rem",
        lineHeight: "16px",
        fontWeight: 550,
        color: theme.vars.palette.text.secondary,
        "&.Mui-focused, &.Mui-error": { color: theme.vars.palette.text.secondary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
  MuiFormLabel: { styleOverrides: { root: { fontSize: "0.75rem", fontWeight: 550 } } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: size("field"),
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.background.paper,
        fontSize: "0.8125rem",
        [phoneQuery]: { fontSize: "1rem" },
        "& .MuiOutlinedInput-notchedOutline": { top: 0, borderColor: theme.vars.palette.borderStrong },
        "&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline": {
          borderColor: theme.vars.palette.text.secondary,
        },
        "&.Mui-focused .MuiOutlinedInput-notchedOutline": {
          borderWidth: 1,
          boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
        },
        "&.Mui-error.Mui-focused .MuiOutlinedInput-notchedOutline": {
          boxShadow: `0 0 0 1px ${theme.vars.palette.error.main}`,
        },
        "&:has(input:read-only:not([role=combobox], .MuiSelect-nativeInput)), &:has(textarea:read-only:not([aria-hidden]))":
          {
            backgroundColor: theme.vars.palette.sunken,
            "& .MuiOutlinedInput-notchedOutline": { borderColor: "transparent" },
          },
        "& legend": { display: "none" },
      }),
      input: {
        padding: "5px 10px",
        height: "auto",
        lineHeight: "20px",
        "&::placeholder": { opacity: 1, color: "var(--mui-palette-text-disabled)" },
      },
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: "4px 0 0",
        minHeight: 16,
        fontSize: "0.75rem",
        lineHeight: "16px",
        color: theme.vars.palette.text.disabled,
        "&.Mui-error": { color: theme.vars.palette.error.main },
      }),
    },
  },
  MuiInputAdornment: {
    styleOverrides: { root: { fontSize: "0.8125rem", "& p": { color: "var(--mui-palette-text-disabled)" } } },
  },
  MuiCheckbox: { defaultProps: { size: "small" }, styleOverrides: { root: ({ theme }) => checkbox(theme) } },
  MuiRadio: { defaultProps: { size: "small" }, styleOverrides: { root: { padding: 6 } } },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: "0.8125rem" } } },
  MuiAutocomplete: {
    defaultProps: { size: "small" },
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, boxShadow: theme.shadows[2] }),
      option: { minHeight: `${size("control")} !important`, fontSize: "0.8125rem" },
      inputRoot: { paddingTop: "0 !important", paddingBottom: "0 !important" },
    },
  },
};

const marks: Parts = {
  MuiChip: {
    defaultProps: { size: "small" },
    styleOverrides: { root: { height: 26, fontSize: "0.75rem", fontWeight: 550 } },
    variants: [
      {
        props: { variant: "tag" },
        style: ({ theme }) => ({
          height: 20,
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
  MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 40, minWidth: 0, padding: "0 12px" } } },
};

export const controls: Parts = { ...buttons, ...fields, ...marks };
