// What the lists of the server hold that matches what was typed in the palette.
import { useQueries } from "@tanstack/react-query";
import { usePlace } from "../../api/places.ts";
import { keyOf } from "../../api/use-resource.ts";
import { useSettled } from "../../ui/time/use-settled.ts";
import type { Findable, Hit } from "./findable.ts";

/** Shorter words cannot use the index, and the server refuses them. */
const leastSearch = 3;
const mostHits = 5;

export type Found = { hits: { findable: Findable; hit: Hit }[]; isSearching: boolean };

/** In the active place, in the order of the lists. An answer to something that is no longer typed is never shown. */
export function useHits(readable: readonly Findable[], typed: string): Found {
  const { place } = usePlace();
  const wanted = typed.trim();
  const settled = useSettled(wanted);
  const isAsking = settled.length >= leastSearch && readable.length > 0;
  const answers = useQueries({
    queries: readable.map((findable) => {
      const query = { q: settled, place, per_page: mostHits };
      return {
        queryKey: [...keyOf(findable), "list", query],
        queryFn: ({ signal }: { signal: AbortSignal }) => findable.ask(query, { signal }),
        enabled: isAsking,
      };
    }),
  });
  const isCurrent = settled === wanted;
  return {
    hits:
      isAsking && isCurrent
        ? readable.flatMap((findable, index) => (answers[index]?.data?.data ?? []).map((hit) => ({ findable, hit })))
        : [],
    isSearching: wanted.length >= leastSearch && (!isCurrent || answers.some(({ isFetching }) => isFetching)),
  };
}
