// What a list says when nothing is in it: the trash is empty, nothing matches the filters, or nothing was made yet.
import type { ReactNode } from "react";
import Button from "@mui/material/Button";
import { useUrlState } from "../api/url-state.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { useWords } from "../ui/words.ts";
import type { Narrowing } from "./filters.ts";

type EmptyListProps = {
  filters: Narrowing;
  /** While nothing was made yet. */
  title: string;
  text: string;
  newButton?: ReactNode;
  /** Said more clearly than for any list. */
  trashText?: string;
  noMatchTitle?: string;
};

export function EmptyList({ filters, title, text, newButton, trashText, noMatchTitle }: EmptyListProps) {
  const t = useWords();
  const { search, change } = useUrlState();
  if (search.trash === "true")
    return <EmptyState title={t("record_trash_empty")} text={trashText ?? t("record_trash_text")} />;
  if (!filters.areIn(search)) return <EmptyState title={title} text={text} actions={newButton} />;
  return (
    <EmptyState
      title={noMatchTitle ?? t("record_none_match_title")}
      text={t("record_none_match_text")}
      actions={
        <Button variant="outlined" onClick={() => change(filters.none)}>
          {t("filters_clear")}
        </Button>
      }
    />
  );
}
