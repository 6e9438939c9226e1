// The recovery items of one disaster: chosen among the latest of them.
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useUrlState } from "../../../api/url-state.ts";
import { useChoiceManners, useSteady } from "../../../forms/choices/choice-manners.ts";
import { OptionLine } from "../../../forms/choices/option-line.tsx";
import { matches } from "../../../forms/choices/option-words.ts";
import { FilterTitle } from "../../../screens/filter-bar.tsx";
import { useWords } from "../../../ui/words.ts";
import { useEventsWith } from "../recovery/use-event-options.ts";

export function EventFilter() {
  const t = useWords();
  const { search, change } = useUrlState();
  const manners = useChoiceManners();
  const chosen = Number(search.event) || null;
  const options = useEventsWith(chosen);
  const label = t("recovery.event_id");
  return (
    <>
      <FilterTitle>{label}</FilterTitle>
      <Autocomplete
        {...manners}
        options={options}
        value={useSteady(options.find(({ id }) => id === chosen) ?? null)}
        onChange={(_, option) => change({ event: option?.id ?? null, page: null })}
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
