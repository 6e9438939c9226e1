// Which disaster each row of figures is about.
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { Scope } from "../../../platform/scope.ts";
import { disasters, isDisaster } from "../queries.ts";

export type CalledCard = { index: number; id: number };
type Cells = Partial<Record<string, string>>;

/** Disasters of the caller's places by their code, and by the code or name of their place where the row says one. */
export async function cardsCalled(tx: Tx, scope: Scope, rows: readonly Cells[]): Promise<CalledCard[]> {
  const named = rows.map((cells, index) => ({
    index,
    code: cells["code"]?.trim() ?? "",
    place: cells["place_code"]?.trim() || cells["company_id"]?.trim() || null,
  }));
  const { rows: found } = await sql<CalledCard>`
    select n.index, e.id from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n(index integer, code text, place text)
    join (${disasters}) on e.code = n.code
    where ${isDisaster(scope)}
      and (n.place is null or c.territorial_code = n.place or lower(c.reason_social) = lower(n.place))
    order by n.index, e.id`.execute(tx);
  return found;
}
