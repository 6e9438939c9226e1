// The places of the user and the active one.
import { useCallback } from "react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { companies, type Place } from "@atalaya/contract/resources/companies.ts";
import type { ActivePlace } from "./active-place.ts";
import { raise } from "./events.ts";
import { activatePlace, useSession } from "./session.ts";
import { askAll } from "./use-resource.ts";

const none: Place[] = [];

/** Every place that the user may see. Quiet: a failure to load them is only logged. */
export const placesQuery = queryOptions({
  queryKey: ["companies", "tree"],
  queryFn: ({ signal }) => askAll(companies, { type: "tree" }, { signal, isQuiet: true }),
  select: ({ data }) => data,
  staleTime: 5 * 60_000,
});

type PlaceState = {
  /** What every query of a screen is scoped by. */
  place: ActivePlace;
  places: Place[];
  /** The active place itself; null for `all` and while places are loading. */
  current: Place | null;
  /** Changes the place in the session and in the address; the page of a list starts again at its first. */
  setPlace: (place: ActivePlace) => void;
};

/** The active place, always one that the user may see. */
export function usePlace(): PlaceState {
  const { data: places = none } = useQuery(placesQuery);
  const place = useSession((state) => state.place) ?? "all";
  const navigate = useNavigate();
  const setPlace = useCallback(
    (chosen: ActivePlace) => {
      activatePlace(chosen);
      raise("APP_PLACE_CHANGED", {});
      void navigate({
        to: ".",
        search: (before: Record<string, unknown>) => ({
          ...before,
          place: String(chosen),
          page: undefined,
          after: undefined,
        }),
      });
    },
    [navigate],
  );
  return { place, places, current: places.find(({ id }) => id === place) ?? null, setPlace };
}
