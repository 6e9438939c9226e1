// The texts in their order. They are dragged by their handle, or moved from the keyboard: Space takes one, arrows move it.
import { useMemo } from "react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import type { ArticleKind, ArticleSummary } from "@atalaya/contract/resources/articles.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { ArticleLine } from "./article-line.tsx";
import { wordOf } from "./article-words.ts";
import { useTopics } from "./queries.ts";

type ArticleListProps = {
  kind: ArticleKind;
  /** Undefined while they load. */
  articles: readonly ArticleSummary[] | undefined;
  openId: number | null;
  /** Null where the order may not be changed. */
  onOrder: ((ids: number[]) => void) | null;
};

/** Pixels before a press on the handle is a drag. */
const dragDistance = 4;

export function ArticleList({ kind, articles, openId, onOrder }: ArticleListProps) {
  const t = useWords();
  const [language] = useLanguage();
  const topics = useTopics();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = useMemo(() => articles?.map(({ id }) => id) ?? [], [articles]);
  const announcements = useAnnouncements(articles ?? []);
  const place = (id: UniqueIdentifier) => ids.indexOf(Number(id));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onOrder?.(arrayMove(ids, place(active.id), place(over.id)));
  };
  const parentOf = ({ parent_id }: ArticleSummary) => topics.find(({ id }) => id === parent_id);
  if (!articles) return <Skeletons />;
  return (
    <Box component="nav" aria-label={t(wordOf(kind, "list"))} sx={{ overflowY: "auto", padding: "8px 8px 20px" }}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t("text_order_help") } }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: "2px" }}>
            {articles.map((article) => {
              const parent = parentOf(article);
              return (
                <ArticleLine
                  key={article.id}
                  article={article}
                  isOpen={article.id === openId}
                  isOrdered={onOrder !== null}
                  above={parent ? pick(language, parent.title_es, parent.title_en) : null}
                />
              );
            })}
          </Box>
        </SortableContext>
      </DndContext>
      {onOrder && articles.length > 1 && (
        <Typography variant="caption" component="p" color="textDisabled" sx={{ padding: "8px" }}>
          {t("text_order_hint")}
        </Typography>
      )}
    </Box>
  );
}

/** What a screen reader hears while a text is moved. */
function useAnnouncements(articles: readonly ArticleSummary[]) {
  const t = useWords();
  const [language] = useLanguage();
  const said = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => {
    const article = articles.find((it) => it.id === Number(id));
    return {
      title: article ? pick(language, article.title_es, article.title_en) : "",
      place: articles.findIndex((it) => it.id === Number(over)) + 1,
      count: articles.length,
    };
  };
  return {
    onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) =>
      t("text_order_taken", said(active.id, active.id)),
    onDragOver: ({ active, over }: Pick<DragEndEvent, "active" | "over">) =>
      over ? t("text_order_over", said(active.id, over.id)) : undefined,
    onDragEnd: ({ active, over }: Pick<DragEndEvent, "active" | "over">) =>
      t("text_order_dropped", said(active.id, (over ?? active).id)),
    onDragCancel: ({ active }: Pick<DragEndEvent, "active">) => t("text_order_cancelled", said(active.id, active.id)),
  };
}

const Skeletons = () => (
  <Box aria-hidden sx={{ display: "grid", gap: "8px", padding: "12px" }}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={44} />
    ))}
  </Box>
);
