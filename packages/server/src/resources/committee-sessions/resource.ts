// Sessions of committees, as the server is told of them.
import { sql } from "kysely";
import { committeeSessions } from "@atalaya/contract/resources/committee-sessions.ts";
import type { Noun } from "../../platform/noun.ts";
import { citationRoutes } from "./citation-routes.ts";
import { minutesEditionRoutes } from "./edition-routes.ts";
import { committeeSessionRoutes } from "./routes.ts";
import { committeeTodo } from "./todo.ts";

const ownPart = "a part of it, kept with it in the trash";

export const committeeSessionsNoun: Noun = {
  routes: [committeeSessionRoutes, minutesEditionRoutes, citationRoutes],
  declares: [committeeSessions],
  rows: {
    committee_sessions: { name: sql`x.number || '/' || x.year`, permission: "legalDrm.index" },
    committee_agreements: { name: sql`x.text`, permission: "legalDrm.index" },
    committee_citations: {
      name: sql`concat_ws(' ', p.first_name, p.last_name)`,
      join: sql`join committee_members m on m.id = x.member_id join persons p on p.id = m.person_id`,
      permission: "legalDrm.index",
    },
  },
  refusals: {
    committee_sessions_committee_id_fkey: { committee_id: { code: "missing" } },
  },
  pointers: {
    committee_sessions: {
      "committee_sessions.approved_in_session_id": "counted by the session itself, its own approval aside",
      "editions.approved_in_session_id": "minutes approved in a session are counted as sessions",
      "committee_agreements.session_id": ownPart,
      "committee_citations.session_id": ownPart,
    },
  },
  todo: committeeTodo,
};
