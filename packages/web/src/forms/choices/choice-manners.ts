// What every choice that one types in has in common: its words, and what Enter does.
import { useState, type KeyboardEvent } from "react";
import { useWords } from "../../ui/words.ts";

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

type Chosen = { id: number | string | null; label: string };

/**
 * The chosen option as the same object for as long as it says the same. Lists are made anew with every drawing, and an
 * `Autocomplete` that is given another object takes back what is being typed.
 */
export function useSteady<T extends Chosen>(chosen: T | null): T | null {
  const [kept, setKept] = useState(chosen);
  const isSame = kept?.id === chosen?.id && kept?.label === chosen?.label;
  if (!isSame) setKept(chosen);
  return isSame ? kept : chosen;
}
