// Keys, as the server is told of them.
import { sql } from "kysely";
import { placeless, type Noun } from "../../platform/noun.ts";
import { apiKeyRoutes } from "./routes.ts";

export const apiKeysNoun: Noun = {
  routes: [apiKeyRoutes],
  rows: { api_keys: { name: sql`x.name`, company_id: placeless, permission: "users.index" } },
};
