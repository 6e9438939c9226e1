// A choice among many: type to narrow it down. Places and variables are chosen with it.
import type { ReactNode } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useChoiceManners, useSteady } from "./choice-manners.ts";
import { helpOrError, useBound, type FieldProps } from "../field-parts.tsx";
import { LockedField } from "../locked-field.tsx";
import { headings } from "./option-group.tsx";
import { OptionLine } from "./option-line.tsx";
import { matches, type OptionWords } from "./option-words.ts";

type Key = number | string;
export type SearchOption<K extends Key = number> = OptionWords & { id: K; picture?: ReactNode };
type SearchChoiceProps<K extends Key> = FieldProps & {
  options: readonly SearchOption<K>[];
  /** What null means, where null may be chosen: "Shared by all places". */
  emptyLabel?: string;
  onChosen?: (id: K | null) => void;
  /** Where there are too many to offer at once: what was typed, for whoever looks for more options. */
  onSearch?: (words: string) => void;
};

/** A code that is stored and no option any more, or none yet, stays in sight, called by itself. */
const unnamed = <K extends Key>(value: unknown): SearchOption<K> | null =>
  typeof value === "string" && value !== "" ? { id: value as K, label: value } : null;

/** Accents and case do not matter; the code in `detail` and what people call it can be typed too. */
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
  const chosen = useSteady(options.find((option) => option.id === field.value) ?? unnamed<K>(field.value));
  if (isReadOnly)
    return <LockedField id={`field-${name}`} label={label} value={chosen?.label ?? emptyLabel ?? ""} help={help} />;
  return (
    <Autocomplete
      {...manners}
      id={`field-${name}`}
      // A row needs the room for its words.
      forcePopupIcon={!isInRow}
      options={options}
      {...headings(options)}
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
      renderOption={(line, option, { inputValue }) => (
        // What is chosen stands in the field untyped.
        <OptionLine key={line.key} line={line} option={option} typed={inputValue === chosen?.label ? "" : inputValue} />
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
