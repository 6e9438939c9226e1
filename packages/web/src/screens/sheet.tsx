// On a phone: a sheet from below with three stops: its head, half the screen, nearly all of it.
import { useRef, useState, type PointerEvent, type ReactNode } from "react";
import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { useWords } from "../ui/words.ts";

export type Stop = "head" | "half" | "full" | "whole";
const threeStops: readonly Stop[] = ["head", "half", "full"];
const headHeight = 76;
const halfShare = 0.56;
/** CSS heights of the stops. */
export const heights: Record<Stop, string> = {
  head: `${headHeight}px`,
  half: `${halfShare * 100}%`,
  full: "calc(100% - 64px)",
  whole: "100%",
};

/** Pixels of a screen of this height that the sheet covers; fully open, the map below does not matter. */
export const coveredBy = (stop: Stop, screenHeight: number): number =>
  stop === "head" ? headHeight : Math.round(screenHeight * halfShare);

const leastSwipe = 24;

/** Where a sheet stands, and how it is moved. */
export type SheetState = { stop: Stop; onStop: (stop: Stop) => void };

type SheetProps = SheetState & {
  /** What lies in it, for assistive technology. */
  label: string;
  /** From the lowest to the highest. */
  stops?: readonly Stop[];
  /** Another one lies over it. */
  isHidden?: boolean;
  /** `printed` for what stands alone on paper. */
  id?: string;
  /** Stays in sight at each stop. */
  head?: ReactNode;
  children: ReactNode;
};

/** Swipe the handle, or press it: it grows to the next stop and folds from the last. */
export function Sheet(props: SheetProps) {
  const { stop, onStop, label, id, head, stops = threeStops, isHidden = false, children } = props;
  const t = useWords();
  const index = stops.indexOf(stop);
  const isLast = index === stops.length - 1;
  const go = (step: number) => onStop(stops[Math.min(stops.length - 1, Math.max(0, index + step))] ?? stop);
  const { moved, handlers } = useSwipe({ onSwipe: go, onPress: () => (isLast ? onStop(stops[0]!) : go(1)) });
  return (
    <Box
      component="section"
      id={id}
      aria-label={label}
      sx={(theme) => ({
        position: "absolute",
        zIndex: 2,
        insetInline: 0,
        bottom: 0,
        height: heights[stop],
        display: isHidden ? "none" : "flex",
        flexDirection: "column",
        borderRadius: "16px 16px 0 0",
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.paper,
        boxShadow: theme.shadows[2],
        transition: "height 180ms cubic-bezier(.2,0,0,1)",
        "@media (prefers-reduced-motion: reduce)": { transition: "none" },
      })}
      style={moved < 0 ? undefined : { transform: `translateY(${Math.min(moved, 120)}px)` }}
    >
      <Box
        component="button"
        type="button"
        className="screen-only"
        aria-label={t(isLast ? "sheet_shrink" : "sheet_grow")}
        aria-expanded={stop !== "head"}
        {...handlers}
        sx={handleStyle}
      />
      {head}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: "hidden",
          display: stop === "head" ? "none" : "flex",
          flexDirection: "column",
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

type Swipe = {
  /** 1 is up, -1 is down. */
  onSwipe: (step: 1 | -1) => void;
  onPress: () => void;
};

/** How far a handle is held away from its place, in pixels downwards, and the handlers that tell swiping it from pressing it. */
function useSwipe({ onSwipe, onPress }: Swipe) {
  const from = useRef<number | null>(null);
  const [moved, setMoved] = useState(0);
  const wasSwiped = useRef(false);
  const handlers = {
    onClick: () => {
      if (!wasSwiped.current) onPress();
      wasSwiped.current = false;
    },
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== null) setMoved(event.clientY - from.current);
    },
    onPointerUp: () => {
      wasSwiped.current = Math.abs(moved) > leastSwipe;
      if (wasSwiped.current) onSwipe(moved < 0 ? 1 : -1);
      from.current = null;
      setMoved(0);
    },
  };
  return { moved, handlers };
}

const handleStyle: SxProps<Theme> = (theme) => ({
  flex: "none",
  position: "relative",
  height: 20,
  // A thumb finds it in the map above, too.
  "&::before": { content: '""', position: "absolute", inset: "-24px calc(50% - 60px) 0" },
  padding: 0,
  border: 0,
  background: "none",
  touchAction: "none",
  cursor: "grab",
  "&::after": {
    content: '""',
    display: "block",
    width: 36,
    height: 4,
    margin: "8px auto",
    borderRadius: 2,
    backgroundColor: theme.vars.palette.control,
  },
});
