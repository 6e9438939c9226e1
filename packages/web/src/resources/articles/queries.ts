// Topics as other texts refer to them.
import { articlesOf, type ArticleSummary } from "@atalaya/contract/resources/articles.ts";
import { useMay } from "../../api/may.ts";
import { useAll } from "../../api/use-resource.ts";

const none: ArticleSummary[] = [];

/** Every topic in its order; none for who may not read topics. */
export function useTopics(): readonly ArticleSummary[] {
  const may = useMay();
  const { data } = useAll(articlesOf("topics"), {}, { isEnabled: may("variables.topics.index") });
  return data?.data ?? none;
}
