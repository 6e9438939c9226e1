// Who may put a place where. Pure.
import { territoryOf, type Identity } from "../../platform/identity.ts";
import { FieldProblem } from "../../platform/problem.ts";

/** A role works in all that lies below its place: nobody moves a place to where he would gain permissions over it (V19). */
export function mayMove(identity: Identity, company_id: number, parent: number | null): void {
  const gains = identity.assignments
    .flatMap(({ permissions }) => permissions)
    .map((permission) => territoryOf(identity, permission))
    .some((ids) => parent !== null && ids !== null && ids.includes(parent) && !ids.includes(company_id));
  if (gains) throw new FieldProblem({ parent_company_id: { code: "move_beyond" } });
}
