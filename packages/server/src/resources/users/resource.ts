// Users and their roles, as the server is told of them.
import { sql } from "kysely";
import { users } from "@atalaya/contract/resources/users.ts";
import { placeless, type Noun } from "../../platform/noun.ts";
import { userRoutes } from "./routes.ts";

export const usersNoun: Noun = {
  routes: [userRoutes],
  declares: [users],
  rows: {
    users: { name: sql`x.name`, company_id: placeless, permission: "users.index" },
    role_assignments: {
      name: sql`u.name`,
      join: sql`join users u on u.id = x.user_id`,
      company_id: placeless,
      permission: "users.index",
    },
  },
  refusals: {
    users_email_key: { email: { code: "taken" } },
    role_assignments_role_id_fkey: { assignments: { code: "missing" } },
    role_assignments_company_id_fkey: { assignments: { code: "missing" } },
  },
};
