// The keys of a person: one's own without an id.
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const keysKey = ["api-keys"];

export const keysQuery = (user_id?: number) =>
  queryOptions({
    queryKey: [...keysKey, user_id ?? "own"],
    queryFn: ({ signal }) => call("GET api-keys", { signal, ...(user_id !== undefined && { query: { user_id } }) }),
    select: ({ data }) => data,
    // When one was used last is read anew.
    staleTime: 0,
  });
