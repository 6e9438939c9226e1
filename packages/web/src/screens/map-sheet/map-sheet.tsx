// The map on paper: a sheet with title, legend, scale, north, degrees and origin, to be printed, kept as PDF or as PNG.
import { useEffect, useMemo, useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { raise } from "../../api/events.ts";
import { pageConfig } from "../../api/page-config.ts";
import { usePlace } from "../../api/places.ts";
import { requestHeaders } from "../../api/request.ts";
import type { MapPlace } from "../../map/view/map-types.ts";
import { StillMap, type MapPicture } from "../../map/view/still-map.tsx";
import { Notice } from "../../forms/notice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { download } from "../import/csv-text.ts";
import { pictureSize } from "./frame.ts";
import { painted, type LegendRow, type PaintedRow } from "./legend.ts";
import { paper } from "./shapes.ts";
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
  onClose: () => void;
};

export function MapSheet(props: MapSheetProps) {
  const t = useWords();
  const [language] = useLanguage();
  const isPhone = useIsPhone();
  const [title, setTitle] = useState(props.title);
  const { picture, rows, hasFailed, attempt, receive, fail, again } = usePicture(props.legend);
  const measure = useMeasure();
  const content = useSheetContent({ ...props, title, picture, legend: rows });
  const shapes = useMemo(() => measure && sheetOf(content, measure), [content, measure]);
  return (
    <Dialog open onClose={props.onClose} fullScreen={isPhone} maxWidth="lg" fullWidth aria-labelledby="sheet-title">
      <DialogTitle id="sheet-title">{t("map_sheet_open")}</DialogTitle>
      <DialogContent>
        <TextField
          label={t("map_sheet_title")}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          fullWidth
          margin="dense"
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        {hasFailed && (
          <Notice status="error" icon="exclamation-circle" role="alert">
            {t("map_sheet_incomplete")}{" "}
            <Button variant="text" onClick={again}>
              {t("map_retry")}
            </Button>
          </Notice>
        )}
        <Box id="printed" sx={sheetStyle}>
          {shapes && <SheetDrawing shapes={shapes} label={t("map_sheet_label", { title })} />}
          {!picture && !hasFailed && (
            <Box className="screen-only" role="status" sx={waitingStyle}>
              {t("map_sheet_drawing")}
            </Box>
          )}
        </Box>
        <StillMap
          key={attempt}
          bounds={props.bounds}
          size={pictureSize}
          symbolBy={props.symbolBy}
          places={props.places}
          language={language}
          settings={pageConfig().map}
          headers={requestHeaders}
          onPicture={receive}
        >
          {props.layers(fail)}
        </StillMap>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={props.onClose}>
          {t("close")}
        </Button>
        <WaysToKeep title={title} shapes={picture && !hasFailed ? shapes : null} />
      </DialogActions>
    </Dialog>
  );
}

type Drawn = { picture: MapPicture | null; rows: readonly PaintedRow[] };
const nothing: Drawn = { picture: null, rows: [] };

/** The picture of the map with its legend, taken again when something of it did not arrive: each `attempt` is a map of its own. */
function usePicture(legend: MapSheetProps["legend"]) {
  const [{ picture, rows }, setDrawn] = useState(nothing);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.address)), [picture]);
  const receive = (taken: MapPicture) =>
    void painted(legend(taken)).then((paintedRows) => setDrawn({ picture: taken, rows: paintedRows }));
  const again = () => {
    setFailed(false);
    setDrawn(nothing);
    setAttempt(attempt + 1);
  };
  return { picture, rows, hasFailed, attempt, receive, fail: () => setFailed(true), again };
}

/** `shapes`: null while the sheet is not whole. */
function WaysToKeep({ title, shapes }: { title: string; shapes: ReturnType<typeof sheetOf> | null }) {
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
      download(`${name}.png`, await pngOf(shapes ?? []));
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
const sheetStyle = {
  position: "relative",
  width: `min(100%, calc((100dvh - ${besideSheet}px) * ${paper.width / paper.height}))`,
  minWidth: 280,
  m: "12px auto 0",
  border: 1,
  borderColor: "divider",
  bgcolor: "#FFFFFF",
  "& svg": { display: "block", width: "100%", height: "auto" },
  "@media print": { page: "map-sheet", "& svg": { width: `${paper.width}mm`, height: `${paper.height - 0.3}mm` } },
};

const waitingStyle = {
  position: "absolute",
  inset: "14.3% 27.6% 16.2% 5%",
  display: "grid",
  placeItems: "center",
  color: "#45525E",
  bgcolor: "#EEF1F3",
};
