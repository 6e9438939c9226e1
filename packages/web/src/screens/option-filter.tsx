// One of many as a filter: typed to narrow it down, held in the address.
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useUrlState } from "../api/url-state.ts";
import { useChoiceManners } from "../forms/choice-manners.ts";
import { matches } from "../forms/search-choice.tsx";
import { FilterTitle } from "./filter-bar.tsx";

type OptionFilterProps = { name: string; title: string; options: readonly { value: string; label: string }[] };

export function OptionFilter({ name, title, options }: OptionFilterProps) {
  const { search, change } = useUrlState();
  const manners = useChoiceManners();
  return (
    <>
      <FilterTitle>{title}</FilterTitle>
      <Autocomplete
        {...manners}
        options={options}
        value={options.find(({ value }) => value === search[name]) ?? null}
        onChange={(_, option) => change({ [name]: option?.value ?? null, page: null })}
        getOptionKey={({ value }) => value}
        filterOptions={(all, { inputValue }) => all.filter((option) => matches(option, inputValue))}
        renderInput={(params) => (
          <TextField
            {...params}
            slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps?.htmlInput, "aria-label": title } }}
          />
        )}
      />
    </>
  );
}
