// Where the phone is: asked once when the entry begins, and again when the officer asks for it.
import { useCallback, useEffect, useState } from "react";
import type { Position } from "@atalaya/contract/geometry.ts";

type Found = { point: Position; accuracy_m: number };

/** `onFound` gets [lon, lat] and the radius in metres within which the phone is with 95 % confidence. `isWanted`: at the beginning too. */
export function usePosition(onFound: (found: Found) => void, isWanted: boolean) {
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const locate = useCallback(() => {
    if (!("geolocation" in navigator)) return setState("failed");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        onFound({ point: [coords.longitude, coords.latitude], accuracy_m: Math.round(coords.accuracy) });
      },
      () => setState("failed"),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 },
    );
  }, [onFound]);
  useEffect(() => {
    if (isWanted) locate();
    // Once, as the entry begins.
  }, []);
  return { state, locate };
}
