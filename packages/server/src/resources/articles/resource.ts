// Topics and questions, as the server is told of them.
import { articleKinds, articlesOf } from "@atalaya/contract/resources/articles.ts";
import type { Noun } from "../../platform/noun.ts";
import { articleRoutes } from "./routes.ts";

export const articlesNoun: Noun = {
  routes: [articleRoutes],
  declares: articleKinds.map((kind) => articlesOf(kind)),
  refusals: {
    articles_parent_id_fkey: { parent_id: { code: "missing" } },
    articles_kind_slug_key: { slug: { code: "taken" } },
  },
  pointers: {
    articles: {
      "articles.parent_id": "counted by the article itself, as topics or questions",
      "article_votes.article_id": "a part of it, kept with it in the trash",
    },
  },
};
