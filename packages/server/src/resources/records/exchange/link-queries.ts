// What the cells of a sheet call other records, properties, institutions and plans by: found for all rows at once, as a form would let them be chosen.
import { sql } from "kysely";
import type { CellLink } from "@atalaya/contract/resources/records/card-columns.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Scope } from "../../../platform/scope.ts";
import { institutionsCalled } from "../../institutions/queries.ts";
import { plansCalled } from "../../legal-documents/queries.ts";
import { assetsCalled } from "../assets/asset-queries.ts";
import { mayBeKnown } from "../queries.ts";

/** `company_id`: the place of the row; null where what is named may be of any place. */
export type NamedIn = { index: number; name: string; company_id: number | null };
export type Found = { index: number; id: number };

/** Disasters of the place of the row or of one above, by their code, that the caller may know of. They stay so until the transaction ends. */
async function eventsCalled(tx: Tx, scope: Scope, named: readonly NamedIn[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select n.index, e.id from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n(index integer, name text, company_id bigint)
    join records e on e.code = n.name and e.domain = 'risk' and e.deleted_at is null
    join variables v on v.id = e.variable_id and v.kind = 'event_type'
    where (n.company_id is null or e.company_id = any((select path from companies where id = n.company_id)::bigint[]))
      and ${mayBeKnown(scope)} for share of e`.execute(tx);
  return rows;
}

const finders: Record<CellLink, (tx: Tx, scope: Scope, named: readonly NamedIn[]) => Promise<Found[]>> = {
  event: eventsCalled,
  facility: (tx, scope, named) => assetsCalled(tx, scope, "facility", named),
  property: (tx, scope, named) => assetsCalled(tx, scope, "property", named),
  institution: institutionsCalled,
  plan: plansCalled,
};

export const findLinked = (tx: Tx, scope: Scope, to: CellLink, named: readonly NamedIn[]): Promise<Found[]> =>
  finders[to](tx, scope, named);
