// How list, map and panel share the screen: side by side, or on a phone the map under everything.
import { useMemo, useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Divider, Pane, usePaneWidth } from "../panes.tsx";
import { SheetContext } from "../paper/reading-frame.tsx";
import { heights, Sheet, type Stop } from "../sheet.tsx";
import { screenHeight } from "../../ui/page.tsx";
import { useMeasuredWidth } from "../../ui/use-measured-width.ts";
import { useOnceTrue } from "../../ui/use-once-true.ts";
import { useWords } from "../../ui/words.ts";
import type { View } from "./map-address.ts";

const widths = { list: { initial: 470, least: 320, most: 900 }, panel: { initial: 560, least: 380, most: 900 } };
/** A list keeps this part of a wide window until somebody moves the divider. */
const listShare = 0.42;
/** Pixels below which a map and its tools are of no use beside list and panel: then the list gives way to them. */
const leastMap = 380;

/** A form is filled in over the whole screen, or with the map above it to draw on. */
const formStops: Stop[] = ["half", "whole"];

type Parts = { list: ReactNode; map: ReactNode; panel: ReactNode };

/**
 * List and map, or map and panel. The widths are kept under `name`. The map keeps its place in the tree, so that it is never made twice, and
 * is made when it is first seen: drawing it costs more than the rest of the screen.
 */
export function WideListAndMap({ list, map, panel, view, name }: Parts & { view: View; name: string }) {
  const [chosenWidth, setListWidth] = usePaneWidth(`${name}-list`);
  const [chosenPanelWidth, setPanelWidth] = usePaneWidth(`${name}-panel`);
  const [frame, width] = useMeasuredWidth<HTMLDivElement>();
  const share = Math.min(widths.list.most, Math.round(width * listShare));
  const listWidth = chosenWidth ?? Math.max(widths.list.initial, share);
  const panelWidth = chosenPanelWidth ?? widths.panel.initial;
  const isPanelOpen = Boolean(panel);
  const leftForList = width - panelWidth - leastMap;
  const isListHidden = view === "map" || (isPanelOpen && (view !== "list" || leftForList < widths.list.least));
  const isMapHidden = view === "list" && !isPanelOpen;
  const isMapMade = useOnceTrue(!isMapHidden);
  const shownListWidth = isPanelOpen ? Math.min(listWidth, leftForList) : listWidth;
  return (
    <Box ref={frame} sx={{ flex: 1, minHeight: 0, display: "flex" }}>
      <Pane isHidden={isListHidden} {...(!isMapHidden && { width: shownListWidth })}>
        {list}
      </Pane>
      {!isListHidden && !isMapHidden && (
        <Divider width={shownListWidth} onChange={setListWidth} least={widths.list.least} most={widths.list.most} />
      )}
      <Pane isHidden={isMapHidden}>{isMapMade && map}</Pane>
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

/** What only a phone shows, which has no page header. */
export type OnPhone = {
  /** Above the list: "6.974 registros". */
  title: string | undefined;
  /** Beside it: what else can be done. */
  menu?: ReactNode;
  /** Above the sheet, in reach of the thumb. */
  floating?: ReactNode;
};

type PhoneProps = Parts & {
  /** What is opened is read, in a sheet over the map; else it is a form. */
  isReading: boolean;
  stop: Stop;
  onStop: (stop: Stop) => void;
  filterBar: ReactNode;
  onPhone: OnPhone;
  newButton: ReactNode;
};

/** The map under everything; over it in a sheet the list, or what is read, or a form, which has the whole height unless one draws. */
export function PhoneListAndMap(props: PhoneProps) {
  const { list, map, panel, isReading, stop, onStop, filterBar, newButton } = props;
  const { title, menu, floating } = props.onPhone;
  const t = useWords();
  const sheet = useMemo(() => ({ stop, onStop }), [stop, onStop]);
  const [formStop, setFormStop] = useState<Stop>("whole");
  const isForm = Boolean(panel) && !isReading;
  return (
    <Box sx={{ position: "relative", height: screenHeight, overflow: "hidden" }}>
      {/* What is opened lies in the middle of what is left of the map. */}
      <Box
        sx={{
          position: "absolute",
          inset: panel ? `0 0 ${heights[stop === "head" && isReading ? "head" : "half"]} 0` : 0,
        }}
      >
        {map}
      </Box>
      {!panel && <Box sx={{ position: "absolute", zIndex: 1, inset: "0 0 auto 0" }}>{filterBar}</Box>}
      {!panel && floating && stop !== "full" && (
        <Box sx={{ position: "absolute", zIndex: 2, right: 12, bottom: `calc(${heights[stop]} + 14px)` }}>
          {floating}
        </Box>
      )}
      <Sheet
        stop={stop}
        onStop={onStop}
        label={t("record_list")}
        isHidden={Boolean(panel)}
        head={
          <Box sx={{ display: "flex", alignItems: "center", gap: "8px", p: "0 16px 8px", minHeight: 56 }}>
            <Typography variant="h4" component="h1" sx={{ flex: 1 }}>
              {title}
            </Typography>
            {menu}
            {newButton}
          </Box>
        }
      >
        {list}
      </Sheet>
      {isReading && <SheetContext value={sheet}>{panel}</SheetContext>}
      {isForm && (
        <Sheet stop={formStop} onStop={setFormStop} stops={formStops} label={t("form_sheet")}>
          {panel}
        </Sheet>
      )}
    </Box>
  );
}
