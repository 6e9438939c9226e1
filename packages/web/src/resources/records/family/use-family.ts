// A disaster among others, as the server tells it.
import { useQuery } from "@tanstack/react-query";
import { eventFamily, type EventFamily, type FamilyCard } from "@atalaya/contract/resources/records/event-family.ts";
import { useMay } from "../../../api/may.ts";
import type { ApiError } from "../../../api/request.ts";
import { askAnswer, keyOf, useAnswer } from "../../../api/use-resource.ts";

/** Without an id nothing is asked. While another one's is on its way, nothing is said of that one. */
export function useFamily(id: number | null): EventFamily | undefined {
  const may = useMay();
  const { data } = useQuery<EventFamily, ApiError>({
    queryKey: [...keyOf(eventFamily), ":id/family", id],
    queryFn: ({ signal }) => askAnswer(eventFamily, ":id/family", { id, signal, isQuiet: true }),
    enabled: id !== null && may("records.risk.index"),
  });
  return data;
}

/** What a disaster of this place may be a part of, or have been set off by, that lies above the reader's own places. */
export function useEventsAbove(company_id: number | null): readonly FamilyCard[] {
  const may = useMay();
  const isEnabled = company_id !== null && may("records.risk.index", company_id);
  return (
    useAnswer(eventFamily, "above", { company_id: company_id ?? undefined }, { isEnabled, isQuiet: true }).data?.data ??
    []
  );
}
