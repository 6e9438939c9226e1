// What the screens of topics and of questions are called: alike in all but words.
import type { ArticleKind } from "@atalaya/contract/resources/articles.ts";
import type { WordKey } from "@atalaya/contract/words.ts";

type Said = "new" | "untitled" | "list" | "panel" | "none_title" | "none" | "choose_title" | "choose_text" | "missing";

export const wordOf = (kind: ArticleKind, said: Said): WordKey => `${kind === "topics" ? "topic" : "faq"}_${said}`;
