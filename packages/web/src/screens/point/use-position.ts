// Where the phone is: asked once when the entry begins, and again when the officer asks for it.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Position } from "@atalaya/contract/values/geometry.ts";

type Found = { point: Position; accuracy_m: number };

const hasPosition = "geolocation" in navigator;
const begun = hasPosition ? "asking" : "failed";

/** `onFound` gets [lon, lat] and the radius in metres within which the phone is with 95 % confidence. `isWanted`: at the beginning too. */
export function usePosition(onFound: (found: Found) => void, isWanted: boolean) {
  const [state, setState] = useState<"idle" | "asking" | "failed">(isWanted ? begun : "idle");
  /** Only the latest question is answered. */
  const question = useRef(0);
  const ask = useCallback(() => {
    if (!hasPosition) return;
    const asked = ++question.current;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (asked !== question.current) return;
        setState("idle");
        onFound({ point: [coords.longitude, coords.latitude], accuracy_m: Math.round(coords.accuracy) });
      },
      () => asked === question.current && setState("failed"),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 },
    );
  }, [onFound]);
  const locate = () => {
    setState(begun);
    ask();
  };
  /** Somebody has said himself where it is: what the phone answers after that is not asked for any more. */
  const forget = useCallback(() => {
    question.current += 1;
    setState("idle");
  }, []);
  const begin = useEffectEvent(() => isWanted && ask());
  useEffect(() => void begin(), []);
  return { state, locate, forget };
}
