// What can be asked about one record beside its fields: steps of its review, its published copy, history and comments.
import { useInfiniteQuery } from "@tanstack/react-query";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { CommentPage, RevisionPage } from "@atalaya/contract/resources/records/history.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { commentsOf, recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { ApiError } from "../../../api/request.ts";
import { askAnswer, keyOf, useAct, useAnswer, useDelete, useUpdate } from "../../../api/use-resource.ts";
import { useWords } from "../../../ui/words.ts";

/** Takes a step on the version that was read. */
export function useTransition(domain: RecordDomain) {
  const t = useWords();
  return useAct(recordsOf(domain), "transitions", {
    message: (_, { action }) => t(`transition_done.${action}`),
  });
}

/** What the public sees; asked only while it is looked at. */
export const usePublished = (domain: RecordDomain, id: number) =>
  useAnswer(recordsOf(domain), ":id/published", {}, { id });

/** Goes back to what the history says. */
export function useRestoreRevision(domain: RecordDomain) {
  const t = useWords();
  return useAct(recordsOf(domain), "revisions", {
    message: () => t("history_restored"),
  });
}

/** Pages of the history, newest first; what lies in the trash has one too. */
export function useRevisions(domain: RecordDomain, { id, deleted_at }: Pick<DomainRecord, "id" | "deleted_at">) {
  const resource = recordsOf(domain);
  const { data, ...query } = useInfiniteQuery<RevisionPage, ApiError>({
    queryKey: [...keyOf(resource), "revisions", id],
    queryFn: ({ pageParam, signal }) =>
      askAnswer(resource, ":id/revisions", {
        id,
        query: { after: pageParam as number | null, trash: deleted_at !== null || undefined },
        signal,
      }),
    initialPageParam: null,
    getNextPageParam: ({ meta }) => meta.next_after,
  });
  return { pages: data?.pages ?? [], ...query };
}

/** What was said about a record, newest first, and the ways to say, change and delete something. */
export function useComments(domain: RecordDomain, id: number) {
  const t = useWords();
  const resource = recordsOf(domain);
  const { data, ...query } = useInfiniteQuery<CommentPage, ApiError>({
    queryKey: [...keyOf(resource), "comments", id],
    queryFn: ({ pageParam, signal }) =>
      askAnswer(resource, ":id/comments", { id, query: { after: pageParam as number | null }, signal }),
    initialPageParam: null,
    getNextPageParam: ({ meta }) => meta.next_after,
  });
  const said = commentsOf(domain);
  const add = useAct(resource, "comments", { message: () => t("comment_added") });
  const edit = useUpdate(said, { message: () => t("comment_saved") });
  const remove = useDelete(said, { message: () => t("comment_deleted") });
  return { pages: data?.pages ?? [], ...query, add, edit, remove };
}

/** How many comments a record has; nothing is asked without an id. */
export function useCommentCount(domain: RecordDomain, id: number | null): number | undefined {
  const { data } = useAnswer(recordsOf(domain), ":id/comments", { per_page: 1 }, { id });
  return data?.meta.total;
}
