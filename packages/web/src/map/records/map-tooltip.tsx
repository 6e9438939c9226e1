// What lies under the mouse, said in a small tooltip; the same stands in the list and the popup, so it is for sighted people with a mouse only.
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import Box from "@mui/material/Box";
import type { MapMouseEvent } from "maplibre-gl";
import { useMap } from "../view/map-context.ts";
import { mapSurface } from "../view/map-surface.ts";

export type Hovered = { layer: string; properties: Record<string, unknown> };

type MapTooltipProps = {
  /** Layers that say something, uppermost first. */
  layers: readonly string[];
  /** Null for what has nothing to say. */
  text: (hovered: Hovered) => ReactNode;
};

type Shown = Hovered & { x: number; y: number; isRight: boolean };

/** Goes inside a <MapView>. */
export function MapTooltip({ layers, text }: MapTooltipProps) {
  const map = useMap();
  const [shown, setShown] = useState<Shown | null>(null);

  const find = useEffectEvent((event: MapMouseEvent): Shown | null => {
    if (!map || map.isMoving() || event.originalEvent.buttons > 0) return null;
    const present = layers.filter((id) => map.getLayer(id));
    const [feature] = map.queryRenderedFeatures(event.point, { layers: present });
    if (!feature) return null;
    const { x, y } = event.point;
    return {
      layer: feature.layer.id,
      properties: feature.properties,
      x,
      y,
      isRight: x > map.getCanvas().clientWidth / 2,
    };
  });

  useEffect(() => {
    if (!map) return;
    let frame = 0;
    const moved = map.on("mousemove", (event) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setShown(find(event)));
    });
    const hide = () => {
      cancelAnimationFrame(frame);
      setShown(null);
    };
    const left = map.on("mouseout", hide);
    const started = map.on("movestart", hide);
    return () => {
      hide();
      for (const listening of [moved, left, started]) listening.unsubscribe();
    };
  }, [map]);

  const said = shown && text(shown);
  if (!said) return null;
  return (
    <Box
      aria-hidden
      data-map="tooltip"
      style={{
        top: shown.y + 14,
        ...(shown.isRight ? { right: `calc(100% - ${shown.x - 8}px)` } : { left: shown.x + 14 }),
      }}
      sx={{
        ...mapSurface,
        position: "absolute",
        zIndex: 2,
        p: "4px 8px",
        maxWidth: 260,
        fontSize: 12,
        lineHeight: "16px",
        pointerEvents: "none",
        borderRadius: "6px",
      }}
    >
      {said}
    </Box>
  );
}
