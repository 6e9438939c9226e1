// How list, map and panel share the screen: side by side, or on a phone the map under everything.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Divider, Pane, usePaneWidth } from "../../screens/panes.tsx";
import { Sheet, type Stop } from "../../screens/sheet.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { shell } from "../../ui/tokens.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { FilterBar } from "./filter-bar.tsx";
import type { RecordsView } from "./record-query.ts";

const widths = { list: { initial: 470, least: 320, most: 900 }, panel: { initial: 560, least: 380, most: 900 } };
/** An opened record leaves the map above it in reach of the thumb. */
const panelHeight = "64%";

type Parts = { list: ReactNode; map: ReactNode; panel: ReactNode };

/** List and map, or map and panel. The map keeps its place in the tree, so that it is never made twice. */
export function WideRecords({ list, map, panel, view }: Parts & { view: RecordsView }) {
  const [listWidth, setListWidth] = usePaneWidth("records-list", widths.list.initial);
  const [panelWidth, setPanelWidth] = usePaneWidth("records-panel", widths.panel.initial);
  const isPanelOpen = Boolean(panel);
  const isListHidden = view === "map" || (isPanelOpen && view !== "list");
  const isMapHidden = view === "list" && !isPanelOpen;
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: "flex" }}>
      <Pane isHidden={isListHidden} {...(!isMapHidden && { width: listWidth })}>
        {list}
      </Pane>
      {!isListHidden && !isMapHidden && (
        <Divider width={listWidth} onChange={setListWidth} least={widths.list.least} most={widths.list.most} />
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

type PhoneProps = Parts & {
  stop: Stop;
  onStop: (stop: Stop) => void;
  total: { total: number; total_is_exact: boolean } | undefined;
  onNew: (() => void) | undefined;
};

/** The map under everything, the list in a sheet, an opened record over the whole screen. */
export function PhoneRecords({ list, map, panel, stop, onStop, total, onNew }: PhoneProps) {
  const t = useWords();
  const [language] = useLanguage();
  const count = total && formatNumber(total.total, language);
  return (
    <Box sx={{ position: "relative", height: `calc(100dvh - ${shell.toolbar}px)`, overflow: "hidden" }}>
      <Box sx={{ position: "absolute", inset: panel ? `0 0 ${panelHeight} 0` : 0 }}>{map}</Box>
      {!panel && (
        <Box sx={{ position: "absolute", zIndex: 1, inset: "0 0 auto 0" }}>
          <FilterBar />
        </Box>
      )}
      <Sheet
        stop={stop}
        onStop={onStop}
        head={
          <Box sx={{ display: "flex", alignItems: "center", gap: "8px", p: "0 16px 8px", minHeight: 56 }}>
            <Typography variant="h4" component="h1" sx={{ flex: 1 }}>
              {count !== undefined &&
                (total?.total === 1
                  ? t("record_count_one")
                  : t(total?.total_is_exact ? "record_count_many" : "record_count_more", { count }))}
            </Typography>
            {onNew && (
              <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onNew}>
                {t("record_new")}
              </Button>
            )}
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
