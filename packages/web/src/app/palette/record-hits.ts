// Records that match what was typed in the palette, from every domain whose screen is ready and that the user may read.
import { useEffect, useState } from "react";
import { useQueries } from "@tanstack/react-query";
import type { Domain } from "@atalaya/contract/domains.ts";
import type { Page } from "@atalaya/contract/record.ts";
import { recordsOf, type RecordSummary } from "@atalaya/contract/resources/records.ts";
import { usePlace } from "../../api/places.ts";
import { request } from "../../api/request.ts";
import { keyOf } from "../../api/use-resource.ts";

/** Shorter words cannot use the index, and the server refuses them. */
const leastSearch = 3;
const mostHits = 5;
const pause = 250;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export type RecordHits = { hits: RecordSummary[]; isSearching: boolean };

/** In the active place. An answer to something that is no longer typed is never shown. */
export function useRecordHits(domains: readonly Domain[], typed: string): RecordHits {
  const { place } = usePlace();
  const wanted = typed.trim();
  const settled = useSettled(wanted);
  const isAsking = settled.length >= leastSearch && domains.length > 0;
  const answers = useQueries({
    queries: domains.map((domain) => {
      const query = { q: settled, place, per_page: mostHits };
      return {
        queryKey: [...keyOf(recordsOf(domain)), "list", query],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          request<Page<RecordSummary>>(recordsOf(domain).path, { query, signal }),
        enabled: isAsking,
      };
    }),
  });
  const isCurrent = settled === wanted;
  return {
    hits: isAsking && isCurrent ? answers.flatMap(({ data }) => data?.data ?? []) : [],
    isSearching: wanted.length >= leastSearch && (!isCurrent || answers.some(({ isFetching }) => isFetching)),
  };
}
