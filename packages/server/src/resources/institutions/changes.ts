// Writing institutions: inside the caller's places only, below a body that the caller sees, never in a circle (V17).
import { InstitutionDraft, type Institution, type InstitutionPatch } from "@atalaya/contract/resources/institutions.ts";
import { storedTaxId } from "@atalaya/contract/domain/tax-id.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound, Problem, refuseWhenUsed } from "../../platform/http/problem.ts";
import { checkWhole } from "../../platform/http/schemas.ts";
import { within, type Scope } from "../../platform/scope.ts";
import { referencesSeen } from "../legal-documents/queries.ts";
import { personsThere } from "../persons/queries.ts";
import {
  countDependants,
  findInstitution,
  insertInstitution,
  isInstitution,
  isThere,
  updateInstitution,
} from "./queries.ts";

/** Where the caller works with institutions, and where he reads legal documents; null where nowhere. */
export type Reader = { scope: Scope; legal: Scope | null };

/** The institution with the documents that it is founded on; undefined where the caller does not see it. */
export async function institutionOf(
  db: Db | Tx,
  { scope, legal }: Reader,
  id: number,
  which = {},
): Promise<Institution | undefined> {
  const found = await findInstitution(db, scope, id, which);
  return found && { ...found, legal_references: await referencesSeen(db, legal, found.legal_basis) };
}

/** Documents and persons that are newly named are seen by the caller. */
async function checkNamed(tx: Tx, reader: Reader, draft: Partial<InstitutionDraft>, before?: Institution) {
  const founding = draft.legal_basis?.filter((id) => !before?.legal_basis.includes(id)) ?? [];
  if ((await referencesSeen(tx, reader.legal, founding)).length < new Set(founding).size)
    throw new FieldProblem({ legal_basis: { code: "missing" } });
  const known = new Set(before?.focal_points.map(({ person_id }) => person_id));
  const ids = draft.focal_points?.map(({ person_id }) => person_id) ?? [];
  const there = await personsThere(tx, reader.scope, ids);
  for (const [index, id] of ids.entries())
    if (!known.has(id) && !there.has(id))
      throw new FieldProblem({ [`focal_points.${index}.person_id`]: { code: "missing" } });
}

async function mayLieBelow(tx: Tx, scope: Scope, parent: number | null | undefined): Promise<void> {
  if (parent && !(await isInstitution(tx, scope, parent)))
    throw new FieldProblem({ parent_institution_id: { code: "missing" } });
}

export async function createInstitution(tx: Tx, reader: Reader, draft: InstitutionDraft): Promise<Institution> {
  within(reader.scope, draft.company_id);
  await mayLieBelow(tx, reader.scope, draft.parent_institution_id);
  await checkNamed(tx, reader, draft);
  const id = await insertInstitution(tx, { ...draft, ...storedTaxId(draft) });
  return orNotFound(await institutionOf(tx, reader, id));
}

/** One of a place above the caller's is his to read and not to change. */
function mayChange({ company_ids }: Scope, { company_id }: Institution): void {
  if (company_ids && !company_ids.includes(company_id)) throw new Problem("forbidden");
}

async function lockedInstitution(tx: Tx, reader: Reader, id: number, version?: number): Promise<Institution> {
  const current = await held(tx, "institutions", id, () => institutionOf(tx, reader, id), version);
  mayChange(reader.scope, current);
  return current;
}

export async function changeInstitution(
  tx: Tx,
  reader: Reader,
  id: number,
  { version, ...changes }: InstitutionPatch,
): Promise<Institution> {
  const current = await lockedInstitution(tx, reader, id, version);
  if (changes.company_id !== undefined) within(reader.scope, changes.company_id);
  checkWhole(InstitutionDraft, current, changes);
  if (changes.parent_institution_id !== current.parent_institution_id)
    await mayLieBelow(tx, reader.scope, changes.parent_institution_id);
  await checkNamed(tx, reader, changes, current);
  const hasTaxId = changes.tax_id !== undefined || changes.tax_id_type !== undefined;
  await updateInstitution(tx, id, { ...changes, ...(hasTaxId && storedTaxId({ ...current, ...changes })) });
  return orNotFound(await institutionOf(tx, reader, id));
}

export async function deleteInstitution(tx: Tx, reader: Reader, id: number, version?: number): Promise<void> {
  await lockedInstitution(tx, reader, id, version);
  refuseWhenUsed(await countDependants(tx, id));
  await intoTrash(tx, "institutions", id);
}

export async function undeleteInstitution(tx: Tx, reader: Reader, id: number): Promise<Institution> {
  const current = await held(tx, "institutions", id, () => institutionOf(tx, reader, id, { trash: true }));
  mayChange(reader.scope, current);
  const above = current.parent_institution_id;
  if (above !== null && !(await isThere(tx, above)))
    throw new FieldProblem({ parent_institution_id: { code: "missing" } });
  await outOfTrash(tx, "institutions", id);
  return orNotFound(await institutionOf(tx, reader, id));
}
