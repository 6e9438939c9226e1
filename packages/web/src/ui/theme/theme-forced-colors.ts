// Colours chosen by the reader (high contrast): what is told by a background alone is told by the system's colours instead.
import type { CSSObject } from "@mui/material/styles";

/** The operating system replaces every colour of the page; backgrounds are gone then. */
const forcedQuery = "@media (forced-colors: active)";

/** What is chosen, current or pressed: a tint elsewhere, an edge here. */
const chosen = [
  ".MuiToggleButton-root.Mui-selected",
  ".MuiMenuItem-root.Mui-selected",
  ".MuiTab-root.Mui-selected",
  "tr[aria-current]:not([aria-current='false'])",
  "a[aria-current]:not([aria-current='false'])",
  "[role='option'][aria-selected='true']",
  "[role='treeitem'][aria-selected='true']",
  "button[aria-pressed='true']",
].join(", ");

/** Pictures whose colour is what they say: swatches, bars, classes of a legend. */
const coloured = "[data-colour]";

/** The edge of what is told by a background alone: the system draws it where it takes the background away. */
export const hiddenEdge = "1px solid transparent";

const own = { forcedColorAdjust: "none" } as const;

/** A tick box that is drawn and not the browser's: its box, its box when ticked, its mark. */
export const forcedTickBox = {
  box: { [forcedQuery]: { ...own, backgroundColor: "Canvas", borderColor: "ButtonText" } },
  ticked: { [forcedQuery]: { backgroundColor: "Highlight", borderColor: "Highlight" } },
  mark: { [forcedQuery]: { ...own, backgroundColor: "HighlightText" } },
} satisfies Record<string, CSSObject>;

export const forcedColors: CSSObject = {
  [forcedQuery]: {
    [coloured]: own,
    [chosen]: { outline: "2px solid Highlight !important", outlineOffset: "-3px !important" },
    // A heading has the focus only to be read first.
    "*:focus-visible:not(h1, h2)": { outline: "3px solid CanvasText !important" },
    ".MuiTabs-indicator, #nprogress .bar, .MuiLinearProgress-bar": { ...own, backgroundColor: "Highlight" },
    ".MuiLinearProgress-root": { border: "1px solid CanvasText" },
    "[role='separator'][tabindex]::after": { ...own, backgroundColor: "ButtonText" },
    // A button that is told by its filling alone.
    ".MuiButton-contained": { border: "1px solid" },
    ".MuiOutlinedInput-root.Mui-focused": { outline: "2px solid Highlight" },
  },
};
