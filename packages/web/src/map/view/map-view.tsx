// A map with its background and controls and nothing of ours on it yet; record layers and drawing go inside.
import { Box } from "@mui/material";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useWords } from "../../ui/words.ts";
import type { Map as MapLibreMap } from "maplibre-gl";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { Attribution } from "../base/attribution.tsx";
import { baseMap } from "../../ui/theme/data-colors.ts";
import { MapContext } from "./map-context.ts";
import { MapButton, MapButtonGroup, MapControls } from "./map-controls.tsx";
import { MapNotice } from "./map-notice.tsx";
import { detailZoom, hasDetailedBaseMap } from "../base/map-settings.ts";
import { extentOfMost } from "./places-extent.ts";
import type { MapViewState } from "./map-types.ts";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { ScaleBar } from "./scale-bar.tsx";
import { type BaseMapOptions, useBaseStyle } from "../base/use-base-style.ts";
import { useLocation } from "./use-location.ts";
import { type MapPadding, useMapView } from "./use-map-view.ts";
import { useMapsService } from "../base/use-maps-service.ts";
import { useMapLibre } from "./use-maplibre.ts";

type MapViewProps = {
  base: BaseMapOptions;
  /** What this map shows, for assistive technology ("Mapa de Desastres"). */
  label?: string;
  view?: MapViewState | null;
  onViewChange?: (view: MapViewState) => void;
  /** west, south, east, north in degrees: where "fit to results" goes, and the map itself whenever it changes. */
  fitTo?: Bbox | null;
  /** Pixels at each side that panels cover: controls and fitted content keep out of them. */
  padding?: MapPadding;
  /** Whether to say that no detailed base map is configured; not while something is drawn. */
  isDetailNoticed?: boolean;
  /** To be looked at: it takes neither pointer nor keys, so that the page around it scrolls on, and has no controls. */
  isStill?: boolean;
  /** More button groups below the usual ones. */
  controls?: ReactNode;
  /** What must be known of what is drawn, beside the scale. */
  notes?: ReactNode;
  children?: ReactNode;
};

/** Read once is enough: the notice stays away until the browser is closed. */
const noticeKey = "map_no_detail";

const noPadding: MapPadding = {};

export function MapView(props: MapViewProps) {
  const { base, view = null, fitTo = null, padding = noPadding, isStill = false } = props;
  const { scheme, language, settings, headers } = base;
  const t = useWords();
  const container = useRef<HTMLDivElement>(null);
  const { map, isUnsupported } = useMapLibre(container, {
    view,
    extent: () => fitTo ?? base.home ?? extentOfMost(base.places),
    padding,
    headers,
    isStill,
    canvasLabel: t("map_canvas"),
  });
  const { isReady, isStyleFailed } = useBaseStyle(map, base);
  useMapView(map, { view, onViewChange: props.onViewChange, fitTo, padding });
  const service = useMapsService(isReady ? map : null, settings.service, language);
  const location = useLocation(map);
  const zoom = useZoom(map);
  const [isNoticeClosed, closeNotice] = useNoticeClosed();
  const isDetailMissing =
    zoom >= detailZoom && !hasDetailedBaseMap(base) && !isNoticeClosed && props.isDetailNoticed !== false;
  const { step } = location.state;

  return (
    <Box
      role="region"
      aria-label={props.label ?? t("map_region")}
      sx={{
        position: "relative",
        containerType: "size",
        width: "100%",
        height: "100%",
        overflow: "hidden",
        bgcolor: baseMap[scheme].water,
        // On a phone the active vertex needs the room of the notice.
        [phoneQuery]: { "&:has([data-map=vertex]) [data-map=no-detail]": { display: "none" } },
      }}
    >
      <Box ref={container} sx={canvasStyle} />
      <MapContext value={isReady ? map : null}>
        {props.children}
        {!isStill && (
          <Box
            sx={{ ...corner, top: 12 + (padding.top ?? 0), right: 12 + (padding.right ?? 0), alignItems: "flex-end" }}
          >
            <MapControls fitTo={fitTo} padding={padding} onLocate={location.locate} isLocating={step === "asking"} />
            {settings.service && (
              <MapButtonGroup label={t("map_service")}>
                <MapButton icon="globe" label={t("map_service")} pressed={service.isShown} onClick={service.toggle} />
              </MapButtonGroup>
            )}
            {props.controls}
          </Box>
        )}
        <Box sx={{ ...corner, ...bottomRight, bottom: 10 + (padding.bottom ?? 0), right: 12 + (padding.right ?? 0) }}>
          {step === "asking" && <MapNotice>{t("map_locating")}</MapNotice>}
          {step === "refused" && <MapNotice>{t("map_locate_refused")}</MapNotice>}
          {step === "failed" && <MapNotice>{t("map_locate_failed")}</MapNotice>}
          {location.state.step === "found" && (
            <MapNotice>{t("map_located", { meters: location.state.accuracy_m })}</MapNotice>
          )}
          {isUnsupported && <MapNotice>{t("map_unsupported")}</MapNotice>}
          {service.hasFailed && <MapNotice>{t("map_service_failed")}</MapNotice>}
          {isStyleFailed && <MapNotice>{t("map_style_failed")}</MapNotice>}
          {isDetailMissing && (
            <Box data-map="no-detail">
              <MapNotice onClose={closeNotice}>{t("map_no_detail")}</MapNotice>
            </Box>
          )}
          {props.notes}
          <Box sx={scaleLine}>
            <ScaleBar scheme={scheme} language={language} />
            <Attribution settings={settings} />
          </Box>
        </Box>
      </MapContext>
    </Box>
  );
}

const corner = {
  position: "absolute",
  zIndex: 1,
  display: "flex",
  flexDirection: "column",
  gap: "12px",
  pointerEvents: "none",
};
const bottomRight = {
  gap: "8px",
  alignItems: "flex-end",
  maxWidth: "calc(100% - 24px)",
  // The right belongs to the thumb, and to the controls.
  [phoneQuery]: { right: "auto", left: 12, alignItems: "flex-start", maxWidth: "calc(100% - 80px)" },
};

/** On a phone one below the other: the thumb's button lies beside them, and what is said above it. */
const scaleLine = {
  display: "flex",
  alignItems: "flex-end",
  gap: "10px",
  [phoneQuery]: { flexDirection: "column", alignItems: "flex-start", gap: "6px", minHeight: 56 },
};

/** The canvas takes keys, so it shows when it has the focus: inside its edge, where nothing cuts it off. */
const canvasStyle = {
  // maplibre's own stylesheet makes the container relative, so it is given its size rather than its edges.
  width: "100%",
  height: "100%",
  "&& .maplibregl-canvas": { outline: "none" },
  "&:has(.maplibregl-canvas:focus-visible)::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    border: "2px solid",
    borderColor: "primary.main",
    boxShadow: "inset 0 0 0 2px var(--mui-palette-background-paper)",
    pointerEvents: "none",
  },
};

/** For as long as the browser is open. */
function useNoticeClosed(): [boolean, () => void] {
  const [isClosed, setIsClosed] = useState(() => sessionStorage.getItem(noticeKey) === "closed");
  const close = () => {
    sessionStorage.setItem(noticeKey, "closed");
    setIsClosed(true);
  };
  return [isClosed, close];
}

/** Whole steps only: nothing here changes between them. */
function useZoom(map: MapLibreMap | null): number {
  const [zoom, setZoom] = useState(0);
  useEffect(() => {
    if (!map) return;
    const read = () => setZoom(Math.floor(map.getZoom()));
    read();
    map.on("zoom", read);
    return () => void map.off("zoom", read);
  }, [map]);
  return zoom;
}
