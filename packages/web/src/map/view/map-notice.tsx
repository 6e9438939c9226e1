// One plain sentence in a small chip over the map.
import { Box, ButtonBase } from "@mui/material";
import type { ReactNode } from "react";
import { useWords } from "../../ui/words.ts";
import { fingerQuery } from "../../ui/theme/theme-global.ts";
import { Icon } from "../../ui/icon.tsx";
import { mapNote } from "./map-surface.ts";

type MapNoticeProps = { icon?: string; action?: ReactNode; onClose?: () => void; children: ReactNode };

/** Announced politely: it comes up because of something the user did (zoomed, asked for a location). */
export function MapNotice({ icon = "info-circle", action, onClose, children }: MapNoticeProps) {
  const t = useWords();
  return (
    <Box
      role="status"
      sx={{
        ...mapNote,
        maxWidth: 400,
        pointerEvents: "auto",
      }}
    >
      <Icon name={icon} />
      <span>{children}</span>
      {action}
      {onClose && (
        <ButtonBase
          aria-label={t("map_notice_close")}
          onClick={onClose}
          sx={{
            width: 24,
            height: 24,
            mr: "-6px",
            my: "-4px",
            borderRadius: "4px",
            [fingerQuery]: { my: "-10px" },
          }}
        >
          <Icon name="times" size={12} />
        </ButtonBase>
      )}
    </Box>
  );
}
