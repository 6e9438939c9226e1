// Roles, as the server is told of them.
import { sql } from "kysely";
import { roles } from "@atalaya/contract/resources/roles.ts";
import { placeless, type Noun } from "../../platform/noun.ts";
import { roleRoutes } from "./routes.ts";
import { rolePointers } from "./queries.ts";

export const rolesNoun: Noun = {
  routes: [roleRoutes],
  declares: [roles],
  rows: {
    roles: { name: sql`x.name_es`, company_id: placeless, permission: "roles.index" },
  },
  pointers: { roles: rolePointers },
};
