// How list, map and panel share the screen: side by side, or on a phone the map under everything.
import { useEffect, useRef, useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Divider, Pane, usePaneWidth } from "../panes.tsx";
import { heights, Sheet, type Stop } from "../sheet.tsx";
import { shell } from "../../ui/tokens.ts";
import type { View } from "./map-address.ts";

const widths = { list: { initial: 470, least: 320, most: 900 }, panel: { initial: 560, least: 380, most: 900 } };
/** Pixels below which a map and its tools are of no use beside list and panel: then the list gives way to them. */
const leastMap = 380;
/** What is opened leaves the map above it in reach of the thumb. */
const panelHeight = "64%";

type Parts = { list: ReactNode; map: ReactNode; panel: ReactNode };

/** List and map, or map and panel. The widths are kept under `name`. The map keeps its place in the tree, so that it is never made twice. */
export function WideListAndMap({ list, map, panel, view, name }: Parts & { view: View; name: string }) {
  const [listWidth, setListWidth] = usePaneWidth(`${name}-list`, widths.list.initial);
  const [panelWidth, setPanelWidth] = usePaneWidth(`${name}-panel`, widths.panel.initial);
  const [frame, width] = useMeasuredWidth();
  const isPanelOpen = Boolean(panel);
  const leftForList = width - panelWidth - leastMap;
  const isListHidden = view === "map" || (isPanelOpen && (view !== "list" || leftForList < widths.list.least));
  const isMapHidden = view === "list" && !isPanelOpen;
  const shownListWidth = isPanelOpen ? Math.min(listWidth, leftForList) : listWidth;
  return (
    <Box ref={frame} sx={{ flex: 1, minHeight: 0, display: "flex" }}>
      <Pane isHidden={isListHidden} {...(!isMapHidden && { width: shownListWidth })}>
        {list}
      </Pane>
      {!isListHidden && !isMapHidden && (
        <Divider width={shownListWidth} onChange={setListWidth} least={widths.list.least} most={widths.list.most} />
      )}
      <Pane isHidden={isMapHidden}>{map}</Pane>
      {isPanelOpen && (
        <>
          <Divider
            isRight
            width={panelWidth}
            onChange={setPanelWidth}
            least={widths.panel.least}
            most={widths.panel.most}
          />
          <Pane width={panelWidth}>{panel}</Pane>
        </>
      )}
    </Box>
  );
}

/** The width in pixels that there is to share. */
function useMeasuredWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(() => window.innerWidth);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}

type PhoneProps = Parts & {
  stop: Stop;
  onStop: (stop: Stop) => void;
  filterBar: ReactNode;
  /** "6.974 registros". */
  title: string | undefined;
  newButton: ReactNode;
  floating: ReactNode;
};

/** The map under everything, the list in a sheet, what is opened over most of the screen. */
export function PhoneListAndMap(props: PhoneProps) {
  const { list, map, panel, stop, onStop, filterBar, title, newButton, floating } = props;
  return (
    <Box sx={{ position: "relative", height: `calc(100dvh - ${shell.toolbar}px)`, overflow: "hidden" }}>
      <Box sx={{ position: "absolute", inset: panel ? `0 0 ${panelHeight} 0` : 0 }}>{map}</Box>
      {!panel && <Box sx={{ position: "absolute", zIndex: 1, inset: "0 0 auto 0" }}>{filterBar}</Box>}
      {!panel && floating && stop !== "full" && (
        <Box sx={{ position: "absolute", zIndex: 2, right: 12, bottom: `calc(${heights[stop]} + 14px)` }}>
          {floating}
        </Box>
      )}
      <Sheet
        stop={stop}
        onStop={onStop}
        head={
          <Box sx={{ display: "flex", alignItems: "center", gap: "8px", p: "0 16px 8px", minHeight: 56 }}>
            <Typography variant="h4" component="h1" sx={{ flex: 1 }}>
              {title}
            </Typography>
            {newButton}
          </Box>
        }
      >
        {list}
      </Sheet>
      {panel && (
        <Box
          sx={{
            position: "absolute",
            zIndex: 3,
            inset: "auto 0 0 0",
            height: panelHeight,
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          {panel}
        </Box>
      )}
    </Box>
  );
}
