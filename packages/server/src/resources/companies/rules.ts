// Who may put a place where. Pure.
import { territoryOf, type Identity } from "../../platform/people/identity.ts";

/** A role works in all that lies below its place: whether somebody who moves a place there gains permissions over it (V19). */
export const gainsByMove = (identity: Identity, company_id: number, parent: number): boolean =>
  identity.assignments
    .flatMap(({ permissions }) => permissions)
    .map((permission) => territoryOf(identity, permission))
    .some((ids) => ids !== null && ids.includes(parent) && !ids.includes(company_id));
