// What makes one row of a noun in a place, for tests that call everything on a thing of the own place and of another.
import { sql } from "kysely";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import type { Tx } from "../../platform/database/database.ts";

let made = 0;

/** A number that no other row has. */
export const next = (): number => ++made;

/** A place with whatever a row may refer to; `viewer_id` is the role that only reads, `event_id` a disaster. */
export type Ground = {
  name: string;
  company_id: number;
  variables: Record<Domain, number>;
  event_id: number;
  viewer_id: number;
};

/** Makes one row of a noun in a place and answers its id. The name of a ground stands in the row's texts. */
export type Maker = (tx: Tx, ground: Ground) => Promise<number>;

export const id = async (row: Promise<{ id: number }>): Promise<number> => (await row).id;
export const point = sql<string>`st_setsrid(st_point(-71.6, -33.05), 4326)`;
