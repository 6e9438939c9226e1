// Institutions, as the server is told of them.
import { sql } from "kysely";
import { institutions } from "@atalaya/contract/resources/institutions.ts";
import type { Noun } from "../../platform/noun.ts";
import { institutionRoutes } from "./routes.ts";
import { institutionPointers } from "./queries.ts";

export const institutionsNoun: Noun = {
  routes: [institutionRoutes],
  declares: [institutions],
  rows: {
    institutions: { name: sql`x.name_es`, permission: "entities.index" },
  },
  refusals: {
    institutions_parent_institution_id_fkey: { parent_institution_id: { code: "missing" } },
    institutions_no_cycle: { parent_institution_id: { code: "tree_cycle" } },
    institutions_company_id_fkey: { company_id: { code: "missing" } },
  },
  pointers: { institutions: institutionPointers },
};
