// The popup of the selected record: MapLibre keeps it in place, React fills it.
import { GlobalStyles } from "@mui/material";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Position } from "@atalaya/contract/geometry.ts";
import { useMap } from "./map-context.ts";
import { Popup } from "./maplibre.ts";
import type { ColorScheme } from "./map-types.ts";
import { discOuterRadius } from "./marker-canvas.ts";

type RecordPopupProps = { at: Position; scheme: ColorScheme; onClose: () => void; children: ReactNode };

/** `at` is [lon, lat]. Escape closes it wherever the focus inside it is. */
export function RecordPopup({ at, scheme, onClose, children }: RecordPopupProps) {
  const { t } = useTranslation();
  const map = useMap();
  const [holder] = useState(() => document.createElement("div"));
  const [lon, lat] = at;

  useEffect(() => {
    if (!map) return;
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      maxWidth: "min(320px, calc(100vw - 32px))",
      offset: discOuterRadius + 8,
      className: "record-popup",
      padding: { top: 8, bottom: 8, left: 8, right: 8 },
    });
    popup.setLngLat([lon, lat]).setDOMContent(holder).addTo(map);
    return () => void popup.remove();
  }, [map, holder, lon, lat]);

  return (
    <>
      <GlobalStyles styles={popupStyles(scheme)} />
      {createPortal(
        <div role="dialog" aria-label={t("map_popup")} onKeyDown={(event) => event.key === "Escape" && onClose()}>
          {children}
        </div>,
        holder,
      )}
    </>
  );
}

function popupStyles(scheme: ColorScheme) {
  const isDark = scheme === "dark";
  const surface = isDark ? "#1C252B" : "#FFFFFF";
  const shadow = isDark
    ? "0 8px 32px rgba(0, 0, 0, 0.6), 0 0 0 1px #2A353D"
    : "0 2px 6px rgba(16, 28, 38, 0.08), 0 12px 32px rgba(16, 28, 38, 0.16)";
  const tip = (side: "Top" | "Bottom" | "Left" | "Right") => ({ [`border${side}Color`]: surface });
  return {
    ".record-popup": { zIndex: 1, font: "inherit" },
    ".record-popup .maplibregl-popup-content": {
      background: surface,
      color: "inherit",
      borderRadius: 8,
      padding: 0,
      boxShadow: shadow,
      overflow: "hidden",
    },
    ".record-popup[class*='anchor-bottom'] .maplibregl-popup-tip": tip("Top"),
    ".record-popup[class*='anchor-top'] .maplibregl-popup-tip": tip("Bottom"),
    ".record-popup.maplibregl-popup-anchor-left .maplibregl-popup-tip": tip("Right"),
    ".record-popup.maplibregl-popup-anchor-right .maplibregl-popup-tip": tip("Left"),
  };
}
