// What the screen of logs asks for, and filing a line: it waits on this device, goes off at once where there is a connection, and what became
// of it is told.
import { useEffect } from "react";
import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { logEntries } from "@atalaya/contract/resources/log-entries.ts";
import { openStates } from "@atalaya/contract/resources/log-entries/kinds.ts";
import type { ScreenLink, UrlState } from "../../api/addresses.ts";
import { raise } from "../../api/events.ts";
import { usePlace } from "../../api/places.ts";
import type { ApiError } from "../../api/request.ts";
import { useSession } from "../../api/session.ts";
import { useUrlState } from "../../api/url-state.ts";
import { askAnswer, askPage, keyOf, useAnswer, useList, type PageOf } from "../../api/use-resource.ts";
import { useMoment } from "../../screens/as-of/use-moment.ts";
import { fetchOrRecall } from "../../screens/outbox/kept-answers.ts";
import { letWait, useWaiting, waitingOf } from "../../screens/outbox/kept.ts";
import { sendWaiting, tellSent } from "../../screens/outbox/send.ts";
import { useWords } from "../../ui/words.ts";
import { logLines, type WaitingLine } from "./waiting-kind.ts";

const filterKeys = ["q", "kind", "state", "overdue", "author", "from", "to"] as const;
export const logFilters = {
  none: Object.fromEntries(filterKeys.map((key) => [key, null])),
  areIn: (search: UrlState): boolean => filterKeys.some((key) => search[key]),
};

const perPage = 50;

/** What the address asks of a log, and of which moment. */
export function useLogQuery() {
  const { q, kind, state, overdue, author, from, to, at } = useUrlState().search;
  return { q, kind, state, overdue, author, from, to, at };
}

/** Lines under the address, newest first. */
export function useLines(event_id: number | null) {
  const { place } = usePlace();
  const query = { ...(event_id === null ? { place } : { event: event_id }), ...useLogQuery(), per_page: perPage };
  return useInfiniteQuery<PageOf<typeof logEntries>, ApiError>({
    queryKey: [...keyOf(logEntries), "list", "pages", query],
    queryFn: ({ pageParam, signal }) =>
      askPage(logEntries, { ...query, after: pageParam as string | null }, { signal, leavesOnDenied: true }),
    initialPageParam: null,
    getNextPageParam: ({ meta }) => meta.next_cursor,
    placeholderData: keepPreviousData,
  });
}

const headQuery = (event_id: number, at: string | null = null) =>
  queryOptions({
    queryKey: [...keyOf(logEntries), "head", event_id, ...(at ? [at] : [])],
    queryFn: ({ signal }) => askAnswer(logEntries, "head", { query: { event: event_id, at }, signal }),
    ...(at && { placeholderData: keepPreviousData }),
  });

/** The event of a log; kept on this device, so that lines can be typed after a reload without a connection. */
export function useHead(event_id: number) {
  const client = useQueryClient();
  const user_id = useSession(({ user }) => user?.id ?? 0);
  const head = useQuery(headQuery(event_id, useMoment()));
  useEffect(() => {
    void fetchOrRecall(client, user_id, `log-entries/head/${event_id}`, headQuery(event_id));
  }, [client, user_id, event_id]);
  return head;
}

export function useLogs() {
  const { place } = usePlace();
  return useAnswer(logEntries, "logs", { place });
}

/** Requests and tasks of an event that are still to be done, those that are due first. */
export const useOpenLines = (event_id: number) =>
  useList(logEntries, {
    event: event_id,
    state: openStates.join(","),
    sort: "happened_at",
    per_page: 100,
    at: useMoment(),
  });

/** Lines of this event that wait on this device. */
export function useWaitingLines(event_id: number): WaitingLine[] {
  const waiting = useWaiting(useSession(({ user }) => user?.id ?? 0));
  return (waiting as WaitingLine[]).filter(({ kind, typed }) => kind === logLines.name && typed.event_id === event_id);
}

/** Answers whether the line is kept: what is typed may be cleared then. */
export function useFiling(): (line: WaitingLine) => boolean {
  const t = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const user_id = useSession(({ user }) => user?.id ?? 0);
  const tellLeft = (uid: string) => {
    const left = waitingOf(user_id).find((one) => one.uid === uid);
    if (left?.refused) raise("SET_MESSAGE", { message: t("log_not_taken", { reason: left.refused }), type: "error" });
    else if (left) raise("SET_MESSAGE", { message: t("log_waits"), type: "info" });
  };
  return (line) => {
    if (!letWait(user_id, line)) {
      raise("SET_MESSAGE", { message: t("log_not_kept"), type: "error" });
      return false;
    }
    // What is filed here is seen where it stands.
    const open = (link: ScreenLink) => void navigate(link);
    void sendWaiting([logLines], user_id, client, (sent) => sent.waiting.uid !== line.uid && tellSent(sent, open)).then(
      () => tellLeft(line.uid),
    );
    return true;
  };
}
