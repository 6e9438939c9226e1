// The form of one topic or question: written as a draft, seen as readers will, and published by who may.
import { useMemo, useState } from "react";
import Button from "@mui/material/Button";
import { useWatch } from "react-hook-form";
import { ArticleDraft, articlesOf, type Article, type ArticleKind } from "@atalaya/contract/resources/articles.ts";
import { useCreate, useUpdate } from "../../api/use-resource.ts";
import { FormConflict } from "../../forms/conflict-dialog.tsx";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { FormPanel } from "../../forms/form-panel.tsx";
import { LeaveGuard } from "../../forms/leave-guard.tsx";
import { Notice } from "../../forms/notice.tsx";
import { useResourceForm } from "../../forms/use-resource-form.ts";
import { DeleteItem } from "../../screens/delete-item.tsx";
import { PanelHead } from "../../screens/panel-head.tsx";
import { textOfHtml } from "../../screens/shown-html.ts";
import { TextStatusTag, TranslationTag } from "../../screens/text-marks.tsx";
import { TextPreview } from "../../screens/text-preview.tsx";
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
  const labelOf = useLabelOf(resource);
  const topics = useTopics();
  const powers = useArticlePowers(kind);
  const [isPreviewing, setPreviewing] = useState(false);
  const isReadOnly = article ? !powers.mayUpdate(article) : !powers.mayCreate;
  const saved = useMemo(() => fieldsFrom<ArticleDraft>(ArticleDraft, article ?? blank), [article]);
  const create = useCreate(resource, { message: () => t("text_created") });
  const update = useUpdate(resource, { message: () => t("text_saved") });
  const controller = useResourceForm<ArticleDraft>({
    path: resource.path,
    schema: ArticleDraft,
    saved,
    subject: article,
    save: async (values, version, changes) => {
      if (article && version !== null) return update.mutateAsync({ ...changes, id: article.id, version });
      const created = await create.mutateAsync(values);
      onOpen(created.id);
      return created;
    },
  });
  const [title_es, title_en, body_es, body_en] = useWatch({
    control: controller.form.control,
    name: ["title_es", "title_en", "body_es", "body_en"],
  });
  const title = title_es || t(wordOf(kind, article ? "untitled" : "new"));
  const show = (field: string, value: unknown) => {
    if (value === null || value === "") return t("empty_value");
    if (Array.isArray(value)) return String(value.length);
    if (field === "parent_id") return topics.find(({ id }) => id === value)?.title_es ?? String(value);
    return field.startsWith("body_") ? textOfHtml(String(value)) : String(value);
  };
  return (
    <>
      <FormPanel
        head={
          <PanelHead
            title={title}
            subtitle={
              article && article.helpful_yes + article.helpful_no > 0
                ? t("text_helpful", { yes: article.helpful_yes, no: article.helpful_no })
                : undefined
            }
            marks={
              article && (
                <>
                  <TranslationTag translation={article.translation} />
                  <TextStatusTag status={article.status} />
                </>
              )
            }
            onClose={onClose}
          />
        }
        controller={controller}
        labelOf={labelOf}
        isReadOnly={isReadOnly}
        isNew={article === null}
        extraActions={
          <>
            {article && powers.mayDelete(article) && (
              <DeleteItem
                resource={resource}
                item={article}
                title={title}
                controller={controller}
                onDeleted={onClose}
              />
            )}
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
      </FormPanel>
      {isPreviewing && (
        <TextPreview
          title={{ es: title_es, en: title_en }}
          body={{ es: body_es, en: body_en }}
          onClose={() => setPreviewing(false)}
        />
      )}
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={["text"]} />
      <FormConflict controller={controller} labelOf={labelOf} show={show} />
    </>
  );
}
