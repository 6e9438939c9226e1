// Writing persons: inside the caller's places, in an institution that the caller sees.
import { PersonDraft, type Person, type PersonPatch } from "@atalaya/contract/resources/persons.ts";
import { storedId } from "@atalaya/contract/domain/tax-id.ts";
import type { Tx } from "../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound, refuseWhenUsed } from "../../platform/http/problem.ts";
import { checkWhole } from "../../platform/http/schemas.ts";
import { within, type Scope } from "../../platform/scope.ts";
import { isInstitution, isThere } from "../institutions/queries.ts";
import { countDependants, findKnown, findPerson, insertPerson, updatePerson } from "./queries.ts";
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

type Contact = Pick<PersonDraft, "company_id" | "email" | "national_id">;

/** Somebody who is in the directory of the place, or of one above it, is offered instead of being entered twice. */
async function refuseKnown(tx: Tx, seen: Scope | null, id: number | null, contact: Contact, before?: Contact) {
  const [email, national_id] = [
    contact.email === before?.email ? null : contact.email,
    contact.national_id === before?.national_id ? null : contact.national_id,
  ];
  if (!seen || (email === null && national_id === null)) return;
  const known = await findKnown(tx, seen, id, { company_id: contact.company_id, email, national_id });
  if (!known) return;
  const { first_name, last_name } = known.person;
  const parameters = { name: `${first_name} ${last_name}`, place: known.place };
  throw new FieldProblem({ [known.by]: { code: "person_known", parameters } }, masked(known.person));
}

/** `seen`: where the caller reads persons; null is nowhere. */
export async function createPerson(tx: Tx, scope: Scope, seen: Scope | null, draft: PersonDraft): Promise<Person> {
  within(scope, draft.company_id);
  await mayWorkAt(tx, scope, draft.institution_id);
  const row = { ...draft, ...storedNationalId(draft) };
  await refuseKnown(tx, seen, null, row);
  const id = await insertPerson(tx, row);
  return orNotFound(await findPerson(tx, scope, id));
}

export async function changePerson(
  tx: Tx,
  scope: Scope,
  seen: Scope | null,
  id: number,
  { version, ...changes }: PersonPatch,
): Promise<Person> {
  const current = await held(tx, "persons", id, () => findPerson(tx, scope, id), version);
  if (changes.company_id !== undefined) within(scope, changes.company_id);
  checkWhole(PersonDraft, current, changes);
  if (changes.institution_id !== current.institution_id) await mayWorkAt(tx, scope, changes.institution_id);
  const row = { ...changes, ...storedNationalId(changes, current) };
  await refuseKnown(tx, seen, id, { ...current, ...row }, current);
  await updatePerson(tx, id, row);
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
