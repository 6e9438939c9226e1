// Signing in, passwords, and the own account, as the server is told of them.
import { sql } from "kysely";
import { placeless, type NamedRows, type Noun } from "../../platform/noun.ts";
import { passwordRoutes } from "./password-routes.ts";
import { sessionRoutes } from "./routes.ts";
import { settingsRoutes } from "./settings-routes.ts";

const ofPerson: NamedRows = {
  name: sql`u.name`,
  join: sql`join users u on u.id = x.user_id`,
  company_id: placeless,
  permission: "users.index",
};

export const sessionsNoun: Noun = {
  routes: [sessionRoutes, passwordRoutes, settingsRoutes],
  rows: {
    sessions: ofPerson,
    user_links: ofPerson,
  },
};
