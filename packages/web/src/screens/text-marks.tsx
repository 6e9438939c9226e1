// Marks of public text: whether everybody may read it, and how far its English has come.
import type { Translation } from "@atalaya/contract/resources/articles.ts";
import { Tag } from "../ui/tag.tsx";
import { useWords } from "../ui/words.ts";

type TextStatus = "draft" | "scheduled" | "published" | "superseded";

export function TextStatusTag({ status }: { status: TextStatus }) {
  const t = useWords();
  if (status === "published") return <Tag label={t("text_published")} icon="check-circle" status="success" />;
  if (status === "scheduled") return <Tag label={t("text_scheduled")} icon="calendar" status="info" />;
  if (status === "superseded") return <Tag label={t("text_superseded")} icon="archive" />;
  return <Tag label={t("text_draft")} icon="pencil" />;
}

/** Nothing where both languages are complete. */
export function TranslationTag({ translation }: { translation: Translation }) {
  const t = useWords();
  if (translation === "complete") return null;
  return <Tag label={t(`text_translation.${translation}`)} icon="language" status="warning" />;
}
