// Which names are fields of a form: an error that the server tells by a path belongs to the field, and not to what is inside it.
import { useEffect } from "react";

const fields = new WeakMap<object, Set<string>>();

/** `form` is the form's control. A field of a part that is not shown now is one too, once it was there. */
export const isFieldOf = (form: object, name: string): boolean => fields.get(form)?.has(name) ?? false;

export function useFieldOf(form: object, name: string): void {
  useEffect(() => {
    const own = fields.get(form) ?? new Set();
    fields.set(form, own.add(name));
  }, [form, name]);
}
