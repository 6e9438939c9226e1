// Writing what institutions do: only of institutions of the caller's own places.
import type {
  InstitutionFunction,
  InstitutionFunctionDraft,
  InstitutionFunctionPatch,
} from "@atalaya/contract/resources/institutions/functions.ts";
import type { Tx } from "../../platform/database/database.ts";
import { held } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound, Problem } from "../../platform/http/problem.ts";
import type { Scope } from "../../platform/scope.ts";
import { findFunction, insertFunction, placeOfInstitution, removeFunction, updateFunction } from "./queries.ts";

export async function createFunction(
  tx: Tx,
  scope: Scope,
  draft: InstitutionFunctionDraft,
): Promise<InstitutionFunction> {
  const company_id = await placeOfInstitution(tx, scope, draft.institution_id);
  if (company_id === undefined) throw new FieldProblem({ institution_id: { code: "missing" } });
  return orNotFound(await findFunction(tx, scope, await insertFunction(tx, company_id, draft)));
}

/** One of a place above the caller's is his to read and not to change. */
async function own(tx: Tx, scope: Scope, id: number, version?: number): Promise<void> {
  const { company_id } = await held(tx, "institution_functions", id, () => findFunction(tx, scope, id), version);
  if (scope.company_ids && !scope.company_ids.includes(company_id)) throw new Problem("forbidden");
}

export async function changeFunction(
  tx: Tx,
  scope: Scope,
  id: number,
  { version, ...changes }: InstitutionFunctionPatch,
): Promise<InstitutionFunction> {
  await own(tx, scope, id, version);
  await updateFunction(tx, id, changes);
  return orNotFound(await findFunction(tx, scope, id));
}

export async function deleteFunction(tx: Tx, scope: Scope, id: number, version?: number): Promise<void> {
  await own(tx, scope, id, version);
  await removeFunction(tx, id);
}
