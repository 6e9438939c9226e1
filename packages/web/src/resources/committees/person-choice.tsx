// A choice of one person of a row, by typing the name.
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useChoiceManners, useSteady } from "../../forms/choice-manners.ts";
import { matches, type SearchOption } from "../../forms/search-choice.tsx";

type PersonChoiceProps = {
  label: string;
  options: readonly SearchOption[];
  value: number | null;
  onChange: (id: number | null) => void;
};

export function PersonChoice({ label, options, value, onChange }: PersonChoiceProps) {
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
