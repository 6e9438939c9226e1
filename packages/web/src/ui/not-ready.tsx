// The honest page of a menu entry whose screen does not exist yet.
import { useContext } from "react";
import { EmptyState } from "./empty-state.tsx";
import { Page, TrailContext } from "./page.tsx";
import { useWords } from "./words.ts";

/** Says that the screen is not there yet, and that the rest works. */
export function NotReady() {
  const t = useWords();
  const { title } = useContext(TrailContext);
  return (
    <Page>
      <EmptyState title={t("not_ready_title")} text={t("not_ready_text", { title })} />
    </Page>
  );
}
