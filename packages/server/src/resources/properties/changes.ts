// Writing properties: each change is checked as the whole property it would make, and a stale version is refused.
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { PropertyDraft, type Property, type PropertyPatch } from "@atalaya/contract/resources/properties.ts";
import type { Tx } from "../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { crossesItself } from "../../platform/database/sql.ts";
import { FieldProblem, orNotFound } from "../../platform/http/problem.ts";
import { checkWhole } from "../../platform/http/schemas.ts";
import { within, type Scope } from "../../platform/scope.ts";
import { findProperty, insertProperty, updateProperty } from "./queries.ts";

async function mayBeDrawn(tx: Tx, geometry: Geometry | null | undefined): Promise<void> {
  if (geometry && (await crossesItself(tx, geometry))) throw new FieldProblem({ geometry: { code: "self_crossing" } });
}

export async function createProperty(tx: Tx, scope: Scope, draft: PropertyDraft): Promise<Property> {
  within(scope, draft.company_id);
  await mayBeDrawn(tx, draft.geometry);
  return orNotFound(await findProperty(tx, scope, await insertProperty(tx, draft)));
}

const lockedProperty = (tx: Tx, scope: Scope, id: number, version?: number) =>
  held(tx, "properties", id, () => findProperty(tx, scope, id), version);

export async function changeProperty(
  tx: Tx,
  scope: Scope,
  id: number,
  { version, ...changes }: PropertyPatch,
): Promise<Property> {
  // No rule looks at the geometry and another field at once, and it can be large.
  const { geometry: _stored, ...current } = await lockedProperty(tx, scope, id, version);
  const { geometry, ...plain } = changes;
  if (changes.company_id !== undefined) within(scope, changes.company_id);
  checkWhole(PropertyDraft, current, plain);
  await mayBeDrawn(tx, geometry);
  await updateProperty(tx, id, changes);
  return orNotFound(await findProperty(tx, scope, id));
}

export async function deleteProperty(tx: Tx, scope: Scope, id: number, version?: number): Promise<void> {
  await lockedProperty(tx, scope, id, version);
  await intoTrash(tx, "properties", id);
}

export async function undeleteProperty(tx: Tx, scope: Scope, id: number): Promise<Property> {
  await held(tx, "properties", id, () => findProperty(tx, scope, id, { trash: true }));
  await outOfTrash(tx, "properties", id);
  return orNotFound(await findProperty(tx, scope, id));
}
