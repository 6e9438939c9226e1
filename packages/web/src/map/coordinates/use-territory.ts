// The places against which typed coordinates are understood: the chosen one with those below it, else the active one.
import { useMemo } from "react";
import { usePlace } from "../../api/places.ts";
import { areaAround, placesBelow } from "./territory.ts";

/** `company_id`: the place of what is being written; `area` in degrees, null while places are loading. */
export function useTerritory(company_id: number | null | undefined) {
  const { place, places } = usePlace();
  const wanted = company_id ?? (place === "all" ? null : place);
  return useMemo(() => {
    const own = placesBelow(places, wanted);
    return { area: areaAround(own), own, places };
  }, [places, wanted]);
}
