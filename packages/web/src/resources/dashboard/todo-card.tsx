// What waits for the user: how many of each, what waits longest, and the way to the list.
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { createLink } from "@tanstack/react-router";
import { menu } from "@atalaya/contract/menu.ts";
import type { TodoItem } from "@atalaya/contract/resources/todo.ts";
import { usePlace } from "../../api/places.ts";
import { countText, useTodo } from "../../api/todo.ts";
import { formatDay } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { size } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { Panel } from "../../ui/panel.tsx";

const Line = createLink(
  styled(ButtonBase)(({ theme }) => ({
    display: "flex",
    justifyContent: "flex-start",
    gap: 12,
    width: "100%",
    minHeight: size("row2"),
    padding: "6px 16px",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    textAlign: "left",
    textDecoration: "none",
    color: theme.vars.palette.text.primary,
    "&:hover": { backgroundColor: theme.vars.palette.hover },
    "&.Mui-focusVisible": { outlineOffset: -2 },
  })),
);

const Count = styled("span")(({ theme }) => ({
  flex: "none",
  minWidth: 36,
  padding: "2px 6px",
  borderRadius: 6,
  textAlign: "center",
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  color: theme.vars.palette.statusSoft.warning.softText,
  backgroundColor: theme.vars.palette.statusSoft.warning.soft,
}));

/** Nothing where nothing waits. */
export function TodoCard() {
  const t = useWords();
  const { items } = useTodo();
  if (items.length === 0) return null;
  return (
    <Panel title={t("todo_title")}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {items.map((item) => (
          <TodoLine key={`${item.kind} ${item.menu}`} item={item} />
        ))}
      </Box>
    </Panel>
  );
}

const iconOf = (name: string) => menu.flatMap(({ items }) => items).find((item) => item.name === name)?.icon ?? "check";

/** What waits longest, or when the latest backup was: of those none waits. */
function useFirstText({ kind, first }: TodoItem): string {
  const t = useWords();
  const [language] = useLanguage();
  if (kind !== "backups_overdue") return t("todo_first", { title: first });
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(first);
  return isDay ? t("todo_backup_last", { day: formatDay(first, language) }) : t("backup_never");
}

function TodoLine({ item }: { item: TodoItem }) {
  const { kind, menu: entry, count, path, search } = item;
  const t = useWords();
  const { place } = usePlace();
  const first = useFirstText(item);
  return (
    <li>
      <Line to={path} search={{ place: String(place), ...search }}>
        <Count>{countText(count)}</Count>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" sx={{ display: "block", fontWeight: 600 }}>
            {t(`todo.${kind}`)}
          </Typography>
          <Typography component="span" variant="overline" color="textSecondary" noWrap sx={{ display: "block" }}>
            {t(`menu.${entry}`)} · {first}
          </Typography>
        </Box>
        <Box component="span" sx={{ display: "inline-flex", color: "text.secondary" }}>
          <Icon name={iconOf(entry)} size={14} />
        </Box>
      </Line>
    </li>
  );
}
