// Lists, single things and changes of any noun, over react-query. What the noun declares decides address, cache key and types.
import { hashKey, keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { Act, Page, Resource } from "@atalaya/contract/record.ts";
import { raise, type Message } from "./events.ts";
import { usePressKey } from "./press-key.ts";
import { request, type ApiError, type Query, type QueryValue, type RequestOptions } from "./request.ts";

type Named = Pick<Resource, "path">;
export type Listed = Named & Required<Pick<Resource, "query" | "summary">>;
type Short = Named & Required<Pick<Resource, "row">>;
export type Detailed = Named & Pick<Resource, "detail">;
type Answering = Named & Required<Pick<Resource, "answers">>;
type Acting = Named & Required<Pick<Resource, "acts">>;
type Versioned = { id: number; version: number };

/** One page of the noun's list. */
export type PageOf<R extends Listed> = Page<z.output<R["summary"]>>;
type AnswerOf<R extends Answering, K extends keyof R["answers"]> =
  R["answers"][K] extends z.ZodType<infer Answer> ? Answer : never;
type ActOf<R extends Acting, K extends keyof R["acts"]> = R["acts"][K] extends Act ? R["acts"][K] : never;

/** What the noun's list can be asked: its own filters and sorts, and no others. Values may come from an address, and are text then. */
export type QueryOf<R> = R extends { query: z.ZodObject<infer Shape> }
  ? { readonly [K in keyof Shape]?: K extends "sort" ? z.input<Shape[K]> : QueryValue }
  : Query;

/** First part of every cache key of a resource: invalidating it refreshes lists, totals and records alike. */
export const keyOf = (resource: Named) => ["resource", resource.path] as const;

type ReadOptions = {
  isEnabled?: boolean;
  /** The screen is nothing without this answer: a 403 leads to "forbidden". */
  leavesOnDenied?: boolean;
};

type RecordOptions = ReadOptions & {
  /** As it stood at this moment, of nouns that know the past. */
  at?: string | null | undefined;
};

type AnswerOptions<T> = ReadOptions & {
  /** The thing whose answer it is, where the address names one (`:id`). */
  id?: number | null | undefined;
  /** In how many milliseconds it is asked for again, while something is under way. */
  again?: (answer: T) => number | false;
  /** Its failure is told where it would stand, and nowhere else. */
  isQuiet?: boolean;
};

/** What the noun declares is what is answered: a test of the routes holds them to it. */
const answerTo = <T>(path: string, options?: RequestOptions) => request(path, options) as Promise<T>;

type Asked = { query?: Query; signal?: AbortSignal; isQuiet?: boolean; leavesOnDenied?: boolean | undefined };

/** One page of a noun's list, outside of a component. */
export const askPage = <R extends Listed>(resource: R, query: QueryOf<R>, asked: Omit<Asked, "query"> = {}) =>
  answerTo<PageOf<R>>(resource.path, { ...asked, query });

/** All rows where they come at once, outside of a component. */
export const askAll = <R extends Short>(resource: R, query: QueryOf<R>, asked: Omit<Asked, "query"> = {}) =>
  answerTo<{ data: z.output<R["row"]>[] }>(resource.path, { ...asked, query: query as Query });

/** The address of an answer below the noun's path, with the id of its thing. */
const pathBelow = (resource: Named, below: string, id?: number | null): string =>
  [resource.path, below.replace(":id", String(id))].filter(Boolean).join("/");

/** What a noun answers below its path, outside of a component. */
export const askAnswer = <R extends Answering, K extends keyof R["answers"] & string>(
  resource: R,
  below: K,
  { id, ...asked }: Asked & { id?: number | null | undefined } = {},
) => answerTo<AnswerOf<R, K>>(pathBelow(resource, below, id), asked);

/** One page of a resource. The page before stays visible while the next one loads. */
export function useList<R extends Listed>(
  resource: R,
  query: QueryOf<R>,
  { isEnabled = true, leavesOnDenied }: ReadOptions = {},
) {
  return useQuery<PageOf<R>, ApiError>({
    queryKey: [...keyOf(resource), "list", query],
    queryFn: ({ signal }) => askPage(resource, query, { signal, leavesOnDenied }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
}

/** All rows of a short list or of a tree, which come at once. */
export function useAll<R extends Short>(
  resource: R,
  query: QueryOf<R> = {} as QueryOf<R>,
  { isEnabled = true, leavesOnDenied }: ReadOptions = {},
) {
  return useQuery<{ data: z.output<R["row"]>[] }, ApiError>({
    queryKey: [...keyOf(resource), "all", query],
    queryFn: ({ signal }) => askAll(resource, query, { signal, leavesOnDenied }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
}

/** How one record is asked for: for `useRecord`, and where several are asked for at once. */
export const recordQuery = <R extends Detailed>(
  resource: R,
  id: number | null | undefined,
  { leavesOnDenied, at }: Omit<RecordOptions, "isEnabled"> = {},
) => ({
  queryKey: at ? [...recordKey(resource, id), at] : recordKey(resource, id),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    answerTo<z.output<R["detail"]>>(`${resource.path}/${id}`, { signal, leavesOnDenied, ...(at && { query: { at } }) }),
});

/** One record; without an id nothing is asked. */
export function useRecord<R extends Detailed>(resource: R, id: number | null | undefined, options: RecordOptions = {}) {
  return useQuery<z.output<R["detail"]>, ApiError>({
    ...recordQuery(resource, id, options),
    enabled: (options.isEnabled ?? true) && id !== null && id !== undefined,
  });
}

/** Anything else that a noun answers below its path: `useAnswer(properties, "totals", query)`. Without an id that it needs nothing is asked. */
export function useAnswer<R extends Answering, K extends keyof R["answers"] & string>(
  resource: R,
  below: K,
  query: Query = {},
  { id, again, isEnabled = true, leavesOnDenied, isQuiet }: AnswerOptions<AnswerOf<R, K>> = {},
) {
  return useQuery<AnswerOf<R, K>, ApiError>({
    queryKey: [...keyOf(resource), below, id, query],
    queryFn: ({ signal }) =>
      askAnswer(resource, below, { id, query, signal, leavesOnDenied, ...(isQuiet && { isQuiet }) }),
    placeholderData: keepPreviousData,
    enabled: isEnabled && (!below.includes(":id") || typeof id === "number"),
    ...(again && { refetchInterval: ({ state }) => (state.data ? again(state.data as AnswerOf<R, K>) : false) }),
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
export const useCreate = <R extends Detailed & Pick<Resource, "draft">>(
  resource: R,
  { message }: Success<z.output<R["detail"]>> = {},
) =>
  useChange<z.input<R["draft"]>, z.output<R["detail"]>>(
    resource,
    "APP_RESOURCE_UPDATED",
    (body, key) => answerTo(resource.path, { method: "POST", body, key }),
    message,
  );

/** `PUT /<path>/<id>` with the version that was read: a stale one answers 409, `error.current` is the present state. */
export const useUpdate = <R extends Detailed & Pick<Resource, "patch">>(
  resource: R,
  { message }: Success<z.output<R["detail"]>> = {},
) =>
  useChange<z.input<R["patch"]> & Versioned, z.output<R["detail"]>>(
    resource,
    "APP_RESOURCE_UPDATED",
    ({ id, ...body }) => answerTo(`${resource.path}/${id}`, { method: "PUT", body }),
    message,
  );

/** `POST /<path>/<id>/<act>`: something that is done to one thing. */
export const useAct = <R extends Acting, K extends keyof R["acts"] & string>(
  resource: R,
  act: K,
  {
    message,
  }: {
    message?: (
      saved: z.output<ActOf<R, K>["answer"]>,
      sent: z.input<ActOf<R, K>["body"]> & { id: number },
    ) => Message | string;
  } = {},
) =>
  useChange<z.input<ActOf<R, K>["body"]> & { id: number }, z.output<ActOf<R, K>["answer"]>>(
    resource,
    "APP_RESOURCE_UPDATED",
    ({ id, ...body }, key) => answerTo(`${resource.path}/${id}/${act}`, { method: "POST", body, key }),
    message,
  );

/** `POST /<path>/<id>/restore`: out of the trash. */
export const useRestore = <R extends Detailed>(resource: R, { message }: Success<z.output<R["detail"]>> = {}) =>
  useChange<number, z.output<R["detail"]>>(
    resource,
    "APP_RESOURCE_UPDATED",
    (id) => answerTo(`${resource.path}/${id}/restore`, { method: "POST" }),
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
    ({ id, version }) => answerTo(`${resource.path}/${id}`, { method: "DELETE", query: { version } }),
    message && ((_, sent) => message(sent)),
    ({ id }) => id,
  );
