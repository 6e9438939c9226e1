// What waits for the user in the active place: asked for by the dashboard and by the menu, from one answer.
import { useEffect } from "react";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { mostCounted, type Todo } from "@atalaya/contract/resources/todo.ts";
import { on } from "./events.ts";
import { useAskedWhileCut } from "./live/live-state.ts";
import { usePlace } from "./places.ts";
import { serverNow } from "./server-clock.ts";
import { call } from "./call.ts";
import type { ApiError } from "./request.ts";

const key = ["todo"] as const;

/** Without a live connection what others do shows after this time at the latest. */
const askedEvery = 120_000;
/** What begins to wait by the hour alone nobody tells. */
const lookedEvery = 600_000;
/** By then an hour has passed by every clock; in milliseconds. */
const afterHour = 1500;

/** Milliseconds until the next hour at which something is due: then it is late, or over. */
function untilDue(items: Todo["data"] = []): number {
  const left = items.map(({ due }) => (due?.includes("T") ? Date.parse(due) - serverNow() : 0)).filter((it) => it > 0);
  return Math.min(lookedEvery, ...left.map((it) => it + afterHour));
}

export function useTodo(): { items: Todo["data"]; isKnown: boolean } {
  const { place } = usePlace();
  const client = useQueryClient();
  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: key });
    const stops = [on("APP_RESOURCE_UPDATED", again), on("APP_RESOURCE_DELETED", again)];
    return () => stops.forEach((stop) => stop());
  }, [client]);
  const whileCut = useAskedWhileCut(askedEvery);
  const { data, isPending } = useQuery<Todo, ApiError>({
    queryKey: [...key, place],
    queryFn: ({ signal }) => call("GET todo", { query: { place }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => whileCut || untilDue(state.data?.data),
  });
  return { items: data?.data ?? [], isKnown: !isPending };
}

/** "7", or "99+" beyond what is counted. */
export const countText = (count: number): string => (count > mostCounted ? `${mostCounted}+` : String(count));
