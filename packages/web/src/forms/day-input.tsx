// A calendar day bound to a form.
import { DayPicker } from "../ui/day-picker.tsx";
import { helpOrError, useBound, type FieldProps } from "./field-parts.tsx";

/** Holds YYYY-MM-DD, or null. */
export function DayInput({ name, label, help, isRequired, isReadOnly }: FieldProps) {
  const { field, ref, error } = useBound(name);
  return (
    <DayPicker
      id={`field-${name}`}
      label={label}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={ref}
      isRequired={isRequired}
      isReadOnly={isReadOnly}
      error={error !== undefined}
      helperText={helpOrError(help, error)}
    />
  );
}
