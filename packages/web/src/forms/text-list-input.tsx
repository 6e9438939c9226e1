// A list of short texts, each a chip: Enter adds what was typed, Backspace takes the last away.
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { helpOrError, useBound, type FieldProps } from "./field-parts.tsx";
import { LockedField } from "./locked-field.tsx";

type TextListProps = FieldProps & {
  /** What others wrote there, to choose from. */
  suggestions?: readonly string[];
  /** Of sentences, not of words: where it is only read, each has its line. */
  isOfSentences?: boolean;
};

export function TextListInput({
  name,
  label,
  help,
  isReadOnly,
  suggestions = [],
  isOfSentences = false,
}: TextListProps) {
  const { field, ref, error } = useBound(name);
  const texts = (field.value ?? []) as string[];
  if (isReadOnly)
    return (
      <LockedField id={`field-${name}`} label={label} value={texts.join(isOfSentences ? "\n" : ", ")} help={help} />
    );
  const keep = (typed: readonly string[]) =>
    field.onChange([...new Set(typed.map((text) => text.trim()).filter(Boolean))]);
  return (
    <Autocomplete
      multiple
      freeSolo
      // What was typed and not confirmed is meant too.
      autoSelect
      id={`field-${name}`}
      options={suggestions as string[]}
      filterSelectedOptions
      value={texts}
      onChange={(_, chosen) => keep(chosen)}
      onBlur={field.onBlur}
      slotProps={{ chip: { size: "small" } }}
      onKeyDown={(event) => {
        // Enter adds and never saves the form.
        if (event.key === "Enter") event.preventDefault();
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={ref}
          label={label}
          error={error !== undefined}
          helperText={helpOrError(help, error)}
        />
      )}
    />
  );
}
