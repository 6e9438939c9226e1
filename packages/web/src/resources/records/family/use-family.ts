// A disaster among others, as the server tells it.
import { useQuery } from "@tanstack/react-query";
import { eventFamily, type EventFamily } from "@atalaya/contract/resources/records/event-family.ts";
import { useMay } from "../../../api/may.ts";
import type { ApiError } from "../../../api/request.ts";
import { askAnswer, keyOf } from "../../../api/use-resource.ts";

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
