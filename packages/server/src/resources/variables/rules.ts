// What an edit of a variable may not do.
import type { z } from "zod";
import type { Variable, VariableDraft } from "@atalaya/contract/resources/variables.ts";
import { FieldProblem } from "../../platform/problem.ts";
import { within, type Scope } from "../../platform/scope.ts";

/** Shared variables are changed only by managers of all places; others define for a place of their own. */
export function mayDefine(scope: Scope, company_id: number | null): void {
  if (company_id !== null) within(scope, company_id);
  else if (scope.company_ids !== null) throw new FieldProblem({ company_id: { code: "shared_only" } });
}

/** Fields that records were written against: changing one under them would lose or falsify data. */
const frozenByUse = ["geometry_type", "value_type", "unit_es"] as const;

export function keepsRecords(current: Variable, changes: Partial<z.infer<typeof VariableDraft>>, uses: number): void {
  if (uses === 0) return;
  const changed = (field: keyof typeof changes) => changes[field] !== undefined && changes[field] !== current[field];
  const broken: (keyof typeof changes)[] = frozenByUse.filter(changed);
  // Made available to all places it still fits every record; drawn back to one place it might not.
  if (changed("company_id") && changes.company_id !== null) broken.push("company_id");
  if (broken.length > 0)
    throw new FieldProblem(
      Object.fromEntries(
        broken.map((field) => [field, { code: "variable_used" as const, parameters: { count: uses } }]),
      ),
    );
}
