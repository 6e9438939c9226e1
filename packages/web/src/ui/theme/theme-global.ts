// Rules of the whole page: density variables, the tabular class, scrollbars, motion, the progress bar of navigation.
import type { CSSObject, Theme } from "@mui/material/styles";
import { forcedColors } from "./theme-forced-colors.ts";
import { elevations, layers, sizes, type Scheme } from "./tokens.ts";

/** Below this width a phone's sizes and layouts apply. */
export const phoneQuery = "@media (max-width: 599.95px)";

/** A finger is the first pointer, whatever the width: what is pressed has a finger's size. */
export const fingerPointer = "pointer: coarse";
export const fingerQuery = `@media (${fingerPointer})`;
/** In px, the least that a finger meets, each way */
export const fingertip = 44;

/** What is seen small and pressed large: a finger reaches over its edges. Only where nothing else to press lies as near. */
const fingerReach: CSSObject = {
  position: "relative",
  [fingerQuery]: {
    "&::before": {
      content: '""',
      position: "absolute",
      inset: "50% auto auto 50%",
      translate: "-50% -50%",
      width: `max(100%, ${fingertip}px)`,
      height: `max(100%, ${fingertip}px)`,
    },
  },
};

/** The link of a line whose whole room leads there; the line is `position: relative` and holds nothing else to press. */
const wholeLine: CSSObject = { "&::before": { content: '""', position: "absolute", inset: 0 } };

/** The days of a calendar under a finger: seven times the least width still fit it, without the room between them. */
const fingerCalendar: CSSObject = {
  ".MuiDateCalendar-root.MuiDateCalendar-root": { maxHeight: "none", height: "auto" },
  ".MuiDateCalendar-root .MuiDayCalendar-weekContainer": { margin: 0 },
  ".MuiDateCalendar-root :is(.MuiPickerDay-root, .MuiDayCalendar-weekDayLabel)": {
    width: fingertip,
    height: fingertip,
    margin: 0,
    borderRadius: "50%",
  },
  ".MuiDateCalendar-root .MuiDayCalendar-slideTransition": { minHeight: 6 * fingertip },
};

const variables = (density: keyof typeof sizes): CSSObject =>
  Object.fromEntries(Object.entries(sizes[density]).map(([name, px]) => [`--size-${name}`, `${px}px`]));

const depth = (scheme: Scheme): CSSObject => ({
  "--elevation-over": elevations[scheme].over,
  "--elevation-popup": elevations[scheme].popup,
});

/** A size that follows the density: `size("control")`. */
export const size = (name: keyof (typeof sizes)["compact"]) => `var(--size-${name})`;

/** Up to two lines on a phone, where one would cut most titles; for a text that is otherwise one line. */
export const twoLinesOnPhone = {
  [phoneQuery]: { whiteSpace: "normal", display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 2 },
} satisfies CSSObject;

/** Only for assistive technology. With units, because in `sx` a width of 1 is the whole width, which reaches beside the screen. */
export const visuallyHidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: "-1px",
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
} satisfies CSSObject;

const thinScrollbar: CSSObject = {
  "*::-webkit-scrollbar": { width: 4, height: 4 },
  "*::-webkit-scrollbar-thumb": { borderRadius: 2, background: "var(--mui-palette-control)" },
  "*::-webkit-scrollbar-track": { background: "transparent" },
};

/** What is meant for paper, named `printed`, stands there alone, in full and on white; what holds it lets it run over the sheets. */
const printStyle: CSSObject = {
  "@page": { margin: "14mm 12mm" },
  // A sheet brings its own margin. Behind the other, because what comes last counts.
  "@page map-sheet-A4": { size: "A4 landscape", margin: 0 },
  "@page map-sheet-A3": { size: "A3 landscape", margin: 0 },
  ":root": { colorScheme: "light" },
  body: { background: "#FFFFFF" },
  ".screen-only, body:has(#printed) *:not(:has(#printed), #printed, #printed *)": { display: "none !important" },
  "body:has(#printed), body *:has(#printed), #printed, #printed *": { overflow: "visible !important" },
  "body *:has(#printed), #printed": {
    display: "block !important",
    position: "static !important",
    height: "auto !important",
    minHeight: "0 !important",
    maxHeight: "none !important",
    width: "auto !important",
    maxWidth: "none !important",
    margin: "0 !important",
    padding: "0 !important",
    border: "0 !important",
    boxShadow: "none !important",
    transform: "none !important",
  },
};

/** Global styles for MuiCssBaseline. The page itself keeps the platform's scrollbar: it is the one people drag. */
export const globalStyles = (theme: Theme): CSSObject => ({
  ":root": { ...variables("compact"), ...depth("light") },
  ":root[data-dark]": depth("dark"),
  ':root[data-density="comfortable"]': variables("comfortable"),
  [fingerQuery]: { ":root, :root[data-density]": variables("finger"), ...fingerCalendar },
  [phoneQuery]: { ":root, :root[data-density]": variables("phone") },
  body: {
    ...theme.typography.body2,
    fontSynthesis: "none",
    // Widths of letters as designed, not rounded to whole pixels.
    textRendering: "geometricPrecision",
    WebkitFontSmoothing: "antialiased",
    [phoneQuery]: { fontSize: "0.875rem" },
  },
  "button, input, select, textarea": { fontFamily: "inherit", letterSpacing: "inherit" },
  a: { color: "var(--mui-palette-primary-main)" },
  "a:focus-visible, [tabindex]:focus-visible": {
    outline: "2px solid var(--mui-palette-focus)",
    outlineOffset: 2,
    borderRadius: 4,
  },
  // A heading takes the focus when the screen changes; nothing can be done with it, so it has no ring.
  "h1:focus-visible": { outline: "none" },
  ".tn": { fontVariantNumeric: "tabular-nums" },
  ".visually-hidden": visuallyHidden,
  ".finger-reach": fingerReach,
  ".whole-line": wholeLine,
  ...thinScrollbar,
  "#nprogress": { pointerEvents: "none" },
  "#nprogress .bar": {
    position: "fixed",
    top: 0,
    left: 0,
    zIndex: layers.progress,
    width: "100%",
    height: 2,
    background: "var(--mui-palette-primary-main)",
  },
  ...forcedColors,
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important",
    },
  },
  "@media print": printStyle,
});
