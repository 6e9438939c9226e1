// What is asked of exercises beyond what every plain noun is asked. The table is named `r`.
import { sql } from "kysely";

/** Its day has passed and nobody said that it was held, or it was held and nobody said how it went. */
export const isDue = sql<boolean>`(r.status = 'planned' and coalesce(r.ends_at, r.starts_at) < now()
  or r.status = 'held' and r.rating is null and r.evaluation is null)`;
