// Variables and their groups, as the server is told of them.
import { sql } from "kysely";
import { variableGroupsOf } from "@atalaya/contract/resources/variable-groups.ts";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import type { Noun } from "../../platform/noun.ts";
import { variableGroupRoutes } from "./group-routes.ts";
import { variableRoutes } from "./routes.ts";
import { groupPointers } from "./group-queries.ts";
import { variablePointers } from "./queries.ts";

export const variablesNoun: Noun = {
  routes: [variableRoutes, variableGroupRoutes],
  declares: [variablesOf("situation"), variableGroupsOf("situation")],
  rows: {
    variables: { name: sql`x.name_es`, permission: sql`'variables.' || x.domain` },
  },
  refusals: {
    variables_check: { max_value: { code: "range_order" } },
    variables_check1: { max_zoom: { code: "range_order" } },
    variables_group_id_fkey: { group_id: { code: "missing" } },
    variable_groups_company_id_fkey: { company_id: { code: "missing" } },
    variables_company_id_fkey: { company_id: { code: "missing" } },
  },
  pointers: { variables: variablePointers, variable_groups: groupPointers },
};
