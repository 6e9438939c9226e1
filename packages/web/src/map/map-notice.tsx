// One plain sentence in a small chip over the map.
import { Box, ButtonBase } from "@mui/material";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MapIcon } from "./map-icon.tsx";
import { focusRing, mapSurface } from "./map-surface.ts";
import type { ColorScheme } from "./map-types.ts";

type MapNoticeProps = { scheme: ColorScheme; icon?: string; onClose?: () => void; children: ReactNode };

/** Announced politely: it comes up because of something the user did (zoomed, asked for a location). */
export function MapNotice({ scheme, icon = "info-circle", onClose, children }: MapNoticeProps) {
  const { t } = useTranslation();
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
      {onClose && (
        <ButtonBase
          aria-label={t("map_notice_close")}
          onClick={onClose}
          sx={{ width: 24, height: 24, mr: "-6px", my: "-4px", borderRadius: "4px", "&.Mui-focusVisible": focusRing }}
        >
          <MapIcon name="times" size={12} />
        </ButtonBase>
      )}
    </Box>
  );
}
