// The scrolling part of the drawer: as high as the window without the logo, with a scrollbar of limited length.
import { useEffect, useRef, type ReactNode } from "react";
import { styled } from "@mui/material/styles";
import PerfectScrollbar from "perfect-scrollbar";
import "perfect-scrollbar/css/perfect-scrollbar.css";
import { shell } from "../../ui/theme/tokens.ts";

/** in px. A browser's own scrollbar cannot be held to a length. */
const longestScrollbar = 160;

const Frame = styled("nav")({
  position: "relative",
  height: `calc(100dvh - ${shell.toolbar}px)`,
  padding: "8px 0 16px",
  "& ul": { margin: 0, padding: 0, listStyle: "none" },
  // Four pixels wide, always seen where there is something to scroll.
  "& > .ps__rail-y": {
    right: 0,
    width: 6,
    "&, &:hover, &:focus, &.ps--clicking": { opacity: 1, backgroundColor: "transparent" },
    "& > .ps__thumb-y, &:hover > .ps__thumb-y, &:focus > .ps__thumb-y, &.ps--clicking .ps__thumb-y": {
      right: 1,
      width: 4,
      borderRadius: 2,
      backgroundColor: "color-mix(in srgb, var(--mui-palette-sidebar-muted) 45%, transparent)",
    },
  },
});

/** The main menu. The keyboard scrolls it by moving through its links, so the bar itself is no stop. */
export function DrawerScroll({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const bar = new PerfectScrollbar(element, { maxScrollbarLength: longestScrollbar, suppressScrollX: true });
    for (const thumb of element.querySelectorAll(".ps__thumb-x, .ps__thumb-y")) thumb.setAttribute("tabindex", "-1");
    const observer = new ResizeObserver(() => bar.update());
    observer.observe(element);
    for (const child of element.querySelectorAll(":scope > ul")) observer.observe(child);
    return () => {
      observer.disconnect();
      bar.destroy();
    };
  }, []);
  return (
    <Frame ref={frame} id="menu" aria-label={label}>
      {children}
    </Frame>
  );
}
