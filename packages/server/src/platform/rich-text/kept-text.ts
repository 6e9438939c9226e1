// Rich text as it is kept: cleaned once, when it is written, and read as it was kept (R-504, docs/decisions/0021).
import { hasContent } from "@atalaya/contract/values/rich-text.ts";
import { FieldProblem, type FieldIssues } from "../http/problem.ts";
import { asBytes, inTextThread } from "../workers/worker-pool.ts";
import { cleanHtml } from "./clean-html.ts";

/** Letters that are cleaned sooner than a thread would take them. */
const short = 5000;

/** The texts made safe, each in its place. Long ones are cleaned in a thread; throws `too_heavy` for what cannot be. */
async function cleaned(texts: readonly string[]): Promise<string[]> {
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  return letters <= short ? texts.map(cleanHtml) : inTextThread("clean", texts.map(asBytes));
}

/** How long a field may be once it is clean, and whether it must say something. */
export type RichField = { longest: number; isRequired?: boolean };

/**
 * A draft with its rich texts as they are kept; null where nothing was written but what is not allowed. Call it before the transaction: others
 * would wait for it. Cleaning may lengthen a text (`&` is written `&amp;`): 422 on its field where it becomes too long, or has to say something
 * and does not.
 */
export async function keptTexts<T extends object>(draft: T, fields: Record<string, RichField>): Promise<T> {
  const written = (Object.entries(fields) as [keyof T & string, RichField][]).filter(
    ([field]) => typeof draft[field] === "string",
  );
  const texts = await cleaned(written.map(([field]) => draft[field] as string));
  const issues: FieldIssues = {};
  const kept = written.map(([field, { longest, isRequired }], index) => {
    const text = texts[index]!;
    const isSaying = hasContent(text);
    if (text.length > longest) issues[field] = { code: "rich_text_big", parameters: { maximum: longest } };
    else if (isRequired && !isSaying) issues[field] = { code: "required" };
    return [field, isSaying ? text : null] as const;
  });
  if (Object.keys(issues).length > 0) throw new FieldProblem(issues);
  return { ...draft, ...Object.fromEntries(kept) };
}
