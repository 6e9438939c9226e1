// Lists, single records and changes of any resource, over react-query. What a resource is called decides address and cache key.
import { hashKey, keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Page } from "@atalaya/contract/record.ts";
import { raise, type Message } from "./events.ts";
import { usePressKey } from "./press-key.ts";
import { request, type ApiError, type Query } from "./request.ts";

/** The part of a contract resource that calls need. */
type Named = { path: string };
type Versioned = { id: number; version: number };

/** First part of every cache key of a resource: invalidating it refreshes lists, totals and records alike. */
export const keyOf = (resource: Named) => ["resource", resource.path] as const;

type ReadOptions = {
  isEnabled?: boolean;
  /** The screen is nothing without this answer: a 403 leads to "forbidden". */
  leavesOnDenied?: boolean;
};

/** `again`: in how many milliseconds it is asked for again, while something is under way. */
type AnswerOptions<T> = ReadOptions & { again?: (answer: T) => number | false };

/** One page of a resource. The page before stays visible while the next one loads. */
export function useList<T>(resource: Named, query: Query, { isEnabled = true, leavesOnDenied }: ReadOptions = {}) {
  return useQuery<Page<T>, ApiError>({
    queryKey: [...keyOf(resource), "list", query],
    queryFn: ({ signal }) => request<Page<T>>(resource.path, { query, signal, leavesOnDenied }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
}

/** One record; without an id nothing is asked. */
export function useRecord<T>(resource: Named, id: number | null | undefined, options: ReadOptions = {}) {
  return useQuery<T, ApiError>({
    queryKey: recordKey(resource, id),
    queryFn: ({ signal }) => request<T>(`${resource.path}/${id}`, { signal, leavesOnDenied: options.leavesOnDenied }),
    enabled: (options.isEnabled ?? true) && id !== null && id !== undefined,
  });
}

/** Anything else that a resource answers below its path: `useAnswer<Totals>(records, "summary", query)`. */
export function useAnswer<T>(resource: Named, below: string, query: Query = {}, options: AnswerOptions<T> = {}) {
  const { again } = options;
  return useQuery<T, ApiError>({
    queryKey: [...keyOf(resource), below, query],
    queryFn: ({ signal }) =>
      request<T>(below ? `${resource.path}/${below}` : resource.path, {
        query,
        signal,
        leavesOnDenied: options.leavesOnDenied,
      }),
    placeholderData: keepPreviousData,
    enabled: options.isEnabled ?? true,
    ...(again && { refetchInterval: ({ state }) => (state.data ? again(state.data) : false) }),
  });
}

const recordKey = (resource: Named, id: number | null | undefined) => [...keyOf(resource), "record", id] as const;

/** What is said when a change succeeded; nothing without a message. */
type Success<T> = { message?: (saved: T) => Message | string };

const announced = (message: Message | string): Message =>
  typeof message === "string" ? { message, type: "success" } : { type: "success", ...message };

function useChange<V, T>(
  resource: Named,
  event: "APP_RESOURCE_UPDATED" | "APP_RESOURCE_DELETED",
  send: (variables: V, key: string | undefined) => Promise<T>,
  message?: (saved: T, sent: V) => Message | string,
  goneOf?: (sent: V) => number,
) {
  const client = useQueryClient();
  const press = usePressKey();
  return useMutation<T, ApiError, V>({
    mutationFn: (sent) => send(sent, press.keyFor(sent)),
    onSuccess: async (saved, sent) => {
      press.isDone();
      if (message) raise(event, announced(message(saved, sent)));
      const gone = goneOf && hashKey(recordKey(resource, goneOf(sent)));
      // What was just deleted is not asked for again while its panel closes.
      if (gone) await client.invalidateQueries({ queryKey: recordKey(resource, goneOf(sent)), refetchType: "none" });
      await client.invalidateQueries({ queryKey: keyOf(resource), predicate: ({ queryHash }) => queryHash !== gone });
    },
  });
}

/** `POST /<path>`. */
export const useCreate = <D, T>(resource: Named, { message }: Success<T> = {}) =>
  useChange<D, T>(
    resource,
    "APP_RESOURCE_UPDATED",
    (body, key) => request(resource.path, { method: "POST", body, key }),
    message,
  );

/** `PUT /<path>/<id>` with the version that was read: a stale one answers 409, `error.current` is the present state. */
export const useUpdate = <P extends object, T>(resource: Named, { message }: Success<T> = {}) =>
  useChange<P & Versioned, T>(
    resource,
    "APP_RESOURCE_UPDATED",
    ({ id, ...body }) => request(`${resource.path}/${id}`, { method: "PUT", body }),
    message,
  );

/** `POST /<path>/<id>/<below>`: something that is done to one row and answers it. */
export const useAct = <B extends object, T>(
  resource: Named,
  below: string,
  { message }: { message?: (saved: T, sent: B) => Message | string } = {},
) =>
  useChange<B & { id: number }, T>(
    resource,
    "APP_RESOURCE_UPDATED",
    ({ id, ...body }, key) => request(`${resource.path}/${id}/${below}`, { method: "POST", body, key }),
    message,
  );

/** `POST /<path>/<id>/restore`: out of the trash. */
export const useRestore = <T>(resource: Named, { message }: Success<T> = {}) =>
  useChange<number, T>(
    resource,
    "APP_RESOURCE_UPDATED",
    (id) => request(`${resource.path}/${id}/restore`, { method: "POST" }),
    message,
  );

/** `DELETE /<path>/<id>?version=<version>`: into the trash. The message may carry an action "Undo". */
export const useDelete = <S extends Versioned>(
  resource: Named,
  { message }: { message?: (sent: S) => Message | string } = {},
) =>
  useChange<S, null>(
    resource,
    "APP_RESOURCE_DELETED",
    ({ id, version }) => request(`${resource.path}/${id}`, { method: "DELETE", query: { version } }),
    message && ((_, sent) => message(sent)),
    ({ id }) => id,
  );
