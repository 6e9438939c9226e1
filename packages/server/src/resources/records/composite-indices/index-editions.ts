// Frozen editions of an index: all of it as it was reckoned, sealed, so that a ranking that was cited is read as it was.
import type {
  CompositeResult,
  IndexContent,
  IndexEditionDraft,
} from "@atalaya/contract/resources/records/composite-indices.ts";
import type { Edition } from "@atalaya/contract/resources/editions.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { FieldProblem, orNotFound } from "../../../platform/http/problem.ts";
import type { Scope } from "../../../platform/scope.ts";
import { findEdition, insertEdition, listEditions, type Subject } from "../../editions/queries.ts";
import { ownIndex } from "./index-changes.ts";
import { reckonIndex } from "./reckoning.ts";

export const editionsOf = (record_id: number): Subject => ({ resource: "composite_indices", record_id });

/** `wholeOf`: the territory of an index of this place. 422 where no place has a value. */
export async function freezeIndex(
  tx: Tx,
  scope: Scope,
  wholeOf: (company_id: number | null) => Scope,
  id: number,
  { reason }: IndexEditionDraft,
): Promise<Edition> {
  const index = await ownIndex(tx, scope, id);
  const { company_id } = index;
  const content = await reckonIndex(tx, wholeOf(company_id), index);
  if (content.ranked === 0) throw new FieldProblem({ reason: { code: "index_empty" } });
  const format = "atalaya-composite-index-1";
  await insertEdition(tx, {
    kind: "composite_index",
    ...editionsOf(id),
    company_id,
    reason,
    approved_in_session_id: null,
    content: { format, content },
  });
  return (await listEditions(tx, editionsOf(id)))[0]!;
}

/** As it was frozen under this number. */
export async function frozenIndex(db: Db, id: number, number: number): Promise<CompositeResult> {
  const { content, ...seal } = orNotFound(await findEdition(db, editionsOf(id), number));
  const sealed = JSON.parse(content) as { content: IndexContent; edition: { reason: string | null } };
  return { ...sealed.content, edition: { ...seal, reason: sealed.edition.reason } };
}
