// What the screens of topics and questions ask for, and what may be done there.
import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { articlesOf, type Article, type ArticleKind } from "@atalaya/contract/resources/articles.ts";
import { raise } from "../../api/events.ts";
import { useMayEverywhere } from "../../api/may.ts";
import { call } from "../../api/call.ts";
import { request, type ApiError } from "../../api/request.ts";
import { keyOf, useAll } from "../../api/use-resource.ts";
import { useWords } from "../../ui/words.ts";

/** All of a kind in their order; `order` moves them at once and asks the server to keep it. */
export function useArticles(kind: ArticleKind, isEnabled = true) {
  const t = useWords();
  const client = useQueryClient();
  const list = useAll(articlesOf(kind), {}, { leavesOnDenied: true, isEnabled });
  const [moved, setMoved] = useState<readonly number[] | null>(null);
  const keep = useMutation<unknown, ApiError, readonly number[]>({
    mutationFn: (ids) => request(`${kind}/order`, { method: "PUT", body: { ids } }),
    onError: ({ message }) => raise("SET_MESSAGE", { message: message || t("text_order_failed"), type: "error" }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: keyOf({ path: kind }) });
      setMoved(null);
    },
  });
  const rows = list.data?.data;
  const articles = moved && rows ? moved.flatMap((id) => rows.find((row) => row.id === id) ?? []) : rows;
  const order = (ids: readonly number[]) => {
    setMoved(ids);
    keep.mutate(ids);
  };
  return { articles, error: list.isError && !rows ? list.error : null, retry: () => void list.refetch(), order };
}

/** Public text is the same for all places, so only who may do it everywhere may do it. */
export function useArticlePowers(kind: ArticleKind) {
  const mayEverywhere = useMayEverywhere();
  const { permission } = articlesOf(kind);
  const mayPublish = mayEverywhere(`${permission}.publish`);
  return {
    mayCreate: mayEverywhere(`${permission}.create`),
    mayOrder: mayEverywhere(`${permission}.update`),
    mayPublish,
    mayUpdate: (article: Article) =>
      mayEverywhere(`${permission}.update`) && (article.status === "draft" || mayPublish),
    mayDelete: (article: Article) =>
      mayEverywhere(`${permission}.delete`) && (article.status === "draft" || mayPublish),
  };
}

type Publication = { id: number; version: number; is_published: boolean };

export function usePublication(kind: ArticleKind) {
  const t = useWords();
  const client = useQueryClient();
  return useMutation<Article, ApiError, Publication>({
    mutationFn: ({ id, ...body }) => call(`POST ${kind}/:id/publication`, { id, body }),
    onSuccess: async ({ status }) => {
      raise("APP_RESOURCE_UPDATED", {
        message: t(status === "published" ? "text_now_published" : "text_now_draft"),
        type: "success",
      });
      await client.invalidateQueries({ queryKey: keyOf({ path: kind }) });
    },
    onError: ({ message, status }) => {
      if (status < 500 && status !== 401 && status !== 403)
        raise("SET_MESSAGE", { message: message || t("record_change_failed"), type: "error" });
    },
  });
}
