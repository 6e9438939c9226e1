// The territory of a request: which places its caller may see or change. Only access.ts makes one.
import { FieldProblem, Problem } from "./http/problem.ts";

declare const made: unique symbol;

/**
 * The places that a request may touch, descendants included; null is everywhere. `ancestor_ids` are the places above them, whose
 * shared definitions apply below. The brand keeps a hand-made scope from compiling.
 */
export type Scope = {
  readonly [made]: true;
  readonly company_ids: readonly number[] | null;
  readonly ancestor_ids: readonly number[];
};

/** The place of a row about to be written, or 422 on its field when it lies outside the scope. */
export function within<T extends number>(scope: Scope, company_id: T, field = "company_id"): T {
  if (scope.company_ids && !scope.company_ids.includes(company_id))
    throw new FieldProblem({ [field]: { code: "outside" } });
  return company_id;
}

/** What is the same for all places is changed only by who may do so in all of them: 403. */
export function everywhere({ company_ids }: Scope): void {
  if (company_ids !== null) throw new Problem("shared_everywhere");
}

/** The scope with one place more: one that the request itself has just put into it, by making it or taking it out of the trash. */
export const including = (scope: Scope, company_id: number): Scope =>
  scope.company_ids === null ? scope : { ...scope, company_ids: [...scope.company_ids, company_id] };

/** What is the same for all places is defined only by who may do so in all of them; others define it for a place of their own. */
export function mayDefine(scope: Scope, company_id: number | null): void {
  if (company_id !== null) within(scope, company_id);
  else if (scope.company_ids !== null) throw new FieldProblem({ company_id: { code: "shared_only" } });
}
