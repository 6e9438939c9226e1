// Says that the records of the map are missing, and offers to fetch them again.
import { Box, Button } from "@mui/material";
import { useWords } from "../../ui/words.ts";
import { MapNotice } from "../view/map-notice.tsx";

export function TileFailureNotice({ onRetry }: { onRetry: () => void }) {
  const t = useWords();
  return (
    <Box sx={placement}>
      <MapNotice
        icon="exclamation-triangle"
        action={
          <Button size="small" onClick={onRetry} sx={{ flexShrink: 0 }}>
            {t("map_retry")}
          </Button>
        }
      >
        {t("map_tiles_failed")}
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
