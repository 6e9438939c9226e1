// Putting a catalogue in order: one call moves variables between groups and along them.
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import type { CatalogueOrder } from "@atalaya/contract/resources/variable-groups.ts";
import type { Tx } from "../../platform/database/database.ts";
import { FieldProblem } from "../../platform/http/problem.ts";
import { mayDefine, type Scope } from "../../platform/scope.ts";
import { findGroup, holdForOrder, writeOrder } from "./group-queries.ts";

/** 422 on `group_id` for a group that the caller does not see in the domain; null stands outside of all groups. */
export async function inKnownGroup(tx: Tx, scope: Scope, domain: Domain, group_id: number | null): Promise<void> {
  if (group_id !== null && !(await findGroup(tx, scope, domain, group_id)))
    throw new FieldProblem({ group_id: { code: "missing" } });
}

/** 422 when something named is not seen by the caller, or not the caller's to define. */
export async function reorder(tx: Tx, scope: Scope, domain: Domain, order: CatalogueOrder): Promise<void> {
  for (const [table, named] of [
    ["variable_groups", order.groups],
    ["variables", order.variables],
  ] as const) {
    const ids = [...new Set(named.map(({ id }) => id))];
    const rows = await holdForOrder(tx, scope, domain, table, ids);
    if (rows.length < ids.length)
      throw new FieldProblem({ [table === "variables" ? "variables" : "groups"]: { code: "missing" } });
    for (const { company_id } of rows) mayDefine(scope, company_id);
  }
  for (const group_id of new Set(order.variables.map((it) => it.group_id)))
    await inKnownGroup(tx, scope, domain, group_id);
  await writeOrder(tx, order);
}
