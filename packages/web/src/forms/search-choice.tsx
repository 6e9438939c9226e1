// A choice among many: type to narrow it down. Places and variables are chosen with it.
import type { ReactNode } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { searchWords } from "@atalaya/contract/search-words.ts";
import { searchable } from "@atalaya/contract/folded.ts";
import { useChoiceManners, useSteady } from "./choice-manners.ts";
import { helpOrError, useBound, type FieldProps } from "./field-parts.tsx";
import { LockedField } from "./locked-field.tsx";

type Key = number | string;
export type SearchOption<K extends Key = number> = {
  id: K;
  label: string;
  detail?: string | null;
  picture?: ReactNode;
};
type SearchChoiceProps<K extends Key> = FieldProps & {
  options: readonly SearchOption<K>[];
  /** What null means, where null may be chosen: "Shared by all places". */
  emptyLabel?: string;
  onChosen?: (id: K | null) => void;
  /** Where there are too many to offer at once: what was typed, for whoever looks for more options. */
  onSearch?: (words: string) => void;
};

/** Whether every typed word occurs in the option's label or detail. */
export const matches = (option: Pick<SearchOption<Key>, "label" | "detail">, typed: string): boolean =>
  searchWords(searchable(typed)).every((word) => searchable(`${option.label} ${option.detail ?? ""}`).includes(word));

/** Accents and case do not matter; the code in `detail` can be searched too. */
export function SearchChoice<K extends Key = number>({
  name,
  label,
  help,
  isRequired,
  isReadOnly,
  isInRow = false,
  options,
  emptyLabel,
  onChosen,
  onSearch,
}: SearchChoiceProps<K>) {
  const { field, ref, error } = useBound(name);
  const manners = useChoiceManners();
  const chosen = useSteady(options.find((option) => option.id === field.value) ?? null);
  if (isReadOnly)
    return <LockedField id={`field-${name}`} label={label} value={chosen?.label ?? emptyLabel ?? ""} help={help} />;
  return (
    <Autocomplete
      {...manners}
      id={`field-${name}`}
      // A row needs the room for its words.
      forcePopupIcon={!isInRow}
      options={options}
      value={chosen}
      disableClearable={emptyLabel === undefined && chosen !== null}
      onChange={(_, option) => {
        field.onChange(option?.id ?? null);
        onChosen?.(option?.id ?? null);
      }}
      onInputChange={(_, text, reason) => onSearch?.(reason === "input" ? text.trim() : "")}
      onBlur={field.onBlur}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.label}
      filterOptions={(all, { inputValue }) => all.filter((option) => matches(option, inputValue))}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ display: "flex", gap: "8px" }}>
          {option.picture}
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
          inputRef={ref}
          label={label}
          required={isRequired}
          placeholder={emptyLabel}
          error={error !== undefined}
          helperText={helpOrError(help, error)}
        />
      )}
    />
  );
}
