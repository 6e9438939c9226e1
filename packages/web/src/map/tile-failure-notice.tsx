// Says that the records of the map are missing, and offers to fetch them again.
import { Box, Button } from "@mui/material";
import { useTranslation } from "react-i18next";
import { MapNotice } from "./map-notice.tsx";
import type { ColorScheme } from "./map-types.ts";

export function TileFailureNotice({ scheme, onRetry }: { scheme: ColorScheme; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Box sx={placement}>
      <MapNotice scheme={scheme} icon="exclamation-triangle">
        {t("map_tiles_failed")}{" "}
        <Button size="small" onClick={onRetry} sx={{ minWidth: 0, py: 0, ml: "4px" }}>
          {t("map_retry")}
        </Button>
      </MapNotice>
    </Box>
  );
}

/** In the middle of the upper edge, clear of the controls at the right. */
const placement = {
  position: "absolute",
  zIndex: 1,
  top: 12,
  left: 64,
  right: 64,
  display: "flex",
  justifyContent: "center",
  pointerEvents: "none",
};
