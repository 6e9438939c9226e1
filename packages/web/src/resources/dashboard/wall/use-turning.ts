// The pages of the wall, which turn by themselves until somebody pauses them.
import { useEffect, useState, type KeyboardEvent } from "react";

/** Long enough to read a page from the door. */
const shownMs = 20_000;

export function useTurning(count: number) {
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  // A page that went, such as that of an emergency that ended, is followed by the first.
  const shown = at < count ? at : 0;
  useEffect(() => {
    if (isPaused || count < 2) return;
    const timer = setTimeout(() => setAt((shown + 1) % count), shownMs);
    return () => clearTimeout(timer);
  }, [isPaused, count, shown]);
  const togglePause = () => setPaused((before) => !before);
  const turn = (by: number) => setAt((shown + by + count) % count);

  function onKeyDown(event: KeyboardEvent): void {
    const isOnButton = event.target instanceof HTMLElement && event.target.closest("button, a") !== null;
    if (event.key === "ArrowRight") turn(1);
    else if (event.key === "ArrowLeft") turn(-1);
    else if (event.key === " " && !isOnButton) togglePause();
    else return;
    event.preventDefault();
  }
  return { at: shown, isPaused, togglePause, turnTo: setAt, onKeyDown };
}
