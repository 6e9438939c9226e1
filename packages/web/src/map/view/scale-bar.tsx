// The scale bar: a round distance at the middle of the map, and how long it is on the screen.
import { Box, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import type { Map as MapLibreMap } from "maplibre-gl";
import type { Language } from "@atalaya/contract/text.ts";
import { baseMap } from "../../ui/theme/data-colors.ts";
import { useMap } from "./map-context.ts";
import type { ColorScheme } from "./map-types.ts";

/** The longest round distance (1, 2 or 5 times a power of ten, metres) not longer than `metres`. */
export function roundDistance(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  const factor = metres / power;
  return power * (factor >= 5 ? 5 : factor >= 2 ? 2 : 1);
}

const maximumWidth = 90;

/** Metres per pixel at the centre (Web Mercator stretches with latitude). */
export const metresPerPixel = (map: MapLibreMap) =>
  (40_075_016.7 * Math.cos((map.getCenter().lat * Math.PI) / 180)) / (512 * 2 ** map.getZoom());

export function ScaleBar({ scheme, language }: { scheme: ColorScheme; language: Language }) {
  const map = useMap();
  const [perPixel, setPerPixel] = useState<number | null>(null);

  useEffect(() => {
    if (!map) return;
    const measure = () => setPerPixel(metresPerPixel(map));
    measure();
    map.on("move", measure);
    return () => void map.off("move", measure);
  }, [map]);

  if (perPixel === null) return null;
  const metres = roundDistance(perPixel * maximumWidth);
  const text =
    metres >= 1000 ? `${(metres / 1000).toLocaleString(language, { useGrouping: "always" })} km` : `${metres} m`;
  const colors = baseMap[scheme];
  return (
    <Box sx={{ color: colors.placeLabel, textAlign: "center", px: "2px", width: Math.round(metres / perPixel) + 4 }}>
      <Typography
        variant="caption"
        sx={{ fontSize: 11, lineHeight: "14px", textShadow: haloShadow(colors.halo), whiteSpace: "nowrap" }}
      >
        {text}
      </Typography>
      <Box sx={{ height: 5, border: "1.5px solid", borderTop: 0, filter: `drop-shadow(0 0 1px ${colors.halo})` }} />
    </Box>
  );
}

const haloShadow = (color: string) =>
  ["1px 0", "-1px 0", "0 1px", "0 -1px"].map((side) => `${side} 1px ${color}`).join(", ");
