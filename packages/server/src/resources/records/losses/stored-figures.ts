// Figures as they are kept, read as the contract says them.
import { sql, type RawBuilder } from "kysely";
import type { Figure } from "@atalaya/contract/domain/losses.ts";

/** A list of figures, each with an hour: those that were written before hours were told have none, and then it is not known. */
export const withHours = (figures: RawBuilder<unknown>) => sql<Figure[]>`(
  select coalesce(jsonb_agg('{"hour": null}' || listed.figure order by listed.nth), '[]')
  from jsonb_array_elements(${figures}) with ordinality as listed(figure, nth))`;
