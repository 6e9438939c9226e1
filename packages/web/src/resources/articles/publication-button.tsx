// Publishes a draft, or takes a published text back. What was typed is saved first, so that readers get what the form shows.
import Button from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import type { Article, ArticleKind } from "@atalaya/contract/resources/articles.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { usePublication } from "./use-articles.ts";

type PublicationButtonProps = { kind: ArticleKind; article: Article; isDirty: boolean };

export function PublicationButton({ kind, article, isDirty }: PublicationButtonProps) {
  const t = useWords();
  const publication = usePublication(kind);
  const isPublished = article.status === "published";
  const { id, version } = article;
  return (
    <Tooltip title={isDirty ? t("text_save_first") : ""}>
      <span>
        <Button
          variant="outlined"
          startIcon={<Icon name={isPublished ? "eye-slash" : "check-circle"} />}
          disabled={isDirty || publication.isPending}
          onClick={() => publication.mutate({ id, version, is_published: !isPublished })}
        >
          {t(isPublished ? "text_withdraw" : "text_publish")}
        </Button>
      </span>
    </Tooltip>
  );
}
