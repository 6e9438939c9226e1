// The active place is part of the address, so that a pasted link shows the colleague the same screen.
import { useEffect } from "react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useSession } from "../api/session.ts";

/** Writes the place into an address that lacks it or names one that the user may not see; Back is not burdened with it. */
export function usePlaceInAddress(): void {
  const place = useSession((state) => state.place);
  const { place: shown } = useSearch({ strict: false }) as { place?: string };
  const navigate = useNavigate();
  useEffect(() => {
    if (place === null || shown === String(place)) return;
    void navigate({
      to: ".",
      search: ((before: object) => ({ ...before, place: String(place) })) as never,
      hash: true,
      replace: true,
      resetScroll: false,
    });
  }, [place, shown, navigate]);
}
