// The form of one topic or question: written as a draft, seen as readers will, and published by who may.
import { useMemo, useState } from "react";
import Button from "@mui/material/Button";
import { useWatch } from "react-hook-form";
import { ArticleDraft, articlesOf, type Article, type ArticleKind } from "@atalaya/contract/resources/articles.ts";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { Notice } from "../../forms/notice.tsx";
import { textOfHtml } from "../../screens/shown-html.ts";
import { TextStatusTag, TranslationTag } from "../../screens/text-marks.tsx";
import { TextPreview } from "../../screens/text-preview.tsx";
import { useEditor } from "../../forms/use-editor.ts";
import { useShownValue } from "../../forms/use-shown-value.ts";
import { ResourceEditor } from "../../screens/resource-editor.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { ArticleFields } from "./article-fields.tsx";
import { wordOf } from "./article-words.ts";
import { PublicationButton } from "./publication-button.tsx";
import { useTopics } from "./queries.ts";
import { useArticlePowers } from "./use-articles.ts";

type ArticleEditorProps = {
  kind: ArticleKind;
  /** Null for a new one. */
  article: Article | null;
  onOpen: (id: number) => void;
  onClose: () => void;
};

const blank = { title_es: "", body_es: "", variable_ids: [], document_ids: [] };

export function ArticleEditor({ kind, article, onOpen, onClose }: ArticleEditorProps) {
  const t = useWords();
  const resource = articlesOf(kind);
  const topics = useTopics();
  const powers = useArticlePowers(kind);
  const show = useShownValue({
    parent_id: topics.map(({ id, title_es: label }) => ({ id, label })),
    body_es: (html) => textOfHtml(String(html)),
    body_en: (html) => textOfHtml(String(html)),
  });
  const [isPreviewing, setPreviewing] = useState(false);
  const isReadOnly = article ? !powers.mayUpdate(article) : !powers.mayCreate;
  const saved = useMemo(() => fieldsFrom<ArticleDraft>(ArticleDraft, article ?? blank), [article]);
  const controller = useEditor(resource, {
    item: article,
    saved,
    says: { created: "text_created", saved: "text_saved" },
    onMade: onOpen,
  });
  const [title_es, title_en, body_es, body_en] = useWatch({
    control: controller.form.control,
    name: ["title_es", "title_en", "body_es", "body_en"],
  });
  const title = title_es || t(wordOf(kind, article ? "untitled" : "new"));
  return (
    <>
      <ResourceEditor
        resource={resource}
        controller={controller}
        item={article}
        head={{
          title,
          subtitle:
            article && article.helpful_yes + article.helpful_no > 0
              ? t("text_helpful", { yes: article.helpful_yes, no: article.helpful_no })
              : undefined,
          marks: article && (
            <>
              <TranslationTag translation={article.translation} />
              <TextStatusTag status={article.status} />
            </>
          ),
        }}
        isReadOnly={isReadOnly}
        keys={["text"]}
        show={show}
        onClose={onClose}
        onDeleted={article !== null && powers.mayDelete(article) && onClose}
        actions={
          <>
            <Button variant="outlined" startIcon={<Icon name="eye" />} onClick={() => setPreviewing(true)}>
              {t("text_preview")}
            </Button>
            {article && powers.mayPublish && (
              <PublicationButton kind={kind} article={article} isDirty={controller.isDirty} />
            )}
          </>
        }
      >
        {isReadOnly && (
          <Notice status="info" icon="lock">
            {t(article?.status === "published" ? "text_read_only_published" : "text_read_only")}
          </Notice>
        )}
        <ArticleFields kind={kind} article={article} isReadOnly={isReadOnly} />
      </ResourceEditor>
      {isPreviewing && (
        <TextPreview
          title={{ es: title_es, en: title_en }}
          body={{ es: body_es, en: body_en }}
          onClose={() => setPreviewing(false)}
        />
      )}
    </>
  );
}
