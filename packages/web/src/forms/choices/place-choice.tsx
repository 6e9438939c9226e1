// A choice of one place among the user's, or of all places where that may be chosen.
import type { Ref } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { useChoiceManners, useSteady } from "./choice-manners.ts";
import { helpOrError } from "../field-parts.tsx";
import { matches } from "./option-words.ts";
import type { SearchOption } from "./search-choice.tsx";

type Option = Omit<SearchOption, "id"> & { id: number | null };

type PlaceChoiceProps = {
  id: string;
  label: string;
  /** Null is all places; undefined is not chosen yet. */
  value: number | null | undefined;
  onChange: (place: number | null | undefined) => void;
  places: readonly SearchOption[];
  /** What all places are called here; absent where they may not be chosen. */
  allLabel?: string | undefined;
  help?: string | undefined;
  /** Marks the field; empty where the reason is said elsewhere. */
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
};

/** Accents and case do not matter; the official code can be typed too. */
export function PlaceChoice(props: PlaceChoiceProps) {
  const { id, label, value, onChange, places, allLabel, help, error, inputRef } = props;
  const t = useWords();
  const manners = useChoiceManners();
  const everywhere: Option[] = allLabel === undefined ? [] : [{ id: null, label: allLabel }];
  const options: Option[] = [...everywhere, ...places];
  const chosen = useSteady(options.find((option) => option.id === value) ?? null);
  return (
    <Autocomplete
      {...manners}
      id={id}
      options={options}
      value={chosen}
      disableClearable={value !== undefined}
      onChange={(_, option) => onChange(option ? option.id : undefined)}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      getOptionKey={(option) => option.id ?? "all"}
      getOptionLabel={(option) => option.label}
      filterOptions={(all, { inputValue }) => all.filter((option) => matches(option, inputValue))}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ display: "flex", gap: "8px" }}>
          <Icon name={option.id === null ? "globe" : "map-marker"} color="var(--mui-palette-text-disabled)" />
          <span>{option.label}</span>
          {option.detail && (
            <Box component="span" sx={{ ml: "auto", color: "text.disabled", fontSize: "0.75rem" }}>
              {option.detail}
            </Box>
          )}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          label={label}
          required
          placeholder={t("choose")}
          error={error !== undefined}
          helperText={helpOrError(help, error)}
        />
      )}
    />
  );
}
