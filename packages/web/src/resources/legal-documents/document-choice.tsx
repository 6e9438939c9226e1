// A choice of one legal document, by typing its number or title: the first ones at once, others from the third letter on.
import { useState } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { legalDocuments } from "@atalaya/contract/resources/legal-documents.ts";
import type { LegalReference } from "@atalaya/contract/resources/legal-documents/relations.ts";
import { useList } from "../../api/use-resource.ts";
import { helpOrError, useBound, type FieldProps } from "../../forms/field-parts.tsx";
import { useChoiceManners, useSteady } from "../../forms/choices/choice-manners.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { citationOf } from "./use-legal.ts";

/** One that was just chosen tells who keeps it. */
export type ChosenDocument = LegalReference & { company_id?: number };

type DocumentChoiceProps = FieldProps & {
  value: ChosenDocument | null;
  onChange: (document: ChosenDocument | null) => void;
  /** The document that is being edited: it is not related to itself. */
  exceptId: number | null;
};

const leastSearch = 3;
const mostOffered = 20;

export function DocumentChoice({ name, label, isRequired, value, onChange, exceptId }: DocumentChoiceProps) {
  const { field, ref, error } = useBound(name);
  const t = useWords();
  const [language] = useLanguage();
  const manners = useChoiceManners();
  const [typed, setTyped] = useState("");
  const asOption = (document: ChosenDocument) => ({
    ...document,
    label: `${citationOf(t, document)}, ${pick(language, document.title_es, document.title_en)}`,
  });
  const chosen = useSteady(value && asOption(value));
  const words = typed.trim();
  const q = words.length >= leastSearch && words !== chosen?.label ? words : undefined;
  const { data } = useList(legalDocuments, { q, per_page: mostOffered });
  const options = (data?.data ?? []).filter(({ id }) => id !== exceptId).map(asOption);
  return (
    <Autocomplete
      {...manners}
      id={`field-${name}`}
      onBlur={field.onBlur}
      options={options}
      value={chosen}
      onChange={(_, option) => onChange(option)}
      onInputChange={(_, text) => setTyped(text)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      filterOptions={(all) => all}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={ref}
          label={label}
          required={isRequired}
          error={error !== undefined}
          helperText={helpOrError(undefined, error)}
        />
      )}
    />
  );
}
