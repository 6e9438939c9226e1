// Committees, as the server is told of them.
import { sql } from "kysely";
import { committees } from "@atalaya/contract/resources/committees.ts";
import type { Noun } from "../../platform/noun.ts";
import { committeeCoverage } from "./coverage.ts";
import { committeeRoutes } from "./routes.ts";
import { committeePointers } from "./queries.ts";

export const committeesNoun: Noun = {
  routes: [committeeRoutes],
  declares: [committees],
  rows: {
    committees: { name: sql`x.name`, permission: "legalDrm.index" },
    committee_members: {
      name: sql`concat_ws(' ', p.first_name, p.last_name)`,
      join: sql`join persons p on p.id = x.person_id`,
      permission: "legalDrm.index",
    },
  },
  refusals: {
    committees_constitution_document_id_fkey: { constitution_document_id: { code: "missing" } },
    committees_regulation_document_id_fkey: { regulation_document_id: { code: "missing" } },
    committee_members_person_id_fkey: { members: { code: "missing" } },
    committees_active: { kind: { code: "committee_there" } },
    committees_company_id_fkey: { company_id: { code: "missing" } },
  },
  pointers: { committees: committeePointers },
  coverage: committeeCoverage,
};
