// A day and an hour bound to a form, written and read in the person's own time zone.
import TextField from "@mui/material/TextField";
import { formatInstant } from "../ui/format.ts";
import { useLanguage } from "../ui/words.ts";
import { helpOrError, useBound, type FieldProps } from "./field-parts.tsx";
import { LockedField } from "./locked-field.tsx";

/** `2026-03-02T10:30` where the person is. */
function localText(instant: unknown): string {
  const at = new Date(String(instant ?? ""));
  if (Number.isNaN(at.getTime())) return "";
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Holds an instant with its offset, `2026-03-02T13:30:00.000Z`, or null. */
export function InstantInput({ name, label, help, isRequired, isReadOnly }: FieldProps) {
  const { field, ref, error } = useBound(name);
  const [language] = useLanguage();
  if (isReadOnly)
    return <LockedField id={`field-${name}`} label={label} value={formatInstant(field.value, language)} help={help} />;
  return (
    <TextField
      {...field}
      id={`field-${name}`}
      inputRef={ref}
      type="datetime-local"
      value={localText(field.value)}
      onChange={(event) => field.onChange(event.target.value ? new Date(event.target.value).toISOString() : null)}
      label={label}
      required={isRequired}
      error={error !== undefined}
      helperText={helpOrError(help, error)}
    />
  );
}
