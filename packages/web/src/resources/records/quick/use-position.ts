// Where the phone is: asked once when the entry begins, and again when the officer asks for it.
import { useCallback, useEffect, useRef, useState } from "react";
import type { Position } from "@atalaya/contract/values/geometry.ts";

type Found = { point: Position; accuracy_m: number };

/** `onFound` gets [lon, lat] and the radius in metres within which the phone is with 95 % confidence. `isWanted`: at the beginning too. */
export function usePosition(onFound: (found: Found) => void, isWanted: boolean) {
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  /** Only the latest question is answered. */
  const question = useRef(0);
  const locate = useCallback(() => {
    if (!("geolocation" in navigator)) return setState("failed");
    setState("asking");
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
  /** Somebody has said himself where it is: what the phone answers after that is not asked for any more. */
  const forget = useCallback(() => {
    question.current += 1;
    setState("idle");
  }, []);
  useEffect(() => {
    if (isWanted) locate();
    // Once, as the entry begins.
  }, []);
  return { state, locate, forget };
}
