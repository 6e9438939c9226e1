// What institutions do in each phase, as the server is told of them.
import { sql } from "kysely";
import { institutionFunctions } from "@atalaya/contract/resources/institutions/functions.ts";
import type { Noun } from "../../platform/noun.ts";
import { institutionFunctionRoutes } from "./routes.ts";

export const institutionFunctionsNoun: Noun = {
  routes: [institutionFunctionRoutes],
  declares: [institutionFunctions],
  rows: {
    institution_functions: {
      name: sql`i.name_es`,
      join: sql`join institutions i on i.id = x.institution_id`,
      permission: "legalSetup.index",
    },
  },
  refusals: {
    institution_functions_institution_id_fkey: { institution_id: { code: "missing" } },
    institution_functions_key: { phase: { code: "taken" } },
  },
};
