// Editions, as the server is told of them: whoever may read the paper may read what was sealed of it.
import { sql } from "kysely";
import type { Noun } from "../../platform/noun.ts";

export const editionsNoun: Noun = {
  routes: [],
  rows: {
    editions: {
      name: sql`case x.resource when 'event_reports' then concat_ws(' · ', e.title, p.number)
        when 'records' then concat_ws(' · ', e.title, x.number) when 'composite_indices' then concat_ws(' · ', i.name_es, x.number)
        else s.number || '/' || s.year end`,
      join: sql`left join committee_sessions s on x.resource = 'committee_sessions' and s.id = x.record_id
        left join event_reports p on x.resource = 'event_reports' and p.id = x.record_id
        left join composite_indices i on x.resource = 'composite_indices' and i.id = x.record_id
        left join records e on e.id = case x.resource when 'records' then x.record_id else p.record_id end`,
      permission: sql`case x.resource when 'event_reports' then 'reports.index' when 'records' then 'records.risk.index'
        when 'composite_indices' then 'records.vulnerability.index' else 'legalDrm.index' end`,
    },
  },
};
