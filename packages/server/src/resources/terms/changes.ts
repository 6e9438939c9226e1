// Writing terms (V22): a draft may be changed, what was published may not; publishing supersedes the edition before it.
import type { z } from "zod";
import { richBodies, type Bodies } from "@atalaya/contract/resources/articles.ts";
import type { Terms, TermsDraft, TermsPatch } from "@atalaya/contract/resources/terms.ts";
import type { Tx } from "../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { orNotFound, Problem } from "../../platform/http/problem.ts";
import { keptTexts } from "../../platform/rich-text/kept-text.ts";
import { findTerms, insertAcceptance, insertTerms, publishTerms, updateTerms } from "./queries.ts";

const answered = async (tx: Tx, id: number): Promise<Terms> => orNotFound(await findTerms(tx, id));

/** A draft as it is kept, its texts cleaned: made before the transaction. */
export const keptTerms = <T extends Bodies>(draft: T): Promise<T> => keptTexts(draft, richBodies);

export const createTerms = async (tx: Tx, draft: TermsDraft): Promise<Terms> =>
  answered(tx, await insertTerms(tx, draft));

export async function changeTerms(
  tx: Tx,
  id: number,
  { version, ...changes }: z.infer<typeof TermsPatch>,
): Promise<Terms> {
  await lockedDraft(tx, id, version);
  await updateTerms(tx, id, changes);
  return answered(tx, id);
}

/** An edition that is in effect from a day to come is announced, and current from that day on. */
export async function publishEdition(tx: Tx, id: number, version: number): Promise<Terms> {
  const draft = await lockedDraft(tx, id, version);
  await publishTerms(tx, draft);
  return answered(tx, id);
}

export async function removeTerms(tx: Tx, id: number, version: number): Promise<void> {
  await lockedDraft(tx, id, version);
  await intoTrash(tx, "terms", id);
}

export async function restoreTerms(tx: Tx, id: number): Promise<Terms> {
  await held(tx, "terms", id, () => findTerms(tx, id, { isTrash: true }));
  await outOfTrash(tx, "terms", id);
  return answered(tx, id);
}

/** Nobody accepts a draft, nor what no longer applies. */
export async function acceptTerms(tx: Tx, id: number, user_id: number, address: string): Promise<void> {
  const edition = await held(tx, "terms", id, () => findTerms(tx, id));
  if (edition.status !== "published") throw new Problem("not_found");
  await insertAcceptance(tx, id, user_id, address);
}

async function lockedDraft(tx: Tx, id: number, version: number): Promise<Terms> {
  const current = await held(tx, "terms", id, () => findTerms(tx, id), version);
  if (current.status !== "draft") throw new Problem("terms_published");
  return current;
}
