// What every field of a form has: its label, its help or error in the same line, and its binding to the form.
import type { ReactNode } from "react";
import { useController, type ControllerRenderProps, type FieldValues } from "react-hook-form";
import { Icon } from "../ui/icon.tsx";

export type FieldProps = {
  name: string;
  label: string;
  help?: string | undefined;
  isRequired?: boolean;
  isReadOnly?: boolean;
};

/** Help below a field, replaced by its error with an icon, so that nothing moves. */
export const helpOrError = (help: string | undefined, error: string | undefined): ReactNode =>
  error ? (
    <>
      <Icon name="exclamation-circle" size={12} /> {error}
    </>
  ) : (
    (help ?? " ")
  );

type Bound = { field: ControllerRenderProps<FieldValues, string>; error: string | undefined };

/** Binds a field by name; its error is text in the shown language already. */
export function useBound(name: string): Bound {
  const { field, fieldState } = useController({ name });
  return { field, error: fieldState.error?.message };
}
