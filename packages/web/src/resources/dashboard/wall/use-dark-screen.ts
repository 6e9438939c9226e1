// While the wall is shown: the dark scheme whatever was chosen, the whole screen, and a screen that does not go to sleep. All of it is given
// back afterwards; a browser that refuses any of it shows the wall all the same.
import { useEffect, useEffectEvent } from "react";
import { useColorScheme } from "@mui/material/styles";

const nothing = () => {};

/** A browser lets go of the lock whenever the page is hidden. */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = () => {
    if (document.hidden || isOver) return;
    navigator.wakeLock?.request("screen").then((given) => {
      if (isOver) given.release().catch(nothing);
      else lock = given;
    }, nothing);
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", ask);
    lock?.release().catch(nothing);
  };
}

export function useDarkScreen(): void {
  const { mode, setMode } = useColorScheme();
  const modeNow = useEffectEvent(() => mode);
  const change = useEffectEvent(setMode);
  useEffect(() => {
    const before = modeNow();
    change("dark");
    return () => setMode(before ?? "system");
  }, [setMode]);
  useEffect(keepAwake, []);
  useEffect(() => {
    const wasFull = document.fullscreenElement !== null;
    if (!wasFull) document.documentElement.requestFullscreen?.().catch(nothing);
    return () => {
      if (!wasFull && document.fullscreenElement) document.exitFullscreen().catch(nothing);
    };
  }, []);
}
