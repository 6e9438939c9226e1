// Writing topics and questions: cleaned text, no circles of topics, and what everybody reads only by who may publish.
import type { z } from "zod";
import type { Dependants } from "@atalaya/contract/errors.ts";
import {
  ArticleDraft,
  richBodies,
  type Article,
  type ArticleKind,
  type ArticlePatch,
  type Publication,
} from "@atalaya/contract/resources/articles.ts";
import type { Actor, Tx, Write } from "../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound, Problem, refuseWhenUsed } from "../../platform/http/problem.ts";
import { keptTexts } from "../../platform/rich-text/kept-text.ts";
import { checkWhole } from "../../platform/http/schemas.ts";
import {
  countBelow,
  findArticle,
  insertArticle,
  isTopic,
  isTopTopic,
  missingIn,
  lockKind,
  orderArticles,
  publishArticle,
  updateArticle,
} from "./queries.ts";

/** Who writes articles of a kind, and whether he may also change what is published. */
export type Editor = { kind: ArticleKind; write: Write; actor: Actor; mayPublish: boolean };

const answered = async (tx: Tx, kind: ArticleKind, id: number) => orNotFound(await findArticle(tx, kind, id));

export async function createArticle({ kind, write, actor }: Editor, draft: ArticleDraft): Promise<Article> {
  const kept = await keptTexts(draft, richBodies);
  return write(actor, async (tx) => {
    await lockKind(tx, kind);
    await mayLieBelow(tx, kind, null, draft.parent_id);
    await mayRelate(tx, draft);
    return answered(tx, kind, await insertArticle(tx, kind, kept));
  });
}

export async function changeArticle(
  editor: Editor,
  id: number,
  { version, ...typed }: z.infer<typeof ArticlePatch>,
): Promise<Article> {
  const changes = await keptTexts(typed, richBodies);
  return editor.write(editor.actor, async (tx) => {
    const current = await lockedArticle(tx, editor, id, version);
    checkWhole(ArticleDraft, current, changes);
    if (changes.parent_id !== undefined && changes.parent_id !== current.parent_id)
      await mayLieBelow(tx, editor.kind, id, changes.parent_id);
    await mayRelate(tx, changes, current);
    await updateArticle(tx, id, changes);
    return answered(tx, editor.kind, id);
  });
}

export const publish = (
  editor: Editor,
  id: number,
  { is_published, version }: z.infer<typeof Publication>,
): Promise<Article> =>
  editor.write(editor.actor, async (tx) => {
    await lockedArticle(tx, editor, id, version);
    await publishArticle(tx, id, is_published);
    return answered(tx, editor.kind, id);
  });

export const removeArticle = (editor: Editor, id: number, version: number): Promise<void> =>
  editor.write(editor.actor, async (tx) => {
    await lockedArticle(tx, editor, id, version);
    const below: Dependants = await countBelow(tx, id);
    refuseWhenUsed(below);
    await intoTrash(tx, "articles", id);
  });

export const restoreArticle = ({ kind, write, actor }: Editor, id: number): Promise<Article> =>
  write(actor, async (tx) => {
    const current = await held(tx, "articles", id, () => findArticle(tx, kind, id, { isTrash: true }));
    await mayLieBelow(tx, kind, id, current.parent_id);
    await outOfTrash(tx, "articles", id);
    return answered(tx, kind, id);
  });

export const order = ({ kind, write, actor }: Editor, ids: readonly number[]): Promise<void> =>
  write(actor, async (tx) => {
    await lockKind(tx, kind);
    await orderArticles(tx, kind, ids);
  });

async function lockedArticle(tx: Tx, { kind, mayPublish }: Editor, id: number, version: number): Promise<Article> {
  const current = await held(tx, "articles", id, () => findArticle(tx, kind, id), version);
  if (current.status === "published" && !mayPublish) throw new Problem("published_text");
  return current;
}

/** What is newly named is there; what was deleted since may stay named. */
async function mayRelate(tx: Tx, draft: Partial<ArticleDraft>, before?: Article): Promise<void> {
  const added = (ids: readonly number[] = [], known: readonly number[] = []) => ids.filter((id) => !known.includes(id));
  const missing = await missingIn(tx, {
    variable_ids: added(draft.variable_ids, before?.variable_ids),
    document_ids: added(draft.document_ids, before?.document_ids),
  });
  if (missing.length > 0)
    throw new FieldProblem(Object.fromEntries(missing.map((field) => [field, { code: "missing" as const }])));
}

/** Topics stand in two levels; a question belongs to any topic. */
async function mayLieBelow(tx: Tx, kind: ArticleKind, id: number | null, parent: number | null): Promise<void> {
  if (parent === null) return;
  if (!(await isTopic(tx, parent))) throw new FieldProblem({ parent_id: { code: "missing" } });
  if (kind === "faqs") return;
  const hasBelow = id !== null && (await countBelow(tx, id)).topics > 0;
  if (parent === id || hasBelow || !(await isTopTopic(tx, parent)))
    throw new FieldProblem({ parent_id: { code: "topic_levels" } });
}
