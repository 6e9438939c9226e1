// Several of a list of options, each chosen one a chip.
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useChoiceManners } from "./choice-manners.ts";
import { helpOrError, useBound, type FieldProps } from "../field-parts.tsx";
import type { Option } from "../fields.tsx";
import { LockedField } from "../locked-field.tsx";

/** Holds the chosen values in the order of the options, or null: nothing chosen is unknown. */
export function MultiChoiceInput({
  name,
  label,
  help,
  isReadOnly,
  options,
}: FieldProps & { options: readonly Option[] }) {
  const { field, ref, error } = useBound(name);
  const manners = useChoiceManners();
  const values = (field.value ?? []) as Option["value"][];
  const chosen = options.filter(({ value }) => values.includes(value));
  if (isReadOnly)
    return (
      <LockedField id={`field-${name}`} label={label} value={chosen.map((it) => it.label).join(", ")} help={help} />
    );
  return (
    <Autocomplete
      {...manners}
      multiple
      disableCloseOnSelect
      id={`field-${name}`}
      options={options}
      value={chosen}
      onChange={(_, picked) => {
        const kept = options.map(({ value }) => value).filter((value) => picked.some((it) => it.value === value));
        field.onChange(kept.length > 0 ? kept : null);
      }}
      onBlur={field.onBlur}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      getOptionKey={({ value }) => value}
      getOptionLabel={(option) => option.label}
      slotProps={{ chip: { size: "small" } }}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ display: "flex", gap: "8px" }}>
          {option.picture}
          {option.label}
        </Box>
      )}
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
