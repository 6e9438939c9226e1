// What every field of a form has: its label, its help or error in the same line, and its binding to the form.
import type { ReactNode } from "react";
import {
  useController,
  useFormContext,
  type ControllerRenderProps,
  type FieldValues,
  type RefCallBack,
} from "react-hook-form";
import { Icon } from "../ui/icon.tsx";
import { useFieldOf } from "./form-fields.ts";

export type FieldProps = {
  name: string;
  label: string;
  help?: string | undefined;
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** In a row that is typed straight through: its buttons are the pointer's. */
  isInRow?: boolean;
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

type Bound = {
  field: Omit<ControllerRenderProps<FieldValues, string>, "ref">;
  /** For the element that takes the focus; kept apart, because on a field's frame it would catch the focus in vain. */
  ref: RefCallBack;
  error: string | undefined;
};

/** Binds a field by name; its error is text in the shown language already. */
export function useBound(name: string): Bound {
  const { control } = useFormContext();
  const { field: bound, fieldState } = useController({ name, control });
  useFieldOf(control, name);
  const { ref, ...field } = bound;
  return { field, ref, error: fieldState.error?.message };
}
