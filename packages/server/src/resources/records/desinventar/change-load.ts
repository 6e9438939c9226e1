// What its user changes in a load: what an event of the file is, which place one of its places is; and that it goes.
import { sql } from "kysely";
import type { EventChoice, PlaceChoice } from "@atalaya/contract/resources/records/desinventar.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/database/database.ts";
import { FieldProblem, orNotFound } from "../../../platform/http/problem.ts";
import { within, type Scope } from "../../../platform/scope.ts";
import { knownVariables } from "./load-queries.ts";

/** Cards that it is about are looked at again, those that were refused too; what was written stays as it is. */
const tryAgain = (tx: Tx, load_id: number, column: "event_index" | "place_index", index: number) =>
  sql`update desinventar_cards set state = 'waiting', problem = null, is_examined = false
    where load_id = ${load_id} and ${sql.ref(column)} = ${index} and state in ('waiting', 'refused')`.execute(tx);

export async function chooseVariable(
  tx: Tx,
  scope: Scope,
  load_id: number,
  { index, variable_id }: z.output<typeof EventChoice>,
): Promise<void> {
  if (variable_id !== null && !(await knownVariables(tx, scope)).some(({ id }) => id === variable_id))
    throw new FieldProblem({ variable_id: { code: "missing" } });
  const { rows } = await sql`
    update desinventar_load_events set variable_id = ${variable_id}, matched_by = ${variable_id === null ? null : "hand"}
    where load_id = ${load_id} and index = ${index} returning index`.execute(tx);
  orNotFound(rows[0]);
  await tryAgain(tx, load_id, "event_index", index);
}

export async function choosePlace(
  tx: Tx,
  scope: Scope,
  load_id: number,
  { index, company_id }: z.output<typeof PlaceChoice>,
): Promise<void> {
  if (company_id !== null) {
    within(scope, company_id);
    const { rows } =
      await sql`select from companies where id = ${company_id} and deleted_at is null for key share`.execute(tx);
    if (rows.length === 0) throw new FieldProblem({ company_id: { code: "missing" } });
  }
  const { rows } = await sql`
    update desinventar_load_places set company_id = ${company_id}, matched_by = ${company_id === null ? null : "hand"}
    where load_id = ${load_id} and index = ${index} returning index`.execute(tx);
  orNotFound(rows[0]);
  await tryAgain(tx, load_id, "place_index", index);
}

/** While cards of it stand written, it is what they came in as. */
export async function deleteLoad(tx: Tx, load_id: number): Promise<void> {
  const { rows } = await sql`
    select from desinventar_cards where load_id = ${load_id} and state in ('written', 'kept') limit 1`.execute(tx);
  if (rows.length > 0) throw new FieldProblem({ id: { code: "di_standing" } });
  await tx.deleteFrom("desinventar_loads").where("id", "=", load_id).execute();
}
