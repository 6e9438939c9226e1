// An option as a line of an open list: its picture and label, the name by which it was found where that is another, its detail.
import type { HTMLAttributes, Key, ReactNode } from "react";
import Box from "@mui/material/Box";
import { useWords } from "../../ui/words.ts";
import { foundAs, type OptionWords } from "./option-words.ts";

const quiet = { color: "text.disabled", fontSize: "0.75rem" };

type OptionLineProps = {
  /** What the `Autocomplete` gives its options. */
  line: HTMLAttributes<HTMLLIElement> & { key: Key };
  option: OptionWords & { picture?: ReactNode };
  typed: string;
};

export function OptionLine({ line: { key, ...props }, option, typed }: OptionLineProps) {
  const t = useWords();
  const name = foundAs(option, typed);
  return (
    <Box component="li" key={key} {...props} sx={{ display: "flex", alignItems: "baseline", gap: "8px" }}>
      {option.picture && <Box sx={{ display: "flex", alignSelf: "center" }}>{option.picture}</Box>}
      <span>{option.label}</span>
      {name !== undefined && (
        <Box component="span" sx={{ color: "text.secondary", fontSize: "0.75rem" }}>
          {t("choice_found_as", { name })}
        </Box>
      )}
      {option.detail && (
        <Box component="span" sx={{ ml: "auto", ...quiet }}>
          {option.detail}
        </Box>
      )}
    </Box>
  );
}
