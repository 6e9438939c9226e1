// Writing places: each change is checked as the whole place it would make, and a stale version is refused.
import { CompanyDraft, type Company, type CompanyPatch } from "@atalaya/contract/resources/companies.ts";
import type { CompanyAssociations, PersonAssociations } from "@atalaya/contract/resources/companies/links.ts";
import { storedTaxId } from "@atalaya/contract/domain/tax-id.ts";
import type { Tx } from "../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import type { Identity } from "../../platform/people/identity.ts";
import { FieldProblem, orNotFound, Problem, refuseWhenUsed, type FieldIssues } from "../../platform/http/problem.ts";
import { checkWhole } from "../../platform/http/schemas.ts";
import { including, within, type Scope } from "../../platform/scope.ts";
import { companiesSeen, countPrimary, personsSeen, replacePersons, replaceRelations } from "./link-queries.ts";
import { countDependants, findCompany, type View } from "./queries.ts";
import { gainsByMove } from "./rules.ts";
import {
  hasNamesake,
  insertCompanies,
  isThere,
  putBoundary,
  removeBoundary,
  replaceStats,
  updateCompany,
} from "./write-queries.ts";

/** A place lies in one of the caller's; only managers of all places make one that lies in none. */
async function checkParent(tx: Tx, scope: Scope, parent: number | null): Promise<void> {
  if (parent === null) {
    if (scope.company_ids !== null) throw new FieldProblem({ parent_company_id: { code: "top_place_only" } });
    return;
  }
  within(scope, parent, "parent_company_id");
  if (!(await isThere(tx, parent))) throw new FieldProblem({ parent_company_id: { code: "missing" } });
}

/** One place of a name under one parent and of one kind: a second one is the same that was entered twice. */
async function checkName(tx: Tx, id: number | null, place: Parameters<typeof hasNamesake>[2]): Promise<void> {
  if (await hasNamesake(tx, id, place)) throw new FieldProblem({ reason_social: { code: "same_name" } });
}

async function saveBoundary(tx: Tx, id: number, boundary: CompanyDraft["boundary"]): Promise<void> {
  if (boundary === null) await removeBoundary(tx, id);
  else if (boundary && !(await putBoundary(tx, id, boundary)))
    throw new FieldProblem({ boundary: { code: "self_crossing" } });
}

export async function createCompany(tx: Tx, view: View, draft: CompanyDraft): Promise<Company> {
  const { boundary, stats, ...row } = draft;
  await checkParent(tx, view.scope, row.parent_company_id);
  await checkName(tx, null, row);
  const [id] = await insertCompanies(tx, [row]);
  await replaceStats(tx, id!, stats);
  await saveBoundary(tx, id!, boundary);
  return orNotFound(await findCompany(tx, { ...view, scope: including(view.scope, id!) }, id!));
}

/** The place, locked; 404 outside the scope, 409 with its current state when the caller read an older version. */
const lockedCompany = (tx: Tx, view: View, id: number, version?: number): Promise<Company> =>
  held(tx, "companies", id, () => findCompany(tx, view, id), version);

export async function changeCompany(
  tx: Tx,
  identity: Identity,
  view: View,
  id: number,
  patch: CompanyPatch,
): Promise<Company> {
  const { version, boundary, stats, ...changes } = patch;
  const current = await lockedCompany(tx, view, id, version);
  const parent = changes.parent_company_id;
  if (parent !== undefined && parent !== current.parent_company_id) {
    await checkParent(tx, view.scope, parent);
    if (parent !== null && gainsByMove(identity, id, parent))
      throw new FieldProblem({ parent_company_id: { code: "move_beyond" } });
  }
  checkWhole(CompanyDraft, { ...current, boundary: undefined }, changes);
  const isRenamed = ["reason_social", "kind", "parent_company_id"].some((field) => field in changes);
  if (isRenamed) await checkName(tx, id, { ...current, ...changes });
  const hasTaxId = changes.tax_id !== undefined || changes.tax_id_type !== undefined;
  await updateCompany(tx, id, { ...changes, ...(hasTaxId && storedTaxId({ ...current, ...changes })) });
  if (stats) await replaceStats(tx, id, stats);
  await saveBoundary(tx, id, boundary);
  return orNotFound(await findCompany(tx, view, id));
}

/** Into the trash, unless something depends on it (V18). */
export async function deleteCompany(tx: Tx, view: View, id: number, version?: number): Promise<void> {
  await lockedCompany(tx, view, id, version);
  refuseWhenUsed(await countDependants(tx, id));
  await intoTrash(tx, "companies", id);
}

export async function undeleteCompany(tx: Tx, view: View, id: number): Promise<Company> {
  const { parent_company_id } = await held(tx, "companies", id, () => findCompany(tx, view, id, { trash: true }));
  if (parent_company_id !== null && !(await isThere(tx, parent_company_id)))
    throw new FieldProblem({ parent_company_id: { code: "missing" } });
  await outOfTrash(tx, "companies", id);
  return orNotFound(await findCompany(tx, { ...view, scope: including(view.scope, id) }, id));
}

/** Findings on the rows of a list that the caller may not choose. */
function refuseUnseen(list: string, field: string, ids: number[], seen: ReadonlySet<number>): void {
  const issues: FieldIssues = {};
  for (const [index, id] of ids.entries()) if (!seen.has(id)) issues[`${list}.${index}.${field}`] = { code: "outside" };
  if (Object.keys(issues).length > 0) throw new FieldProblem(issues);
}

/** The place, locked; 409 with its current state where somebody changed the list since the caller read it. */
async function withList(
  tx: Tx,
  view: View,
  id: number,
  list: "persons_version" | "companies_version",
  version: number,
) {
  const current = await lockedCompany(tx, view, id);
  if (current[list] !== version) throw new Problem("conflict", { current });
}

/** Replaces the persons of a place as far as the caller sees them; others stay. */
export async function associatePersons(tx: Tx, view: View, id: number, body: PersonAssociations): Promise<Company> {
  await withList(tx, view, id, "persons_version", body.version);
  const ids = body.persons.map(({ person_id }) => person_id);
  refuseUnseen("persons", "person_id", ids, await personsSeen(tx, view.persons, ids));
  await replacePersons(tx, id, view.persons, body);
  const primary = body.persons.findIndex(({ is_primary }) => is_primary);
  if (primary >= 0 && (await countPrimary(tx, id)) > 1)
    throw new FieldProblem({ [`persons.${primary}.is_primary`]: { code: "one_primary" } });
  return orNotFound(await findCompany(tx, view, id));
}

/** V17: never with itself. */
export async function associateCompanies(tx: Tx, view: View, id: number, body: CompanyAssociations): Promise<Company> {
  await withList(tx, view, id, "companies_version", body.version);
  const ids = body.companies.map(({ company_id }) => company_id);
  const itself = ids.indexOf(id);
  if (itself >= 0) throw new FieldProblem({ [`companies.${itself}.company_id`]: { code: "itself" } });
  refuseUnseen("companies", "company_id", ids, await companiesSeen(tx, view.companies, ids));
  await replaceRelations(tx, id, view.companies, body);
  return orNotFound(await findCompany(tx, view, id));
}
