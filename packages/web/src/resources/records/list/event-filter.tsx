// The records of one disaster, which is chosen by its words: its parts, or the recovery items that follow it.
import { useState } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useUrlState } from "../../../api/url-state.ts";
import { useChoiceManners, useSteady } from "../../../forms/choices/choice-manners.ts";
import { OptionLine } from "../../../forms/choices/option-line.tsx";
import { matches } from "../../../forms/choices/option-words.ts";
import { FilterTitle } from "../../../screens/filter-bar.tsx";
import { useEventsWith } from "../family/event-options.ts";

export function EventFilter({ label }: { label: string }) {
  const { search, change } = useUrlState();
  const manners = useChoiceManners();
  const chosen = Number(search.event) || null;
  const [words, setWords] = useState("");
  const options = useEventsWith(chosen, { words });
  return (
    <>
      <FilterTitle>{label}</FilterTitle>
      <Autocomplete
        {...manners}
        options={options}
        value={useSteady(options.find(({ id }) => id === chosen) ?? null)}
        onChange={(_, option) => change({ event: option?.id ?? null, page: null })}
        onInputChange={(_, text, reason) => setWords(reason === "input" ? text : "")}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        getOptionKey={({ id }) => id}
        filterOptions={(all, { inputValue }) => all.filter((option) => matches(option, inputValue))}
        renderOption={(line, option, { inputValue }) => (
          <OptionLine key={line.key} line={line} option={option} typed={inputValue} />
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps?.htmlInput, "aria-label": label } }}
          />
        )}
      />
    </>
  );
}
