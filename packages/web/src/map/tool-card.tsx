// The card of an open map tool, beside the map's buttons.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { Icon } from "../ui/icon.tsx";
import { isPressed } from "../ui/shortcuts.ts";
import { useWords } from "../ui/words.ts";
import { mapSurface } from "./map-surface.ts";

type ToolCardProps = { title: string; hint: string | null; onClose: () => void; children: ReactNode };

export function ToolCard({ title, hint, onClose, children }: ToolCardProps) {
  const t = useWords();
  return (
    <Box
      component="section"
      aria-label={title}
      onKeyDown={(event) => isPressed(event.nativeEvent, "close") && onClose()}
      sx={{ ...mapSurface, p: "4px 12px 12px", width: 252, display: "grid", gap: "8px", pointerEvents: "auto" }}
    >
      <Box sx={{ display: "flex", alignItems: "center", mr: "-8px" }}>
        <Typography variant="subtitle2" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={t("close")} onClick={onClose}>
          <Icon name="times" />
        </IconButton>
      </Box>
      {children}
      {hint && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
}
