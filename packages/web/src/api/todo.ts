// What waits for the user in the active place: asked for by the dashboard and by the menu, from one answer.
import { useEffect } from "react";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { mostCounted, type Todo } from "@atalaya/contract/resources/todo.ts";
import { on } from "./events.ts";
import { useAskedWhileCut } from "./live/live-state.ts";
import { usePlace } from "./places.ts";
import { call } from "./call.ts";
import type { ApiError } from "./request.ts";

const key = ["todo"] as const;

/** Without a live connection what others do shows after this time at the latest. */
const askedEvery = 120_000;
/** What falls due by its hour alone nobody tells. */
const dueEvery = 600_000;

export function useTodo(): { items: Todo["data"]; isKnown: boolean } {
  const { place } = usePlace();
  const client = useQueryClient();
  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: key });
    const stops = [on("APP_RESOURCE_UPDATED", again), on("APP_RESOURCE_DELETED", again)];
    return () => stops.forEach((stop) => stop());
  }, [client]);
  const refetchInterval = useAskedWhileCut(askedEvery) || dueEvery;
  const { data, isPending } = useQuery<Todo, ApiError>({
    queryKey: [...key, place],
    queryFn: ({ signal }) => call("GET todo", { query: { place }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
  return { items: data?.data ?? [], isKnown: !isPending };
}

/** "7", or "99+" beyond what is counted. */
export const countText = (count: number): string => (count > mostCounted ? `${mostCounted}+` : String(count));
