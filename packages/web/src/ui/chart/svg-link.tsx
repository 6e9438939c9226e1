// What the charts drawn by ourselves have in common: how they look, and anchors inside the picture.
import type { ComponentProps } from "react";
import type { CSSObject } from "@mui/material/styles";
import { createLink } from "@tanstack/react-router";
import { fingerQuery } from "../theme/theme-global.ts";

/** An anchor inside a picture. */
export const SvgLink = createLink((props: ComponentProps<"a">) => <a {...props} />);

/** Of a chart whose columns are links: `peak` is a text that stands out, `drawn` what lies over the links. */
export const chartStyle: CSSObject = {
  display: "block",
  fontSize: 11,
  fontVariantNumeric: "tabular-nums",
  "& text": { fill: "var(--mui-palette-text-secondary)" },
  "& text.peak": { fill: "var(--mui-palette-text-primary)", fontWeight: 650 },
  "& a rect": { fill: "transparent" },
  "& a:hover rect, & a:focus-visible rect": { fill: "var(--mui-palette-hover)" },
  "& a:hover text, & a:focus-visible text": { fill: "var(--mui-palette-text-primary)", fontWeight: 650 },
  "& a:focus-visible": { outline: "2px solid var(--mui-palette-primary-main)", outlineOffset: -2 },
  // A column is too narrow for a finger, and is pressed in the table.
  [fingerQuery]: { "& a": { pointerEvents: "none" } },
  // What is drawn over the links does not catch the pointer.
  "& .drawn": { pointerEvents: "none" },
};
