// Two panes side by side with a divider that is dragged, or moved with the arrow keys. The width is kept on this computer.
import { useRef, useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import { fingerQuery } from "../ui/theme/theme-global.ts";
import { useWords } from "../ui/words.ts";

type DividerProps = {
  /** Width of the sized pane in pixels. */
  width: number;
  onChange: (width: number) => void;
  least: number;
  most: number;
  /** Whether the sized pane lies at the divider's right. */
  isRight?: boolean;
};

const keyStep = 24;

const storageKey = (name: string) => `pane:${name}`;

/** The width that somebody gave a pane, kept under `name`; null until then. */
export function usePaneWidth(name: string): [number | null, (width: number) => void] {
  const [width, setWidth] = useState(() => Number(localStorage.getItem(storageKey(name))) || null);
  const change = (next: number) => {
    setWidth(next);
    localStorage.setItem(storageKey(name), String(Math.round(next)));
  };
  return [width, change];
}

/** The line between two panes. */
export function Divider({ width, onChange, least, most, isRight = false }: DividerProps) {
  const t = useWords();
  const start = useRef<{ x: number; width: number } | null>(null);
  const within = (wanted: number) => Math.min(most, Math.max(least, wanted));
  const sign = isRight ? -1 : 1;
  return (
    <Box
      role="separator"
      aria-orientation="vertical"
      aria-label={t("pane_divider")}
      aria-valuenow={Math.round(width)}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={(event) => {
        start.current = { x: event.clientX, width };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) =>
        start.current && onChange(within(start.current.width + sign * (event.clientX - start.current.x)))
      }
      onPointerUp={() => (start.current = null)}
      onKeyDown={(event) => {
        const step = event.key === "ArrowLeft" ? -keyStep : event.key === "ArrowRight" ? keyStep : 0;
        if (step !== 0) onChange(within(width + sign * step));
      }}
      sx={(theme) => ({
        position: "relative",
        flex: "none",
        width: 7,
        cursor: "col-resize",
        touchAction: "none",
        borderLeft: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.paper,
        // A finger needs more than the line.
        "&::before": { content: '""', position: "absolute", zIndex: 1, inset: 0, [fingerQuery]: { inset: "0 -12px" } },
        "&::after": {
          content: '""',
          position: "absolute",
          left: 1,
          top: "calc(50% - 14px)",
          width: 3,
          height: 28,
          borderRadius: 2,
          backgroundColor: theme.vars.palette.control,
        },
        "&:hover::after, &:focus-visible::after": { backgroundColor: theme.vars.palette.primary.main },
        "&:focus-visible": { outline: "none" },
      })}
    />
  );
}

/** A pane of fixed width, or one that takes the rest. Hidden panes stay mounted: a map is costly to make. */
export function Pane({
  width,
  isHidden = false,
  children,
}: {
  width?: number;
  isHidden?: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: isHidden ? "none" : "flex",
        flexDirection: "column",
        flex: width === undefined ? "1 1 0" : "none",
        width,
        // In a narrow window the sized pane leaves something to its neighbour.
        maxWidth: width === undefined ? undefined : "60%",
        minWidth: 0,
        minHeight: 0,
        bgcolor: "background.paper",
      }}
    >
      {children}
    </Box>
  );
}
