// A choice of one among many within a row of a list, by typing.
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useChoiceManners, useSteady } from "./choice-manners.ts";
import { matches, type SearchOption } from "./search-choice.tsx";

type RowChoiceProps = {
  label: string;
  options: readonly SearchOption[];
  value: number | null;
  onChange: (id: number | null) => void;
};

export function RowChoice({ label, options, value, onChange }: RowChoiceProps) {
  const manners = useChoiceManners();
  const chosen = useSteady(options.find(({ id }) => id === value) ?? null);
  return (
    <Autocomplete
      {...manners}
      options={options}
      value={chosen}
      onChange={(_, option) => onChange(option?.id ?? null)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      filterOptions={(all, { inputValue }) => all.filter((option) => matches(option, inputValue))}
      renderInput={(params) => <TextField {...params} label={label} required helperText=" " />}
    />
  );
}
