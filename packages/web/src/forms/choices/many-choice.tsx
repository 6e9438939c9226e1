// A choice of several among many: type to narrow them down. Held as the list of their values.
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useChoiceManners } from "./choice-manners.ts";
import { helpOrError, useBound, type FieldProps } from "../field-parts.tsx";
import { LockedField } from "../locked-field.tsx";
import { headings } from "./option-group.tsx";
import { OptionLine } from "./option-line.tsx";
import { matches, type OptionWords } from "./option-words.ts";

export type ManyOption = OptionWords & { value: string | number };

type ManyChoiceProps = FieldProps & { options: readonly ManyOption[] };

/** A value that is no option any more stays, called by itself. */
export function ManyChoice({ name, label, help, isReadOnly, options }: ManyChoiceProps) {
  const { field, ref, error } = useBound(name);
  const manners = useChoiceManners();
  const values = (field.value ?? []) as (string | number)[];
  const chosen = values.map((value) => options.find((it) => it.value === value) ?? { value, label: String(value) });
  if (isReadOnly) {
    const text = chosen.map((it) => it.label).join(", ");
    return <LockedField id={`field-${name}`} label={label} value={text || "—"} help={help} />;
  }
  return (
    <Autocomplete
      {...manners}
      multiple
      disableCloseOnSelect
      id={`field-${name}`}
      options={options}
      {...headings(options)}
      value={chosen}
      onChange={(_, wanted) => field.onChange(wanted.map(({ value }) => value))}
      onBlur={field.onBlur}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionKey={({ value }) => value}
      filterOptions={(all, { inputValue }) => all.filter((option) => matches(option, inputValue))}
      slotProps={{ chip: { size: "small" } }}
      renderOption={(line, option, { inputValue }) => (
        <OptionLine key={line.key} line={line} option={option} typed={inputValue} />
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
