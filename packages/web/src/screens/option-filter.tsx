// Some of many as a filter: typed to narrow them down, held in the address.
import type { SearchKey } from "../api/addresses.ts";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useUrlState } from "../api/url-state.ts";
import { useChoiceManners } from "../forms/choices/choice-manners.ts";
import { headings } from "../forms/choices/option-group.tsx";
import { OptionLine } from "../forms/choices/option-line.tsx";
import { matches, type OptionWords } from "../forms/choices/option-words.ts";
import { FilterTitle } from "./filter-bar.tsx";
import { valuesOf } from "./filters.ts";

type OptionFilterProps = { name: SearchKey; title: string; options: readonly (OptionWords & { value: string })[] };

export function OptionFilter({ name, title, options }: OptionFilterProps) {
  const { search, change } = useUrlState();
  const manners = useChoiceManners();
  const chosen = valuesOf(search[name]);
  return (
    <>
      <FilterTitle>{title}</FilterTitle>
      <Autocomplete
        {...manners}
        multiple
        options={options}
        {...headings(options)}
        value={options.filter(({ value }) => chosen.includes(value))}
        onChange={(_, wanted) => change({ [name]: wanted.map(({ value }) => value), page: null })}
        getOptionKey={({ value }) => value}
        filterOptions={(all, { inputValue }) => all.filter((option) => matches(option, inputValue))}
        renderOption={(line, option, { inputValue }) => (
          <OptionLine key={line.key} line={line} option={option} typed={inputValue} />
        )}
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
