// A day and an hour bound to a form, written and read in the shown time zone and language.
import { lazy, Suspense } from "react";
import Skeleton from "@mui/material/Skeleton";
import { formatInstant } from "../ui/format.ts";
import { useLanguage } from "../ui/words.ts";
import { helpOrError, useBound, type FieldProps } from "./field-parts.tsx";
import { LockedField } from "./locked-field.tsx";

const InstantPicker = lazy(async () => ({ default: (await import("../ui/pickers/instant-picker.tsx")).InstantPicker }));

const fieldHeight = 76;

/** Holds an instant with its offset, `2026-03-02T13:30:00.000Z`, or null. */
export function InstantInput({ name, label, help, isRequired, isReadOnly, isInRow }: FieldProps) {
  const { field, ref, error } = useBound(name);
  const [language] = useLanguage();
  if (isReadOnly)
    return <LockedField id={`field-${name}`} label={label} value={formatInstant(field.value, language)} help={help} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={fieldHeight} />}>
      <InstantPicker
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
    </Suspense>
  );
}
