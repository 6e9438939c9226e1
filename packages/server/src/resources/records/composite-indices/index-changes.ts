// Defining composite indices: for a place of the caller's, or for all places where he may do so everywhere.
import {
  CompositeIndexDraft,
  type CompositeIndex,
  type CompositeIndexPatch,
  type IndexMember,
  indexDomains,
} from "@atalaya/contract/resources/records/composite-indices.ts";
import { numericTypes } from "@atalaya/contract/domain/typed-values.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../../platform/database/rows.ts";
import { FieldProblem, orNotFound, refuseWhenUsed } from "../../../platform/http/problem.ts";
import { checkWhole } from "../../../platform/http/schemas.ts";
import { mayDefine, type Scope } from "../../../platform/scope.ts";
import { findIndex, insertIndex, memberVariables, updateIndex } from "./index-queries.ts";

/** Where the caller defines indices, and where he reads records of the domains that members may come from. */
export type IndexKeeper = { scope: Scope; readable: Record<(typeof indexDomains)[number], Scope | null> };

const covers = (territory: Scope | null, company_id: number | null): boolean =>
  territory !== null &&
  (territory.company_ids === null || (company_id !== null && territory.company_ids.includes(company_id)));

/**
 * Members are numbers that every place of the index may record, and that its keeper may read: an index tells what it is made of to whoever
 * reads it. 422 on each that is not.
 */
async function checkMembers(
  tx: Tx,
  { readable }: IndexKeeper,
  company_id: number | null,
  members: readonly IndexMember[],
): Promise<void> {
  const ids = members.map(({ variable_id }) => variable_id);
  const variables = await memberVariables(tx, company_id, ids, { isHeld: true });
  const wrong = members.flatMap(({ variable_id }, at) => {
    const found = variables.find((variable) => variable.variable_id === variable_id);
    const isThere = found?.is_reachable && covers(readable[found.domain], company_id);
    if (isThere && numericTypes.includes(found.value_type)) return [];
    return [[`members.${at}.variable_id`, { code: isThere ? ("index_variable" as const) : ("missing" as const) }]];
  });
  if (wrong.length > 0) throw new FieldProblem(Object.fromEntries(wrong));
}

const read = async (tx: Tx, { scope }: IndexKeeper, id: number): Promise<CompositeIndex> =>
  orNotFound(await findIndex(tx, scope, id));

export async function createIndex(tx: Tx, by: IndexKeeper, draft: CompositeIndexDraft): Promise<CompositeIndex> {
  mayDefine(by.scope, draft.company_id);
  await checkMembers(tx, by, draft.company_id, draft.members);
  return read(tx, by, await insertIndex(tx, draft));
}

/** The index as it stands, held until the transaction ends, where the caller may define it. */
export async function ownIndex(tx: Tx, scope: Scope, id: number, version?: number): Promise<CompositeIndex> {
  const current = await held(tx, "composite_indices", id, () => findIndex(tx, scope, id), version);
  mayDefine(scope, current.company_id);
  return current;
}

export async function changeIndex(
  tx: Tx,
  by: IndexKeeper,
  id: number,
  { version, ...changes }: CompositeIndexPatch,
): Promise<CompositeIndex> {
  const current = await ownIndex(tx, by.scope, id, version);
  const { company_id = current.company_id, members = current.members } = changes;
  mayDefine(by.scope, company_id);
  checkWhole(CompositeIndexDraft, current, changes);
  if (changes.company_id !== undefined || changes.members) await checkMembers(tx, by, company_id, members);
  await updateIndex(tx, id, changes);
  return read(tx, by, id);
}

/** What was frozen is cited: its index is switched off, not deleted. */
export async function deleteIndex(tx: Tx, { scope }: IndexKeeper, id: number, version?: number): Promise<void> {
  const { editions } = await ownIndex(tx, scope, id, version);
  refuseWhenUsed({ editions });
  await intoTrash(tx, "composite_indices", id);
}

/** Its variables may have gone meanwhile. */
export async function restoreIndex(tx: Tx, by: IndexKeeper, id: number): Promise<CompositeIndex> {
  const current = await held(tx, "composite_indices", id, () => findIndex(tx, by.scope, id, { trash: true }));
  mayDefine(by.scope, current.company_id);
  await checkMembers(tx, by, current.company_id, current.members);
  await outOfTrash(tx, "composite_indices", id);
  return read(tx, by, id);
}
