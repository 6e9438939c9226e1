// What the audit screen asks for: pages of changes under its address, newest first.
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { audit, type AuditPage } from "@atalaya/contract/resources/audit.ts";
import { usePlace } from "../../api/places.ts";
import type { ApiError } from "../../api/request.ts";
import type { UrlState } from "../../api/addresses.ts";
import { useUrlState } from "../../api/url-state.ts";
import { askAnswer } from "../../api/use-resource.ts";
import { startOfDay } from "../../ui/zone.ts";

const filterKeys = ["actor_id", "resource", "action", "from", "to", "record_id"] as const;
export const noFilters = Object.fromEntries(filterKeys.map((key) => [key, null]));
export const hasFilters = (search: UrlState): boolean => filterKeys.some((key) => search[key]);

/** The first instant of a day in the shown time zone, or of the day after it. */
const startOf = (day: string | undefined, later = 0): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(day ?? "") ? startOfDay(day!, later).toISOString() : undefined;

/** Days in the address are whole days of the shown time zone. */
export function useAuditList() {
  const { search } = useUrlState();
  const { place } = usePlace();
  const { actor_id, resource, action, record_id } = search;
  const query = {
    place,
    actor_id,
    resource,
    action,
    record_id,
    from: startOf(search.from),
    to: startOf(search.to, 1),
  };
  return useInfiniteQuery<AuditPage, ApiError>({
    queryKey: ["resource", audit.path, "list", query],
    queryFn: ({ pageParam, signal }) =>
      askAnswer(audit, "", {
        query: { ...query, after: pageParam as number | null },
        signal,
        leavesOnDenied: true,
      }),
    initialPageParam: null,
    getNextPageParam: ({ meta }) => meta.next_after,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
