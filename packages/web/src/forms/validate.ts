// Checks a form against the contract's schema, in the words of the shown language: the same schema and words as the server's.
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { describeIssue } from "@atalaya/contract/errors.ts";
import type { Translate } from "../ui/words.ts";
import type { RowList } from "./rows/row-lists.ts";

type Finding = { type: string; message: string };
/** A finding on a field, and those inside it by row and name. */
type Findings = { [part: string]: Finding | Findings | string };

type Lists = ReadonlyMap<string, RowList>;

/**
 * Puts a finding where its path leads: the field itself has the first one inside it, each part its own. A list of rows and its rows have
 * none of their fields' findings: those are gone when the row is right.
 */
function place(errors: Findings, path: readonly PropertyKey[], finding: Finding, lists: Lists): void {
  const parts = path.length > 0 ? path.map(String) : ["root"];
  let at = errors;
  for (const [depth, part] of parts.entries()) {
    const [above, name] = [parts.slice(0, depth).join("."), parts.slice(0, depth + 1).join(".")];
    const isHolder = depth < parts.length - 1 && (lists.has(name) || lists.has(above));
    at = at[part] = { ...(isHolder ? {} : finding), ...(at[part] as Findings | undefined) };
  }
}

/** Whether a path leads into a row that was added and not left yet. */
const isInBegunRow = (path: readonly PropertyKey[], lists: Lists): boolean =>
  path.some((part, depth) => typeof part === "number" && lists.get(path.slice(0, depth).join("."))?.isBegun(part));

/**
 * A resolver that gives each field of the form its first finding; those inside a field count as the field's and as their own. Of a list
 * that is asked for by itself, because a row was added or taken away, what is missing in a new row is not told.
 */
export const resolverFor =
  <V extends FieldValues>(schema: z.ZodObject, t: Translate, listsOf: () => Lists = () => new Map()): Resolver<V> =>
  (values, _context, { names }) => {
    const result = schema.safeParse(values, { reportInput: true });
    if (result.success) return { values: result.data as V, errors: {} };
    const lists = listsOf();
    const isOfList = names?.length === 1 && lists.has(String(names[0]));
    const errors: Findings = {};
    for (const issue of result.error.issues) {
      if (isOfList && isInBegunRow(issue.path, lists)) continue;
      const { code, parameters } = describeIssue(issue);
      place(errors, issue.path, { type: code, message: t(`issue.${code}`, parameters) }, lists);
    }
    return { values: {}, errors: errors as FieldErrors<V> };
  };

/** Whether nothing is a content of the field. */
export const takesNull = (schema: z.ZodObject, field: string): boolean =>
  (schema.shape[field] as z.ZodType).safeParse(null).success;

/** Whether a field must be filled in: neither nothing nor null passes its schema. */
export const isRequired = (schema: z.ZodObject, field: string): boolean => {
  const part = schema.shape[field] as z.ZodType | undefined;
  return part !== undefined && !part.safeParse(undefined).success && !part.safeParse(null).success;
};
