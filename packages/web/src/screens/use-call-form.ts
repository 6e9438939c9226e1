// A small form over one call: checked by the contract's schema, the server's errors on their fields.
import { useState } from "react";
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { raise } from "../api/events.ts";
import { ApiError } from "../api/request.ts";
import { rowListsOf } from "../forms/rows/row-lists.ts";
import { resolverFor } from "../forms/validate.ts";
import { useWords } from "../ui/words.ts";

/** */
const validationDelay = 250;

type Options<V> = {
  schema: z.ZodObject;
  initial: V;
  send: (values: V) => Promise<void>;
  /** Said when it is done. */
  message: string;
  /** What the form holds afterwards. */
  after: (values: V) => V;
  /**
   * Where somebody else saved meanwhile: what the form holds then, given what the server holds and what was typed, and what is said of it.
   * `changed`: what of it is still to be saved.
   */
  onConflict?: (current: unknown, typed: V) => { values: V; changed?: Partial<V>; message: string };
};

/** `failure`: what belongs to no field. */
export function useCallForm<V extends FieldValues>(options: Options<V>) {
  const { schema, initial, send, message, after, onConflict } = options;
  const t = useWords();
  const [failure, setFailure] = useState<string | null>(null);
  const form: UseFormReturn<V> = useForm<V>({
    resolver: resolverFor<V>(schema, t, () => rowListsOf(form.control)),
    defaultValues: initial as DefaultValues<V>,
    mode: "onChange",
    delayError: validationDelay,
  });
  /** Holds what the server has, and on top of it what is still to be saved. */
  const hold = (values: V, changed: Partial<V> = {}) => {
    form.reset(values as DefaultValues<V>);
    for (const [field, value] of Object.entries(changed)) form.setValue(field as Path<V>, value, { shouldDirty: true });
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
      form.reset(after(values) as DefaultValues<V>);
      raise("APP_RESOURCE_UPDATED", { message, type: "success" });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "conflict" && onConflict) {
        const merged = onConflict(error.current, values);
        hold(merged.values, merged.changed);
        return setFailure(merged.message);
      }
      const fields = Object.entries(error.errors);
      for (const [field, texts] of fields)
        form.setError(field as Path<V>, { type: "server", message: texts[0] ?? "" }, { shouldFocus: true });
      if (fields.length === 0) setFailure(error.message || t("account_offline"));
    }
  });
  return { form, failure, submit: () => void submit(), hold };
}
