// An hour of the day bound to a form.
import { HourPicker } from "../ui/pickers/hour-picker.tsx";
import { helpOrError, useBound, type FieldProps } from "./field-parts.tsx";
import { LockedField } from "./locked-field.tsx";

/** Holds HH:MM, or null. */
export function HourInput({ name, label, help, isRequired, isReadOnly, isInRow }: FieldProps) {
  const { field, ref, error } = useBound(name);
  if (isReadOnly) return <LockedField id={`field-${name}`} label={label} value={field.value ?? ""} help={help} />;
  return (
    <HourPicker
      id={`field-${name}`}
      label={label}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={ref}
      isRequired={isRequired}
      isInRow={isInRow}
      error={error !== undefined}
      helperText={helpOrError(help, error)}
    />
  );
}
