// Checks a form against the contract's schema, in the words of the shown language: the same schema and words as the server's.
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { describeIssue } from "@atalaya/contract/errors.ts";
import type { Translate } from "../ui/words.ts";

/** A resolver that gives each field of the form its first finding; findings inside a field count as the field's. */
export const resolverFor =
  <V extends FieldValues>(schema: z.ZodObject, t: Translate): Resolver<V> =>
  (values) => {
    const result = schema.safeParse(values, { reportInput: true });
    if (result.success) return { values: result.data as V, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.error.issues) {
      const field = String(issue.path[0] ?? "root");
      const { code, parameters } = describeIssue(issue);
      errors[field] ??= { type: code, message: t(`issue.${code}`, parameters) };
    }
    return { values: {}, errors: errors as FieldErrors<V> };
  };

/** Whether a field must be filled in: neither nothing nor null passes its schema. */
export const isRequired = (schema: z.ZodObject, field: string): boolean => {
  const part = schema.shape[field] as z.ZodType | undefined;
  return part !== undefined && !part.safeParse(undefined).success && !part.safeParse(null).success;
};
