// Persons, as the server is told of them.
import { sql } from "kysely";
import { persons } from "@atalaya/contract/resources/persons.ts";
import type { Noun } from "../../platform/noun.ts";
import { personRoutes } from "./routes.ts";
import { personPointers } from "./queries.ts";

export const personsNoun: Noun = {
  routes: [personRoutes],
  declares: [persons],
  rows: {
    persons: { name: sql`concat_ws(' ', x.first_name, x.last_name)`, permission: "entities.index" },
  },
  refusals: {
    persons_institution_id_fkey: { institution_id: { code: "missing" } },
    persons_company_id_fkey: { company_id: { code: "missing" } },
    persons_email: { email: { code: "taken" } },
  },
  pointers: { persons: personPointers },
};
