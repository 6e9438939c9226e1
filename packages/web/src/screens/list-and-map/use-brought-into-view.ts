// Brings what is opened into view on the map, once for each thing that is opened.
import { useEffect, useEffectEvent } from "react";
import { useUrlState } from "../../api/url-state.ts";

/** `id` is null for something new; `view` gives the map's part of the address that shows it, null where it lies nowhere. */
export function useBroughtIntoView(id: number | null, view: () => string | null): void {
  const { change } = useUrlState();
  const bring = useEffectEvent(() => {
    const map = view();
    if (map) change({ map }, { isReplacing: true });
  });
  useEffect(() => {
    if (id !== null) bring();
  }, [id]);
}
