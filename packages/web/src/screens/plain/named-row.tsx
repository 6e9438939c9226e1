// A field that names a row of another noun: typed to find it on the server, because there may be a million.
import { useState, type ComponentType } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useWatch } from "react-hook-form";
import type { Language } from "@atalaya/contract/text.ts";
import type { Query } from "../../api/request.ts";
import { useList, useRecord, type Detailed, type Listed, type PageOf, type QueryOf } from "../../api/use-resource.ts";
import { useChoiceManners, useSteady } from "../../forms/choices/choice-manners.ts";
import { helpOrError, useBound, type FieldProps } from "../../forms/field-parts.tsx";
import { LockedField } from "../../forms/locked-field.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";

/** Shorter words are not searched: they cannot use the index. */
const leastSearch = 3;
const mostOptions = 20;

type Option = { id: number; label: string };

/** The field for rows of this noun in the place of the form, or in all that the user sees. `titleOf`: what one is called. */
export function namedRow<R extends Listed & Detailed>(
  resource: R,
  titleOf: (row: PageOf<R>["data"][number], language: Language) => string,
): ComponentType<FieldProps> {
  const optionOf = (row: object | undefined, language: Language): Option | null =>
    row ? { id: (row as Option).id, label: titleOf(row as PageOf<R>["data"][number], language) } : null;

  return function NamedRow({ name, label, help, isRequired, isReadOnly }) {
    const t = useWords();
    const [language] = useLanguage();
    const { field, ref, error } = useBound(name);
    const manners = useChoiceManners();
    const [typed, setTyped] = useState("");
    const place = useWatch<{ company_id?: number | null }, "company_id">({ name: "company_id" }) ?? "all";
    const id = field.value as number | null;
    const { data: named } = useRecord(resource, id);
    const chosen = useSteady(id === null ? null : optionOf(named as object | undefined, language));
    // While the name of the chosen one stands there, nothing is looked for.
    const q = typed.trim().length >= leastSearch && typed !== chosen?.label ? typed.trim() : undefined;
    const asked: Query = { place, q, per_page: mostOptions };
    const found = useList(resource, asked as QueryOf<R>, { isEnabled: !isReadOnly });
    const options = (found.data?.data ?? []).map((row) => optionOf(row as object, language)!);
    const nothing = t("value_unknown");
    if (isReadOnly)
      return <LockedField id={`field-${name}`} label={label} value={chosen?.label ?? nothing} help={help} />;
    return (
      <Autocomplete<Option>
        {...manners}
        id={`field-${name}`}
        options={options}
        loading={found.isFetching}
        value={chosen}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text)}
        onChange={(_, option) => field.onChange(option?.id ?? null)}
        onBlur={field.onBlur}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        getOptionKey={(option) => option.id}
        // The server has chosen already.
        filterOptions={(all) => all}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={ref}
            label={label}
            {...(isRequired && { required: true })}
            placeholder={nothing}
            error={error !== undefined}
            helperText={helpOrError(help, error)}
          />
        )}
      />
    );
  };
}
