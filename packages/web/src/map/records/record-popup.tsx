// The popup of the selected record: MapLibre keeps it in place, React fills it.
import { GlobalStyles } from "@mui/material";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { isPressed } from "../../ui/shortcuts.ts";
import { useWords } from "../../ui/words.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { useMap } from "../view/map-context.ts";
import { Popup, type MapLibreMap } from "../view/maplibre.ts";
import type { MapPadding } from "../view/use-map-view.ts";
import { discOuterRadius } from "./marker-canvas.ts";

type RecordPopupProps = { at: Position; covered: MapPadding; onClose: () => void; children: ReactNode };

/** Pixels that the popup keeps from the edge of the free part of the map. */
const edge = 8;

/** How far something reaches beyond the map, in pixels to the right and down; negative to the left and up. */
function beyond(map: MapLibreMap, element: HTMLElement): [number, number] {
  const [inner, outer] = [element.getBoundingClientRect(), map.getContainer().getBoundingClientRect()];
  const over = (start: number, end: number) => Math.max(0, end + edge) || Math.min(0, start - edge);
  return [
    over(inner.left - outer.left, inner.right - outer.right),
    over(inner.top - outer.top, inner.bottom - outer.bottom),
  ];
}

/**
 * MapLibre puts a popup to the right of a point that lies at the left of the free part, whether there is room or not: then the map moves
 * by as much as is needed, because nobody can press a button that lies outside.
 */
function bringIn(map: MapLibreMap, popup: Popup): void {
  const [right, down] = beyond(map, popup.getElement());
  if (right !== 0 || down !== 0) map.panBy([right, down], { duration: 300 });
}

/** `at` is [lon, lat]. Escape closes it wherever the focus inside it is. */
export function RecordPopup({ at, covered, onClose, children }: RecordPopupProps) {
  const t = useWords();
  const map = useMap();
  const [holder] = useState(() => document.createElement("div"));
  const [lon, lat] = at;
  const { top = 0, right = 0, bottom = 0, left = 0 } = covered;

  useEffect(() => {
    if (!map) return;
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      maxWidth: "min(320px, calc(100vw - 32px))",
      offset: discOuterRadius + 8,
      className: "record-popup",
      padding: { top: edge + top, bottom: edge + bottom, left: edge + left, right: edge + right },
    });
    popup.setLngLat([lon, lat]).setDOMContent(holder).addTo(map);
    // At rest: what comes into the free part of the map is on its way there now.
    const resting = map.on("idle", () => {
      resting.unsubscribe();
      bringIn(map, popup);
    });
    map.triggerRepaint();
    return () => {
      resting.unsubscribe();
      popup.remove();
    };
  }, [map, holder, lon, lat, top, right, bottom, left]);

  return (
    <>
      <GlobalStyles styles={popupStyles} />
      {createPortal(
        <div
          role="dialog"
          aria-label={t("map_popup")}
          onKeyDown={(event) => isPressed(event.nativeEvent, "close") && onClose()}
        >
          {children}
        </div>,
        holder,
      )}
    </>
  );
}

const tip = (side: "Top" | "Bottom" | "Left" | "Right") => ({ [`border${side}Color`]: "var(--mui-palette-raised)" });

const popupStyles = {
  ".record-popup": { zIndex: 1, font: "inherit" },
  ".record-popup .maplibregl-popup-content": {
    background: "var(--mui-palette-raised)",
    color: "var(--mui-palette-text-primary)",
    border: "1px solid var(--mui-palette-divider)",
    borderRadius: 8,
    padding: 0,
    boxShadow: "var(--elevation-popup)",
    overflow: "hidden",
  },
  ".record-popup[class*='anchor-bottom'] .maplibregl-popup-tip": tip("Top"),
  ".record-popup[class*='anchor-top'] .maplibregl-popup-tip": tip("Bottom"),
  ".record-popup.maplibregl-popup-anchor-left .maplibregl-popup-tip": tip("Right"),
  ".record-popup.maplibregl-popup-anchor-right .maplibregl-popup-tip": tip("Left"),
};
