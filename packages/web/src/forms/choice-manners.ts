// What every choice that one types in has in common: its words, and what Enter does.
import type { KeyboardEvent } from "react";
import { useWords } from "../ui/words.ts";

/** For an `Autocomplete`. Enter takes the first match, and never saves the form. */
export function useChoiceManners() {
  const t = useWords();
  return {
    autoHighlight: true,
    noOptionsText: t("choice_none"),
    openText: t("choice_open"),
    closeText: t("choice_close"),
    clearText: t("choice_clear"),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter") event.preventDefault();
    },
  };
}
