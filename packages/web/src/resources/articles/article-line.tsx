// One text of the list: its handle, its title, and what is to be done about it.
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ArticleSummary } from "@atalaya/contract/resources/articles.ts";
import { useUrlState } from "../../api/url-state.ts";
import { TextStatusTag, TranslationTag } from "../../screens/text-marks.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { size } from "../../ui/theme/theme-global.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { plainPicture } from "./topic-pictures.ts";

type ArticleLineProps = {
  article: ArticleSummary;
  isOpen: boolean;
  /** Whether its place may be changed. */
  isOrdered: boolean;
  /** The topic it belongs to. */
  above: string | null;
};

export function ArticleLine({ article, isOpen, isOrdered, above }: ArticleLineProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { change } = useUrlState();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: article.id,
    disabled: !isOrdered,
  });
  const title = pick(language, article.title_es, article.title_en);
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={(theme) => ({
        display: "flex",
        borderRadius: "6px",
        backgroundColor: isOpen ? theme.vars.palette.soft : theme.vars.palette.background.paper,
        "&:hover": { backgroundColor: isOpen ? theme.vars.palette.soft : theme.vars.palette.hover },
        ...(isDragging && { position: "relative", zIndex: 1, boxShadow: theme.shadows[2] }),
      })}
    >
      {isOrdered && (
        <ButtonBase
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t("text_order_move", { title })}
          sx={{
            flex: "none",
            width: 28,
            borderRadius: "6px",
            color: "text.disabled",
            cursor: "grab",
            touchAction: "none",
          }}
        >
          <Icon name="bars" />
        </ButtonBase>
      )}
      <ButtonBase
        aria-current={isOpen || undefined}
        onClick={() => change({ text: article.id })}
        sx={(theme) => ({
          flex: 1,
          minWidth: 0,
          minHeight: size("row2"),
          padding: "6px 8px",
          gap: "10px",
          borderRadius: "6px",
          justifyContent: "flex-start",
          textAlign: "left",
          color: isOpen ? theme.vars.palette.softText : theme.vars.palette.text.primary,
        })}
      >
        {article.icon && <Swatch icon={article.icon} color={article.color ?? plainPicture} />}
        <Box component="span" sx={{ flex: 1, minWidth: 0, display: "grid", gap: "2px" }}>
          <Typography component="span" sx={{ fontWeight: isOpen ? 600 : 500, overflowWrap: "anywhere" }}>
            {title}
          </Typography>
          {above && (
            <Typography variant="overline" component="span" noWrap sx={{ color: isOpen ? "inherit" : "text.disabled" }}>
              {above}
            </Typography>
          )}
          <Box component="span" sx={{ display: "flex", flexWrap: "wrap", gap: "4px" }}>
            <TextStatusTag status={article.status} />
            <TranslationTag translation={article.translation} />
          </Box>
          {article.helpful_yes + article.helpful_no > 0 && (
            <Typography variant="overline" component="span" sx={{ color: isOpen ? "inherit" : "text.secondary" }}>
              {t("text_helpful", { yes: article.helpful_yes, no: article.helpful_no })}
            </Typography>
          )}
        </Box>
      </ButtonBase>
    </Box>
  );
}
