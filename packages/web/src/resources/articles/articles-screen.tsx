// Topics or questions: the list in its order, and the open one with both languages side by side.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { articlesOf, type ArticleKind } from "@atalaya/contract/resources/articles.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useRecord } from "../../api/use-resource.ts";
import { ListAndPanel } from "../../screens/list-and-panel.tsx";
import { WaitingPanel } from "../../screens/waiting-panel.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { narrowQuery, Page } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { ArticleEditor } from "./article-editor.tsx";
import { ArticleList } from "./article-list.tsx";
import { wordOf } from "./article-words.ts";
import { PublicLink } from "../../screens/public-link.tsx";
import { useArticlePowers, useArticles } from "./use-articles.ts";

const listWidth = 340;

/** `?text=5` opens one, `?text=new` begins one. */
export function ArticlesScreen({ kind }: { kind: ArticleKind }) {
  const t = useWords();
  const { search, change } = useUrlState();
  const list = useArticles(kind);
  const { mayCreate, mayOrder } = useArticlePowers(kind);
  const openId = search.text;
  const newButton = mayCreate && (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => change({ text: "new" })}>
      {t(wordOf(kind, "new"))}
    </Button>
  );
  if (list.error)
    return (
      <Page>
        <ErrorState error={list.error} title={t("text_load_failed")} onRetry={list.retry} />
      </Page>
    );
  return (
    <Page
      isFilling
      isCovered={openId !== undefined}
      actions={
        <>
          <PublicLink path={`/public/${kind}`} />
          {newButton}
        </>
      }
    >
      <ListAndPanel
        panelLabel={t(wordOf(kind, "panel"))}
        listWidth={listWidth}
        list={
          list.articles?.length === 0 ? (
            <EmptyState title={t(wordOf(kind, "none_title"))} text={t(wordOf(kind, "none"))} actions={newButton} />
          ) : (
            <ArticleList
              kind={kind}
              articles={list.articles}
              openId={Number(openId) || null}
              onOrder={mayOrder ? list.order : null}
            />
          )
        }
        panel={
          openId ? (
            <ArticlePanel
              key={openId}
              kind={kind}
              id={openId === "new" ? null : Number(openId)}
              onOpen={(id) => change({ text: id }, { isReplacing: true })}
              onClose={() => change({ text: null })}
            />
          ) : null
        }
        placeholder={
          <Box sx={{ [narrowQuery]: { display: "none" } }}>
            <EmptyState title={t(wordOf(kind, "choose_title"))} text={t(wordOf(kind, "choose_text"))} />
          </Box>
        }
      />
    </Page>
  );
}

type ArticlePanelProps = { kind: ArticleKind; id: number | null; onOpen: (id: number) => void; onClose: () => void };

function ArticlePanel({ kind, id, onOpen, onClose }: ArticlePanelProps) {
  const t = useWords();
  const { data, error, isError, refetch } = useRecord(articlesOf(kind), id);
  if (id === null || data)
    return <ArticleEditor kind={kind} article={data ?? null} onOpen={onOpen} onClose={onClose} />;
  return (
    <WaitingPanel
      title={isError ? "" : t("loading")}
      error={isError ? error : null}
      errorTitle={t(wordOf(kind, "missing"))}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
