// Defaults of fields: the label stands above, the edge is one pixel, the focus a ring.
import type { Components, CSSObject, Theme } from "@mui/material/styles";
import { forcedTickBox } from "./theme-forced-colors.ts";
import { fingerQuery, fingertip, phoneQuery, size } from "./theme-global.ts";
import { radius } from "./tokens.ts";

type Parts = Components<Theme>;

const tick = (points: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='${points}' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E")`;

/** A box of 16 px drawn by itself: the edge carries 3:1, the mark has the colour of text on main. */
const checkbox = (theme: Theme): CSSObject => {
  const { primary, borderStrong, background, control } = theme.vars.palette;
  const mark = (points: string): CSSObject => ({
    maskImage: tick(points),
    backgroundColor: primary.contrastText,
    ...forcedTickBox.mark,
  });
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
      ...forcedTickBox.box,
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
      ...forcedTickBox.ticked,
    },
    "&.Mui-checked::before": mark("m4 8.4 2.7 2.7L12 5.4"),
    "&.MuiCheckbox-indeterminate::before": mark("M4.5 8h7"),
    "&.Mui-disabled::after": { borderColor: control },
  };
};

export const fields: Parts = {
  MuiTextField: { defaultProps: { size: "small", variant: "outlined", fullWidth: true } },
  MuiFormControl: { defaultProps: { size: "small" } },
  MuiSelect: {
    defaultProps: { size: "small" },
    styleOverrides: {
      // As high as its field: only it opens the list.
      select: { "&&": { paddingBlock: `calc((${size("field")} - 20px) / 2)` } },
    },
  },
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
        // Its line, and room before the next field's label.
        minHeight: 22,
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
  MuiFormControlLabel: {
    styleOverrides: {
      label: { fontSize: "0.8125rem" },
      // The box stands where it stands for a pointer, in the middle of what a finger presses.
      root: {
        [fingerQuery]: { "& > .MuiCheckbox-root, & > .MuiRadio-root": { margin: `0 ${-(fingertip - 28) / 2}px` } },
      },
    },
  },
  MuiAutocomplete: {
    defaultProps: { size: "small" },
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, boxShadow: theme.shadows[2] }),
      option: { minHeight: `${size("control")} !important`, fontSize: "0.8125rem" },
      inputRoot: { paddingTop: "0 !important", paddingBottom: "0 !important" },
    },
  },
};
