// A calendar day bound to a form.
import { DayPicker } from "../ui/pickers/day-picker.tsx";
import { formatDay } from "../ui/format.ts";
import { useLanguage } from "../ui/words.ts";
import { helpOrError, useBound, type FieldProps } from "./field-parts.tsx";
import { LockedField } from "./locked-field.tsx";

/** `onChosen`: what else follows from the day. */
type DayFieldProps = FieldProps & { onChosen?: (day: string | null) => void };

/** Holds YYYY-MM-DD, or null. */
export function DayInput({ name, label, help, isRequired, isReadOnly, isInRow, onChosen }: DayFieldProps) {
  const { field, ref, error } = useBound(name);
  const [language] = useLanguage();
  if (isReadOnly)
    return <LockedField id={`field-${name}`} label={label} value={formatDay(field.value, language)} help={help} />;
  return (
    <DayPicker
      id={`field-${name}`}
      label={label}
      value={field.value ?? null}
      onChange={(day) => {
        field.onChange(day);
        onChosen?.(day);
      }}
      onBlur={field.onBlur}
      inputRef={ref}
      isRequired={isRequired}
      isInRow={isInRow}
      error={error !== undefined}
      helperText={helpOrError(help, error)}
    />
  );
}
