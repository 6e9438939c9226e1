// Writing persons: inside the caller's places, in an institution that the caller sees.
import { PersonDraft, type Person, type PersonPatch } from "@atalaya/contract/resources/persons.ts";
import { storedId } from "@atalaya/contract/tax-id.ts";
import type { Tx } from "../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound, refuseWhenUsed } from "../../platform/problem.ts";
import { checkWhole } from "../../platform/schemas.ts";
import { within, type Scope } from "../../platform/scope.ts";
import { isInstitution, isThere } from "../institutions/queries.ts";
import { countDependants, findPerson, insertPerson, updatePerson } from "./queries.ts";
import { masked } from "./rules.ts";

async function mayWorkAt(tx: Tx, scope: Scope, institution_id: number | null | undefined): Promise<void> {
  if (institution_id && !(await isInstitution(tx, scope, institution_id)))
    throw new FieldProblem({ institution_id: { code: "missing" } });
}

type NationalId = Partial<Pick<PersonDraft, "national_id" | "national_id_type">>;

/** The id as it is stored (V2); nothing where a change leaves it alone. */
const storedNationalId = (changes: NationalId, current: NationalId = {}) => {
  if (changes.national_id === undefined && changes.national_id_type === undefined) return {};
  const { national_id, national_id_type } = { ...current, ...changes };
  const { type, id } = storedId({ type: national_id_type ?? null, id: national_id ?? null });
  return { national_id: id, national_id_type: type as PersonDraft["national_id_type"] };
};

export async function createPerson(tx: Tx, scope: Scope, draft: PersonDraft): Promise<Person> {
  within(scope, draft.company_id);
  await mayWorkAt(tx, scope, draft.institution_id);
  const id = await insertPerson(tx, { ...draft, ...storedNationalId(draft) });
  return orNotFound(await findPerson(tx, scope, id));
}

export async function changePerson(
  tx: Tx,
  scope: Scope,
  id: number,
  { version, ...changes }: PersonPatch,
): Promise<Person> {
  const current = await held(tx, "persons", id, () => findPerson(tx, scope, id), version);
  if (changes.company_id !== undefined) within(scope, changes.company_id);
  checkWhole(PersonDraft, current, changes);
  if (changes.institution_id !== current.institution_id) await mayWorkAt(tx, scope, changes.institution_id);
  await updatePerson(tx, id, { ...changes, ...storedNationalId(changes, current) });
  return orNotFound(await findPerson(tx, scope, id));
}

/** A person who is associated with places is refused, with their number (V18). */
export async function deletePerson(tx: Tx, scope: Scope, id: number, version?: number): Promise<void> {
  // Who may delete a person need not be one who reads the id whole (V20), and a conflict shows the person.
  const find = async () => {
    const person = await findPerson(tx, scope, id);
    return person && masked(person);
  };
  await held(tx, "persons", id, find, version);
  refuseWhenUsed(await countDependants(tx, id));
  await intoTrash(tx, "persons", id);
}

export async function undeletePerson(tx: Tx, scope: Scope, id: number): Promise<Person> {
  const { institution_id } = await held(tx, "persons", id, () => findPerson(tx, scope, id, { trash: true }));
  if (institution_id !== null && !(await isThere(tx, institution_id)))
    throw new FieldProblem({ institution_id: { code: "missing" } });
  await outOfTrash(tx, "persons", id);
  return orNotFound(await findPerson(tx, scope, id));
}
