// What of a variable stays once records use it: what they say would not be what it means any more (domain rule of variables).
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Row } from "./sections.ts";

const keysOf = (list: unknown): string[] => (Array.isArray(list) ? list.map((it: { key: string }) => it.key) : []);

/** Type and geometry never change, and no option or field that a record may hold is lost; further ones may come. */
function keptColumns(pack: Row, here: Row): string[] {
  const loses = (column: string) => {
    const wanted = new Set(keysOf(pack[column]));
    return keysOf(here[column]).some((key) => !wanted.has(key));
  };
  return ["value_type", "geometry_type", ...["options", "fields"].filter(loses)];
}

/** Of these variables those that have records, in the trash or not. */
export async function recordedVariables(tx: Tx, ids: readonly number[]): Promise<Map<number, typeof keptColumns>> {
  const { rows } = await sql<{ id: number }>`
    select v.id from unnest(${ids}::bigint[]) as v(id)
    where exists (select from records r where r.variable_id = v.id)`.execute(tx);
  return new Map(rows.map(({ id }) => [id, keptColumns]));
}
