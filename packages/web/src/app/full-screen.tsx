// Full screen: the button of the toolbar, and the same for the command palette.
import { useEffect, useState } from "react";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Icon } from "../ui/icon.tsx";
import { useWords } from "../ui/words.ts";

/** Fills the screen with the console, or gives it back. A browser that refuses changes nothing. */
export function toggleFullScreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch(() => {});
}

/** Absent where the browser does not know full screen. */
export function FullScreenButton() {
  const t = useWords();
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const label = t(isFull ? "full_screen_leave" : "full_screen");
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} aria-pressed={isFull} onClick={toggleFullScreen}>
        <Icon name={isFull ? "compress" : "arrows-alt"} size={15} />
      </IconButton>
    </Tooltip>
  );
}
