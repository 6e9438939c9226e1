// The card of an open map tool: beside the map's buttons, on a phone a sheet from below.
import { useEffect, useRef, type ReactNode } from "react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Portal from "@mui/material/Portal";
import Typography from "@mui/material/Typography";
import { Icon } from "../../ui/icon.tsx";
import { isPressed } from "../../ui/shortcuts.ts";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { mapSurface } from "../view/map-surface.ts";

type ToolCardProps = {
  title: string;
  hint: string | null;
  /** Where nothing in it, and not the map either, takes the focus on opening. */
  takesFocus?: boolean;
  onClose: () => void;
  children: ReactNode;
};

export function ToolCard({ title, hint, takesFocus = false, onClose, children }: ToolCardProps) {
  const t = useWords();
  const isPhone = useIsPhone();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  const card = (
    <Box
      component="section"
      ref={element}
      tabIndex={-1}
      aria-label={title}
      onKeyDown={(event) => isPressed(event.nativeEvent, "close") && onClose()}
      sx={{ ...mapSurface, display: "grid", gap: "8px", pointerEvents: "auto", ...(isPhone ? sheet : besideButtons) }}
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
  return isPhone ? <Portal>{card}</Portal> : card;
}

const besideButtons = { p: "4px 12px 12px", width: 252 };

/** Over the list, so that the map stays in sight above it. */
const sheet = {
  position: "fixed",
  zIndex: "drawer",
  insetInline: 0,
  bottom: 0,
  height: "46dvh",
  overflowY: "auto",
  alignContent: "start",
  p: "8px 16px 16px",
  borderWidth: "1px 0 0",
  borderRadius: "16px 16px 0 0",
  boxShadow: 2,
};
