// A filter that names one thing of another noun: found by its words, held in the address by its id, told by its name.
import { useState } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { z } from "zod";
import type { Language } from "@atalaya/contract/text.ts";
import type { SearchKey } from "../../../api/addresses.ts";
import type { Query } from "../../../api/request.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useList, useRecord, type Detailed, type Listed, type QueryOf } from "../../../api/use-resource.ts";
import { useChoiceManners, useSteady } from "../../../forms/choices/choice-manners.ts";
import { FilterTitle } from "../../../screens/filter-bar.tsx";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";

/** Shorter words are not searched: they cannot use the index. */
const leastSearch = 3;
const mostOptions = 20;

type Option = { id: number; label: string };

/** `name` of the filter in the address, and how one is called. */
export type RowChoice<R extends Listed & Detailed> = {
  resource: R;
  name: SearchKey;
  title: string;
  titleOf: (row: z.output<R["detail"]>, language: Language) => string;
};

/** What the chosen one is called; its number until that is known. */
export function useRowName<R extends Listed & Detailed>({ resource, name, titleOf }: RowChoice<R>): string | null {
  const t = useWords();
  const { search } = useUrlState();
  const [language] = useLanguage();
  const id = Number(search[name]) || null;
  const { data } = useRecord(resource, id);
  if (id === null) return null;
  return data ? titleOf(data, language) : t("ledger_number", { id });
}

export function RowFilter<R extends Listed & Detailed>(choice: RowChoice<R>) {
  const { resource, name, title, titleOf } = choice;
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const { place } = usePlace();
  const manners = useChoiceManners();
  const [typed, setTyped] = useState("");
  const label = useRowName(choice);
  const id = Number(search[name]) || null;
  const chosen = useSteady(id === null ? null : { id, label: label ?? "" });
  // While the name of the chosen one stands there, nothing is looked for.
  const q = typed.trim().length >= leastSearch && typed !== label ? typed.trim() : undefined;
  const query: Query = { place, q, per_page: mostOptions };
  const found = useList(resource, query as QueryOf<R>);
  const options = (found.data?.data ?? []).map((row) => ({
    id: (row as Option).id,
    label: titleOf(row as z.output<R["detail"]>, language),
  }));
  return (
    <>
      <FilterTitle>{title}</FilterTitle>
      <Autocomplete<Option>
        {...manners}
        options={options}
        loading={found.isFetching}
        value={chosen}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text)}
        onChange={(_, option) => change({ [name]: option?.id ?? null, page: null })}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        getOptionKey={(option) => option.id}
        // The server has chosen already.
        filterOptions={(all) => all}
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

/** The same in force: "Evento: Incendio Las Cañas". */
export function RowChip<R extends Listed & Detailed>(choice: RowChoice<R>) {
  const { change } = useUrlState();
  const label = useRowName(choice);
  if (label === null) return null;
  return (
    <FilterChip label={`${choice.title}: ${label}`} onRemove={() => change({ [choice.name]: null, page: null })} />
  );
}
