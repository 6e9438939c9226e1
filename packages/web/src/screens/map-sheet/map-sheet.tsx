// The map on paper: a sheet with title, legend, scale, north, degrees and origin, to be printed, kept as PDF or as PNG.
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { raise } from "../../api/events.ts";
import { usePlace } from "../../api/places.ts";
import type { MapPlace } from "../../map/view/map-types.ts";
import { StillMap, type MapPicture } from "../../map/view/still-map.tsx";
import { Notice } from "../../forms/notice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { download } from "../import/csv-text.ts";
import { useMapBase } from "../use-map-base.ts";
import { pictureSizeOf, sheetLayouts, type SheetFormat, type SheetLayout } from "./layout.ts";
import { painted, type LegendRow, type PaintedRow } from "./legend.ts";
import { listPagesOf, type SheetList } from "./list-pages.ts";
import { SheetChoices, type SheetChoice } from "./sheet-choices.tsx";
import { measureBy, pngOf, SheetDrawing } from "./sheet-drawing.tsx";
import { sheetOf } from "./sheet.ts";
import { useSheetContent } from "./use-sheet-content.ts";

export type MapSheetProps = {
  /** What it is called unless somebody writes something better. */
  title: string;
  /** The days that it shows: "Del 01-01-2024 al 02-03-2024"; null where days do not count. */
  period: string | null;
  filters: readonly string[];
  /** In sight when the sheet was asked for. */
  bounds: Bbox;
  symbolBy: string;
  /** Whose names the ground shows. */
  places: MapPlace[];
  legend: (picture: MapPicture) => readonly LegendRow[];
  /** What lies over the ground, in the light scheme; tells when something of it did not arrive. */
  layers: (onFailed: () => void) => ReactNode;
  /** What can be listed behind the map; null where there is nothing to list. */
  list: SheetList | null;
  onClose: () => void;
};

export function MapSheet(props: MapSheetProps) {
  const t = useWords();
  const base = useMapBase();
  const isPhone = useIsPhone();
  const [choice, setChoice] = useState<SheetChoice>({ title: props.title, format: "A4", hasList: props.list !== null });
  const { title, format } = choice;
  const layout = sheetLayouts[format];
  const { picture, rows, isMapFailed, attempt, receive, fail, again } = usePicture(props.legend);
  const list = choice.hasList ? props.list : null;
  const { listed, isListFailed } = useListed(list, picture);
  const measure = useMeasure();
  const content = useSheetContent({ ...props, title, format, picture, legend: rows });
  const papers = useMemo(() => {
    if (!measure) return [];
    const behind = list && listed ? listPagesOf(layout, content, list.columns, listed, measure) : [];
    return [sheetOf(layout, content, measure), ...behind];
  }, [layout, content, list, listed, measure]);
  const hasFailed = isMapFailed || isListFailed;
  const isWhole = picture !== null && !hasFailed && (!list || listed !== null);
  const choose = (change: Partial<SheetChoice>) => {
    setChoice({ ...choice, ...change });
    // The map is drawn anew where it has another size.
    if (change.format) again();
  };
  return (
    <Dialog open onClose={props.onClose} fullScreen={isPhone} maxWidth="lg" fullWidth aria-labelledby="sheet-title">
      <DialogTitle id="sheet-title">{t("map_sheet_open")}</DialogTitle>
      <DialogContent>
        <SheetChoices choice={choice} onChange={choose} canList={props.list !== null} />
        {hasFailed && (
          <Notice status="error" icon="exclamation-circle" role="alert">
            {t("map_sheet_incomplete")}{" "}
            <Button variant="text" onClick={again}>
              {t("map_retry")}
            </Button>
          </Notice>
        )}
        <Box id="printed" sx={sheetStyle(format)}>
          {papers.map((shapes, index) => (
            <SheetDrawing
              key={index}
              shapes={shapes}
              paper={layout.paper}
              label={t(index === 0 ? "map_sheet_label" : "map_sheet_list_label", { title, page: index + 1 })}
            />
          ))}
          {!picture && !hasFailed && (
            <Box className="screen-only" role="status" sx={waitingStyle(layout)}>
              {t("map_sheet_drawing")}
            </Box>
          )}
        </Box>
        <StillMap
          key={attempt}
          bounds={props.bounds}
          size={pictureSizeOf(layout)}
          symbolBy={props.symbolBy}
          base={{ ...base, places: props.places }}
          onPicture={receive}
        >
          {props.layers(fail)}
        </StillMap>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={props.onClose}>
          {t("close")}
        </Button>
        <WaysToKeep title={title} paper={layout.paper} shapes={isWhole ? papers[0]! : null} />
      </DialogActions>
    </Dialog>
  );
}

/** What lies inside of the picture: asked for once for each picture, and again with the next one where it failed. */
function useListed(list: SheetList | null, picture: MapPicture | null) {
  const { data, isError } = useQuery({
    queryKey: ["map-sheet-list", picture?.address],
    queryFn: ({ signal }) => (list && picture ? list.ask(picture.bounds, signal) : null),
    enabled: list !== null && picture !== null,
    gcTime: 0,
  });
  return { listed: data ?? null, isListFailed: isError && list !== null };
}

type Drawn = { picture: MapPicture | null; rows: readonly PaintedRow[] };
const nothing: Drawn = { picture: null, rows: [] };

/** The picture of the map with its legend, taken again when something of it did not arrive: each `attempt` is a map of its own. */
function usePicture(legend: MapSheetProps["legend"]) {
  const [{ picture, rows }, setDrawn] = useState(nothing);
  const [isMapFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.address)), [picture]);
  const receive = (taken: MapPicture) =>
    void painted(legend(taken)).then((paintedRows) => setDrawn({ picture: taken, rows: paintedRows }));
  const again = () => {
    setFailed(false);
    setDrawn(nothing);
    setAttempt(attempt + 1);
  };
  return { picture, rows, isMapFailed, attempt, receive, fail: () => setFailed(true), again };
}

/** `shapes`: of the map; null while the sheet is not whole. */
type WaysToKeepProps = { title: string; paper: SheetLayout["paper"]; shapes: ReturnType<typeof sheetOf> | null };

function WaysToKeep({ title, paper, shapes }: WaysToKeepProps) {
  const t = useWords();
  const { current } = usePlace();
  const name = [title, current?.reason_social]
    .filter(Boolean)
    .join(" - ")
    .replaceAll(/[\\/:*?"<>|]+/g, " ");
  const print = () => {
    // Browsers offer the title of the page as the name of the PDF.
    const before = document.title;
    document.title = name;
    window.print();
    document.title = before;
  };
  const keep = async () => {
    try {
      download(`${name}.png`, await pngOf(shapes ?? [], paper));
    } catch {
      raise("SET_MESSAGE", { message: t("map_sheet_failed"), type: "error" });
    }
  };
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name="picture-o" />} disabled={!shapes} onClick={() => void keep()}>
        {t("map_sheet_png")}
      </Button>
      <Button variant="contained" startIcon={<Icon name="print" />} disabled={!shapes} onClick={print}>
        {t("map_sheet_print")}
      </Button>
    </>
  );
}

/** Null until the font is there by which texts are measured. */
function useMeasure() {
  const [measure, setMeasure] = useState<ReturnType<typeof measureBy> | null>(null);
  useEffect(() => {
    const context = document.createElement("canvas").getContext("2d");
    const fonts = [400, 550, 650].map((weight) => document.fonts.load(`${weight} 20px "Inter Variable"`));
    void Promise.allSettled(fonts).then(() => context && setMeasure(() => measureBy(context)));
  }, []);
  return measure;
}

/** In pixels: what the dialog needs above and below the sheet. */
const besideSheet = 250;

/** On the screen whole, as large as there is room for; on paper at its true size, or the scale would not be one. */
function sheetStyle(format: SheetFormat) {
  const { width, height } = sheetLayouts[format].paper;
  return {
    position: "relative",
    width: `min(100%, calc((100dvh - ${besideSheet}px) * ${width / height}))`,
    minWidth: 280,
    m: "12px auto 0",
    "& svg": { display: "block", width: "100%", height: "auto", border: 1, borderColor: "divider", bgcolor: "#FFFFFF" },
    "@media screen": { "& svg + svg": { mt: "12px" } },
    "@media print": {
      page: `map-sheet-${format}`,
      "& svg": { width: `${width}mm`, height: `${height - 0.3}mm`, m: 0, border: 0, breakAfter: "page" },
      "& svg:last-of-type": { breakAfter: "auto" },
    },
  };
}

/** Over the frame of the map. */
function waitingStyle({ paper, frame }: SheetLayout) {
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return {
    position: "absolute",
    left: share(frame.x, paper.width),
    width: share(frame.width, paper.width),
    top: 0,
    aspectRatio: paper.width / paper.height,
    display: "grid",
    placeItems: "center",
    color: "#45525E",
  };
}
