// Filters of records that are typed: tags and parts of a code. Each takes effect when it is confirmed or left.
import { useState } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useWords } from "../../../ui/words.ts";

type TagFilterProps = { chosen: readonly string[]; onChange: (tags: string[]) => void };

export function TagFilter({ chosen, onChange }: TagFilterProps) {
  const t = useWords();
  // In the address a comma parts two tags.
  const keep = (typed: readonly string[]) =>
    onChange([...new Set(typed.flatMap((tag) => tag.split(",")).map((tag) => tag.trim()))].filter(Boolean));
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={[] as string[]}
      value={[...chosen]}
      onChange={(_, tags) => keep(tags)}
      slotProps={{ chip: { size: "small" } }}
      renderInput={(params) => (
        <TextField
          {...params}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps?.htmlInput, "aria-label": t("label.records.tags") },
          }}
        />
      )}
    />
  );
}

type PartFilterProps = { label: string; longest: number; value: string; onChange: (part: string) => void };

/** A part of a code or of a number by which something is known elsewhere. */
export function PartFilter({ label, longest, value, onChange }: PartFilterProps) {
  const [typed, setTyped] = useState(value);
  const confirm = () => typed !== value && onChange(typed.trim());
  return (
    <TextField
      fullWidth
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={confirm}
      onKeyDown={(event) => event.key === "Enter" && confirm()}
      slotProps={{ htmlInput: { "aria-label": label, maxLength: longest } }}
    />
  );
}
