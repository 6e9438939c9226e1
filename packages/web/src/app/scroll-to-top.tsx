// The button back to the top, once the page is scrolled by more than 300 px.
import { useEffect, useState } from "react";
import Fab from "@mui/material/Fab";
import Tooltip from "@mui/material/Tooltip";
import { Icon } from "../ui/icon.tsx";
import { useWords } from "../ui/words.ts";

const threshold = 300;

const toTop = () => {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isCalm ? "auto" : "smooth" });
};

/** Appears at the bottom right. */
export function ScrollToTop() {
  const t = useWords();
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const follow = () => setFar(window.scrollY > threshold);
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  if (!isFar) return null;
  return (
    <Tooltip title={t("scroll_to_top")} placement="left">
      <Fab aria-label={t("scroll_to_top")} onClick={toTop} sx={{ position: "fixed", right: 20, bottom: 20, zIndex: 2 }}>
        <Icon name="arrow-up" size={15} />
      </Fab>
    </Tooltip>
  );
}
