// Which disaster each row of figures is about, and the cards with what they tell so far and will tell.
import { sql } from "kysely";
import type { RecordStatus, StoredRecord } from "@atalaya/contract/resources/records.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Scope } from "../../../platform/scope.ts";
import { disasters, isDisaster } from "../queries.ts";
import { asBreakdowns, asFigures } from "../stored.ts";

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

/** A card as it is before figures are added to it. */
export type HeldCard = Pick<StoredRecord, "id" | "status" | "observed_on" | "figures" | "breakdowns"> & {
  timezone: string | null;
};

/** Held until the transaction ends. */
export async function holdCards(tx: Tx, ids: readonly number[]): Promise<HeldCard[]> {
  const { rows } = await sql<HeldCard>`
    select r.id, r.status, r.observed_on, ${asFigures(sql`r.figures`)} as figures,
      ${asBreakdowns(sql`r.breakdowns`)} as breakdowns, c.timezone
    from records r join companies c on c.id = r.company_id
    where r.id = any(${ids}::bigint[]) order by r.id for update of r`.execute(tx);
  return rows;
}

/** `added`: how many of its figures are new. */
export type ChangedCard = Pick<HeldCard, "id" | "figures"> & {
  added: number;
  status?: RecordStatus;
  review_note?: string;
};

export const writeCards = (tx: Tx, cards: readonly ChangedCard[]) =>
  sql`update records r set figures = n.figures, status = coalesce(n.status, r.status), review_note = coalesce(n.review_note, r.review_note)
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as n(id bigint, figures jsonb, status text, review_note text)
    where r.id = n.id`.execute(tx);
