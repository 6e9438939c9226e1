// Writing institutions: inside the caller's places only, below a body that the caller sees, never in a circle (V17).
import { InstitutionDraft, type Institution, type InstitutionPatch } from "@atalaya/contract/resources/institutions.ts";
import { storedTaxId } from "@atalaya/contract/tax-id.ts";
import type { Tx } from "../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound, Problem, refuseWhenUsed } from "../../platform/problem.ts";
import { checkWhole } from "../../platform/schemas.ts";
import { within, type Scope } from "../../platform/scope.ts";
import {
  countDependants,
  findInstitution,
  insertInstitution,
  isInstitution,
  isThere,
  updateInstitution,
} from "./queries.ts";

async function mayLieBelow(tx: Tx, scope: Scope, parent: number | null | undefined): Promise<void> {
  if (parent && !(await isInstitution(tx, scope, parent)))
    throw new FieldProblem({ parent_institution_id: { code: "missing" } });
}

export async function createInstitution(tx: Tx, scope: Scope, draft: InstitutionDraft): Promise<Institution> {
  within(scope, draft.company_id);
  await mayLieBelow(tx, scope, draft.parent_institution_id);
  const id = await insertInstitution(tx, { ...draft, ...storedTaxId(draft) });
  return orNotFound(await findInstitution(tx, scope, id));
}

/** One of a place above the caller's is his to read and not to change. */
function mayChange({ company_ids }: Scope, { company_id }: Institution): void {
  if (company_ids && !company_ids.includes(company_id)) throw new Problem("forbidden");
}

async function lockedInstitution(tx: Tx, scope: Scope, id: number, version?: number): Promise<Institution> {
  const current = await held(tx, "institutions", id, () => findInstitution(tx, scope, id), version);
  mayChange(scope, current);
  return current;
}

export async function changeInstitution(
  tx: Tx,
  scope: Scope,
  id: number,
  { version, ...changes }: InstitutionPatch,
): Promise<Institution> {
  const current = await lockedInstitution(tx, scope, id, version);
  if (changes.company_id !== undefined) within(scope, changes.company_id);
  checkWhole(InstitutionDraft, current, changes);
  if (changes.parent_institution_id !== current.parent_institution_id)
    await mayLieBelow(tx, scope, changes.parent_institution_id);
  const hasTaxId = changes.tax_id !== undefined || changes.tax_id_type !== undefined;
  await updateInstitution(tx, id, { ...changes, ...(hasTaxId && storedTaxId({ ...current, ...changes })) });
  return orNotFound(await findInstitution(tx, scope, id));
}

export async function deleteInstitution(tx: Tx, scope: Scope, id: number, version?: number): Promise<void> {
  await lockedInstitution(tx, scope, id, version);
  refuseWhenUsed(await countDependants(tx, id));
  await intoTrash(tx, "institutions", id);
}

export async function undeleteInstitution(tx: Tx, scope: Scope, id: number): Promise<Institution> {
  const current = await held(tx, "institutions", id, () => findInstitution(tx, scope, id, { trash: true }));
  mayChange(scope, current);
  const above = current.parent_institution_id;
  if (above !== null && !(await isThere(tx, above)))
    throw new FieldProblem({ parent_institution_id: { code: "missing" } });
  await outOfTrash(tx, "institutions", id);
  return orNotFound(await findInstitution(tx, scope, id));
}
