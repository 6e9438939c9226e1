// Checks a form against the contract's schema, in the words of the shown language: the same schema and words as the server's.
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { describeIssue } from "@atalaya/contract/errors.ts";
import type { Translate } from "../ui/words.ts";

type Finding = { type: string; message: string };
/** A finding on a field, and those inside it by row and name. */
type Findings = { [part: string]: Finding | Findings | string };

/** Puts a finding where its path leads: the field itself has the first one inside it, each part its own. */
function place(errors: Findings, path: readonly PropertyKey[], finding: Finding): void {
  const [field = "root", ...inside] = path.map(String);
  let at = (errors[field] ??= { ...finding }) as Findings;
  for (const part of inside) at = (at[part] ??= { ...finding }) as Findings;
}

/** A resolver that gives each field of the form its first finding; those inside a field count as the field's and as their own. */
export const resolverFor =
  <V extends FieldValues>(schema: z.ZodObject, t: Translate): Resolver<V> =>
  (values) => {
    const result = schema.safeParse(values, { reportInput: true });
    if (result.success) return { values: result.data as V, errors: {} };
    const errors: Findings = {};
    for (const issue of result.error.issues) {
      const { code, parameters } = describeIssue(issue);
      place(errors, issue.path, { type: code, message: t(`issue.${code}`, parameters) });
    }
    return { values: {}, errors: errors as FieldErrors<V> };
  };

/** Whether a field must be filled in: neither nothing nor null passes its schema. */
export const isRequired = (schema: z.ZodObject, field: string): boolean => {
  const part = schema.shape[field] as z.ZodType | undefined;
  return part !== undefined && !part.safeParse(undefined).success && !part.safeParse(null).success;
};
