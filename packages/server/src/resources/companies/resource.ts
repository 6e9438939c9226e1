// Places, as the server is told of them.
import { sql } from "kysely";
import { companies } from "@atalaya/contract/resources/companies.ts";
import type { NamedRows, Noun } from "../../platform/noun.ts";
import { companyRoutes } from "./routes.ts";
import { companyPointers } from "./queries.ts";

const ofPlace: NamedRows = {
  name: sql`c.reason_social`,
  join: sql`join companies c on c.id = x.company_id`,
  permission: "companies.index",
};

export const companiesNoun: Noun = {
  routes: [companyRoutes],
  declares: [companies],
  rows: {
    companies: { name: sql`x.reason_social`, company_id: sql`x.id`, permission: "companies.index" },
    company_boundaries: ofPlace,
    company_stats: ofPlace,
    company_persons: ofPlace,
    company_relations: ofPlace,
  },
  refusals: {
    company_relations_self: { companies: { code: "itself" } },
    company_relations_related_company_id_fkey: { companies: { code: "missing" } },
    company_persons_person_id_fkey: { persons: { code: "missing" } },
    companies_territorial_code_key: { territorial_code: { code: "taken" } },
    companies_name_key: { reason_social: { code: "taken" } },
    companies_no_cycle: { parent_company_id: { code: "circle" } },
    company_boundaries_valid: { boundary: { code: "self_crossing" } },
    companies_parent_company_id_fkey: { parent_company_id: { code: "missing" } },
  },
  pointers: { companies: companyPointers },
};
