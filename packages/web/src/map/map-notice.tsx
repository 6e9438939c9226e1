// One plain sentence in a small chip over the map.
import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { MapIcon } from "./map-icon.tsx";
import { mapSurface } from "./map-surface.ts";
import type { ColorScheme } from "./map-types.ts";

type MapNoticeProps = { scheme: ColorScheme; icon?: string; children: ReactNode };

/** Announced politely: it comes up because of something the user did (zoomed, asked for a location). */
export function MapNotice({ scheme, icon = "info-circle", children }: MapNoticeProps) {
  return (
    <Box
      role="status"
      sx={{
        ...mapSurface(scheme),
        display: "flex",
        alignItems: "center",
        gap: "8px",
        px: "10px",
        py: "5px",
        fontSize: 12,
        lineHeight: "16px",
        color: "text.secondary",
        borderRadius: "6px",
        maxWidth: 460,
        pointerEvents: "auto",
      }}
    >
      <MapIcon name={icon} />
      <span>{children}</span>
    </Box>
  );
}
