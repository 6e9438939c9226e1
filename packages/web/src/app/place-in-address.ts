// What the active place decides for every screen: it is part of the address, so that a pasted link shows the colleague the same screen, and
// days and hours are those of its time zone.
import { useEffect, useMemo } from "react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { Place } from "@atalaya/contract/resources/companies.ts";
import { usePlace } from "../api/places.ts";
import { useSession } from "../api/session.ts";
import { showZone } from "../ui/zone.ts";

/** Writes the place into an address that lacks it or names one that the user may not see; Back is not burdened with it. */
export function usePlaceInAddress(): void {
  const place = useSession((state) => state.place);
  const { place: shown } = useSearch({ strict: false }) as { place?: string };
  const navigate = useNavigate();
  useEffect(() => {
    if (place === null || shown === String(place)) return;
    void navigate({
      to: ".",
      search: (before: object) => ({ ...before, place: String(place) }),
      hash: true,
      replace: true,
      resetScroll: false,
    });
  }, [place, shown, navigate]);
}

/** The active place's, or the one of most of the user's places. */
function zoneOf(current: Place | null, places: readonly Place[]): string | null {
  if (current) return current.timezone;
  const counts = new Map<string, number>();
  for (const { timezone } of places) counts.set(timezone, (counts.get(timezone) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** Before anything below is drawn, so that a screen never shows the hours of another place. */
export function useZoneOfPlace(): void {
  const { current, places } = usePlace();
  const zone = useMemo(() => zoneOf(current, places), [current, places]);
  showZone(zone);
}
