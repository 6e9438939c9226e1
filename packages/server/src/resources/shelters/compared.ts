// Municipalities compared by their shelters: how many are open, how many people are in them, how many more fit.
import { sql } from "kysely";
import { byMunicipality, type ComparedOf } from "../../platform/municipalities.ts";
import { newestCount } from "./occupancy.ts";

export const comparedShelters: ComparedOf = async (db, { held }) => {
  const scope = held("shelters.index");
  if (!scope) return [];
  const places = await byMunicipality<{ shelters_open: number; occupied: number; free: number }>(db, scope, {
    from: sql`(select r.company_id, r.capacity, ${newestCount("state")} as state, ${newestCount("occupied")} as occupied
      from shelters r where r.deleted_at is null and r.is_active) r`,
    where: sql`r.state <> 'closed'`,
    sums: sql`count(*) filter (where r.state = 'open') as shelters_open, sum(r.occupied)::int as occupied,
      coalesce(sum(greatest(r.capacity - r.occupied, 0)) filter (where r.state = 'open'), 0)::int as free`,
  });
  return [{ nothing: { shelters_open: 0, occupied: 0, free: 0 }, places }];
};
